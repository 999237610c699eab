const count = (number: number) => number.toLocaleString('en-US')

export const discover = {
  title: 'Discover',
  again: 'Try again',
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
  count,
} as const

export const artists = {
  title: 'Artists to Watch',
  loading: 'Loading artists',
  empty: 'No artists found',
  failed: 'The artists did not come.',
  follow: 'Follow',
  /** Nobody is followed here: it says where that happens. */
  followed: (name: string) => ({
    title: `Follow ${name}`,
    description: `You can follow ${name} on their profile.`,
    open: 'Open profile',
  }),
} as const

export const featured = {
  title: 'Featured Tracks',
  loading: 'Loading tracks',
  empty: 'No tracks found',
  failed: 'The tracks did not come.',
} as const

export const genreWords = {
  kicker: 'Genre',
  back: 'All of Discover',
  loading: (genre: string) => `Loading ${genre}`,
  empty: 'No tracks found',
  emptyMeans: (genre: string) => `Nobody has uploaded ${genre} yet.`,
  failed: 'The tracks did not come.',
} as const

const several = (number: number, one: string, more: string) => `${count(number)} ${number === 1 ? one : more}`

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
  again: 'Try again',
  keys: { move: 'move', open: 'open', close: 'close' },
  found: (artists: number, genres: number, tracks: number) =>
    [
      artists && several(artists, 'artist', 'artists'),
      genres && several(genres, 'genre', 'genres'),
      tracks && several(tracks, 'track', 'tracks'),
    ]
      .filter(Boolean)
      .join(', '),
} as const
