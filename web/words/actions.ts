/** What buttons say in several places, none of them on the first screen. */
export const actions = {
  again: 'Try again',
  back: 'Back',
  cancel: 'Cancel',
  change: 'Change',
  close: 'Close',
  discoverMusic: 'Discover Music',
  follow: 'Follow',
  more: 'Show more',
  remove: 'Remove',
  uploadATrack: 'Upload a Track',
  uploadTrack: 'Upload Track',
} as const

/** What a toast says when there is no sentence of the server's. */
export const noAnswer = 'The server did not answer. Please try again.'
