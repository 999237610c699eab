import { noAnswer } from './actions.ts'

export const trackPage = {
  share: 'Share',
  copied: { title: 'Link copied', description: 'Paste it wherever you like.' },
  notCopied: 'Copy this link',
  shareText: (title: string, artist: string) => `${title} by ${artist}`,
  place: 'Place in the track',
  placeNow: (at: string, of: string) => `${at} of ${of}`,
  reviews: 'Video Reviews',
  noReviews: 'Nobody has reviewed this track yet.',
  artistPage: (name: string) => `${name}'s profile`,
  watch: (username: string) => `Watch @${username}'s review`,
  reviewOf: (username: string) => `@${username}'s review`,
  noVideo: 'This video does not play. What was said stands below.',
  previous: 'Previous review',
  next: 'Next review',
  loading: 'Loading track',
  failed: 'This track did not come',
  noAnswer,
} as const
