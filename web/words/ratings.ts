export const rateIt = 'Rate it'
export const ratingFailed = 'Failed to submit rating. Please try again.'
