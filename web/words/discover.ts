import { actions } from './actions.ts'
import { common } from './common.ts'
import { feed } from './feed.ts'
import { count, several } from './format.ts'
import { signInRequired } from './sign-in.ts'

const noTracks = 'No tracks found'
const tracksFailed = 'The tracks did not come.'

export const discover = {
  title: common.discover,
} as const

export const leaderboard = {
  title: 'Leaderboard',
  tabs: { tracks: 'Top Tracks', users: 'Top A&Rs' },
  loading: { tracks: 'Loading top tracks', users: 'Loading top A&Rs' },
  empty: { tracks: 'No top tracks available', users: 'No top A&Rs available' },
  failed: { tracks: 'The top tracks did not come.', users: 'The top A&Rs did not come.' },
  unknownArtist: 'Unknown artist',
  fires: (fires: number) => (fires === 1 ? 'fire' : 'fires'),
  points: (points: number) => `${count(points)} pts`,
} as const

export const artists = {
  title: 'Artists to Watch',
  loading: 'Loading artists',
  empty: 'No artists found',
  failed: 'The artists did not come.',
  follow: actions.follow,
  signIn: { title: signInRequired, description: 'Please sign in to follow artists' },
  /** Nobody is followed here: it says where that happens. */
  followed: (name: string) => ({
    title: `Follow ${name}`,
    description: `You can follow ${name} on their profile.`,
    open: 'Open profile',
  }),
} as const

export const featured = {
  title: 'Featured Tracks',
  loading: feed.loading,
  empty: noTracks,
  failed: tracksFailed,
} as const

export const genreWords = {
  kicker: 'Genre',
  back: 'All of Discover',
  loading: (genre: string) => `Loading ${genre}`,
  empty: noTracks,
  emptyMeans: (genre: string) => `Nobody has uploaded ${genre} yet.`,
  failed: tracksFailed,
} as const

export const search = {
  placeholder: 'Search artists, genres, tracks...',
  label: 'Search',
  results: 'Search results',
  clear: 'Clear the search',
  groups: { artists: 'Artists', genres: 'Genres', tracks: 'Tracks' },
  /** A genre is counted up to a limit: `more` says that there are at least so many. */
  tracks: (number: number, more: boolean) => (more ? `${count(number)}+ tracks` : several(number, 'track', 'tracks')),
  loading: 'Searching',
  empty: (said: string) => `Nothing found for “${said}”`,
  emptyMeans: 'Try fewer words, or only how they begin.',
  failed: 'The search did not answer.',
  keys: { move: 'move', open: 'open', esc: 'esc', close: 'close' },
  found: (artists: number, genres: number, tracks: number) =>
    [
      artists && several(artists, 'artist', 'artists'),
      genres && several(genres, 'genre', 'genres'),
      tracks && several(tracks, 'track', 'tracks'),
    ]
      .filter(Boolean)
      .join(', '),
} as const
