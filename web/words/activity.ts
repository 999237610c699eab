import { count, several } from './format.ts'

export const activity = {
  title: 'Your Content',
  guest: { title: 'Sign in to view your content', signIn: 'Sign In / Sign Up' },
  tabs: { label: 'Your Reviews or Your Tracks', reviews: 'Your Reviews', tracks: 'Your Tracks' },
  loading: { reviews: 'Loading your reviews', tracks: 'Loading your tracks' },
  failed: {
    reviews: 'Your reviews did not come.',
    tracks: 'Your tracks did not come.',
  },
} as const

export const reviewCard = {
  /** What follows is the title in quotes, or the track's number. */
  on: 'Your review on ',
  trackNumber: (id: number) => `track #${id}`,
  gone: 'The artist has deleted this track. What you earned stays yours.',
  points: (points: number) => `+${points} pts`,
  checkingMeans: 'Only you can see it until then. It can rise to 30 points or drop to 0.',
  checkingUnpaid: 'Only you can see it until then.',
  receipt: 'What the points are for',
  total: (points: number) => [String(points), 'of 30 points'] as const,
  empty: "You haven't reviewed any tracks yet",
  changed: (title: string, verdict: string, points: number) => `Your review on "${title}": ${verdict}, +${points} pts`,
} as const

export const trackCard = {
  untitled: 'Untitled Track',
  noGenre: 'No genre',
  uploaded: (ago: string) => `Uploaded ${ago}`,
  reviews: (number: number) => several(number, 'review', 'reviews'),
  earned: (points: number) => `${count(points)} points earned`,
  empty: 'No tracks uploaded yet',
} as const
