import type { RatingType, Track } from '../../contract/tracks.ts'

export const RATINGS = ['FIRE', 'NEEDS_WORK', 'TRASH'] as const satisfies readonly RatingType[]

type Counted = Pick<Track, 'fireCount' | 'needsWorkCount' | 'trashCount'>
export const countOf = (track: Counted, type: RatingType) =>
  ({ FIRE: track.fireCount, NEEDS_WORK: track.needsWorkCount, TRASH: track.trashCount })[type]
