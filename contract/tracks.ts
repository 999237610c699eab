import { z } from 'zod'
import { byId, endpoint, Nothing, Paged, Time, TrackId, typed } from './endpoint.ts'
import { GENRES, LENGTH } from './limits.ts'
import { Creator } from './users.ts'

/** Colours taken from a cover: flat fills, what stands on them, text, interface parts, and the dark forms. Hex. */
export const Spot = z.object({
  flat: z.string(),
  on: z.string(),
  sink: z.string(),
  ui: z.string(),
  night: z.string(),
  tint: z.string(),
  deep: z.string(),
})
export type Spot = z.output<typeof Spot>

export const RatingType = z.enum(['FIRE', 'NEEDS_WORK', 'TRASH'], 'A rating is FIRE, NEEDS_WORK or TRASH.')
export type RatingType = z.output<typeof RatingType>

export const Genre = z.enum(GENRES, 'Choose one of the genres.')

export const Track = z.object({
  id: TrackId,
  title: z.string(),
  artistName: z.string(),
  description: z.string(),
  genre: z.string(),
  creator: Creator,
  fireCount: z.int(),
  needsWorkCount: z.int(),
  trashCount: z.int(),
  /** At least one validated review with a video that plays. */
  hasReviews: z.boolean(),
  reviewCount: z.int(),
  totalPoints: z.int(),
  /** Address of the cover, immutable; `&shape=tall` and `&w=` choose a rendition. Null until one is painted. */
  coverImage: z.string().nullable(),
  /** The cover's thumbhash in base64. */
  blur: z.string().nullable(),
  spot: Spot.nullable(),
  /** Address of the sound, immutable. */
  audio: z.string(),
  seconds: z.number(),
  /** Decibels to add for −14 LUFS without clipping; 0 until measured. */
  gainDb: z.number(),
  /** 64 peaks, 0–255; empty until measured. */
  peaks: z.array(z.int()),
  createdAt: Time,
})
export type Track = z.output<typeof Track>

/** One track with its whole shape: 200 peaks for a large waveform. */
export const TrackDetail = Track.extend({ wave: z.array(z.int()) })
export type TrackDetail = z.output<typeof TrackDetail>

export const getTrack = endpoint({
  method: 'GET',
  path: '/api/tracks/:id',
  access: 'anyone',
  summary: 'One track.',
  params: byId,
  answer: TrackDetail,
  refusals: ['not_found'],
})
export const feedNew = endpoint({
  method: 'GET',
  path: '/api/tracks/feed/new',
  access: 'anyone',
  summary: 'The newest tracks first.',
  query: Paged,
  list: true,
  answer: z.array(Track),
})
export const feedTrending = endpoint({
  method: 'GET',
  path: '/api/tracks/feed/trending',
  access: 'anyone',
  summary: 'Trending, with every fourth place for the least heard new track.',
  query: Paged,
  list: true,
  answer: z.array(Track),
})
export const listTracks = endpoint({
  method: 'GET',
  path: '/api/tracks',
  access: 'anyone',
  summary: 'All tracks, or those of one genre, newest first.',
  query: Paged.extend({ genre: Genre.optional() }),
  list: true,
  answer: z.array(Track),
})
export const tracksOfUser = endpoint({
  method: 'GET',
  path: '/api/users/:id/tracks',
  access: 'member',
  summary: "A person's tracks, newest first.",
  params: byId,
  query: Paged,
  list: true,
  answer: z.array(Track),
  refusals: ['not_found'],
})

export const uploadTrack = endpoint({
  method: 'POST',
  path: '/api/tracks',
  access: 'member',
  summary: 'Uploads a track, with an image, a generated cover, or neither (then one is painted).',
  form: {
    fields: z.object({
      title: typed('Title', { min: 1, max: LENGTH.title }),
      artistName: typed('Artist name', { min: 1, max: LENGTH.artistName }),
      genre: Genre,
      description: typed('Description', { max: LENGTH.description, lines: true }).default(''),
      coverImage: z.uuid('A generated cover is named by its id.').optional(),
    }),
    files: { audio: { kind: 'audio' }, cover: { kind: 'image', optional: true } },
  },
  answer: Track,
  refusals: ['too_large', 'too_long', 'unsupported', 'undecodable', 'not_found'],
})

const version = z.object({ v: z.string().max(64).optional() })
export const trackAudio = endpoint({
  method: 'GET',
  path: '/api/tracks/:id/audio',
  access: 'anyone',
  summary: 'The sound; byte ranges are answered.',
  params: byId,
  query: version,
  media: ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/aac', 'audio/mp4'],
  answer: z.unknown(),
  refusals: ['not_found', 'range'],
})
export const CoverSize = z.object({
  v: z.string().max(64).optional(),
  shape: z.enum(['square', 'tall'], 'shape is square or tall.').default('square'),
  w: z.coerce.number('w is a width in pixels.').int().min(1).max(4000).default(640),
})
export const trackCover = endpoint({
  method: 'GET',
  path: '/api/tracks/:id/cover',
  access: 'anyone',
  summary: 'The cover, in the smallest rendition that is at least `w` pixels wide.',
  params: byId,
  query: CoverSize,
  media: ['image/webp'],
  answer: z.unknown(),
  refusals: ['not_found', 'range'],
})
export const deleteTrack = endpoint({
  method: 'DELETE',
  path: '/api/tracks/:id',
  access: 'member',
  summary: 'Deletes your own track: at once for everybody, for good when the seconds to undo it are over.',
  params: byId,
  answer: Nothing,
  refusals: ['not_found', 'forbidden'],
})
export const restoreTrack = endpoint({
  method: 'POST',
  path: '/api/tracks/:id/restore',
  access: 'member',
  summary: 'Undoes a deletion, while there is time.',
  params: byId,
  answer: Nothing,
  refusals: ['conflict'],
})
