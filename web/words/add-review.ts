export const addReview = 'Then record up to 60 seconds on camera. Posting it earns points.'
