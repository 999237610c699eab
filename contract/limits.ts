/** Every number of the specification's section 9 that both sides need, once. Lengths in characters, times in milliseconds. */
export const LENGTH = {
  title: 50,
  artistName: 50,
  description: 300,
  bio: 500,
  username: { min: 3, max: 30 },
  password: { min: 6, max: 200 },
  displayName: { min: 2, max: 50 },
  search: 100,
} as const

export const GENRES = [
  'Hip Hop',
  'Electronic',
  'Pop',
  'Rock',
  'R&B',
  'Jazz',
  'Folk',
  'Country',
  'Classical',
  'Other',
] as const
export type Genre = (typeof GENRES)[number]

export const AUDIO_TYPES = ['audio/mpeg', 'audio/wav', 'audio/mp3', 'audio/ogg', 'audio/aac'] as const
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export const RECORDING = { limit: 60_000, chunk: 100 } as const
export const SWIPE = { distance: 150, flick: 70, speed: 0.7, transition: 200 } as const
export const SOUND = { autoPlay: 500, afterVideo: 1000, debounce: 300, quiet: 150, lockRelease: 200 } as const
export const REVIEW = { success: 1000, feedRefresh: 300, tabSwitch: 300 } as const
/** How many of what Discover shows at most, and how long after the last letter it asks. */
export const DISCOVER = { leaderboard: 5, artists: 4, tracks: 4 } as const
export const SEARCH = { artists: 4, genres: 3, tracks: 6, genreCount: 1000, debounce: 150 } as const
/** Seconds in which a deletion can be undone. */
export const UNDO = 10
export const RATING_POP = 500
export const TOAST = { duration: 5000, guestDuration: 2000, swipe: 50, hotkey: 'F8', removal: 1_000_000 } as const

const minute = 60_000
/** How long the browser may believe what it has. */
export const FRESH = { feed: 5 * minute, reviews: 10_000, user: 5 * minute, lists: minute } as const

/** Diamonds of a review: 1 to 3. */
export const reviewDiamonds = (points: number) => Math.min(3, Math.max(1, Math.round(points / 10)))
/** Diamonds of a profile: none without points, else 1 to 3. */
export const profileDiamonds = (points: number) => (points > 0 ? Math.min(3, Math.max(1, Math.floor(points / 30))) : 0)

/** 999 → "999", 1,000 → "1.0K", 1,250,000 → "1.3M". */
export function shortCount(count: number) {
  if (count >= 999_950) return `${(count / 1_000_000).toFixed(1)}M`
  if (count >= 1000) return `${(count / 1000).toFixed(1)}K`
  return String(count)
}
