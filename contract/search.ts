import { z } from 'zod'
import { endpoint, typed } from './endpoint.ts'
import { LENGTH, SEARCH } from './limits.ts'
import { Person } from './profiles.ts'
import { Genre, Track } from './tracks.ts'

export const FoundArtist = Person.pick({
  id: true,
  username: true,
  displayName: true,
  profileImage: true,
  profileImageAt: true,
  spot: true,
})
export type FoundArtist = z.output<typeof FoundArtist>

/** `trackCount` is exact below SEARCH.genreCount, and stays there above. */
export const FoundGenre = z.object({ genre: Genre, trackCount: z.int() })
export type FoundGenre = z.output<typeof FoundGenre>

export const FoundTrack = Track.pick({ id: true, title: true, artistName: true, coverImage: true, spot: true })
export type FoundTrack = z.output<typeof FoundTrack>

/** The best first in each group. */
export const Found = z.object({
  artists: z.array(FoundArtist).max(SEARCH.artists),
  genres: z.array(FoundGenre).max(SEARCH.genres),
  tracks: z.array(FoundTrack).max(SEARCH.tracks),
  /** Words that were taken for what was typed, where that was no word's beginning: lower case, without accents. */
  taken: z.array(z.string()),
})
export type Found = z.output<typeof Found>

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'anyone',
  summary: 'Artists, genres and tracks, while somebody types: in any order of words, without accents, with errors.',
  query: z.object({ q: typed('q', { min: 1, max: LENGTH.search, tooShort: 'Type what you are looking for.' }) }),
  answer: Found,
})
