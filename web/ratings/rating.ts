import { shortCount } from '../../contract/limits.ts'
import type { RatingType, Track } from '../../contract/tracks.ts'

export const RATINGS = ['FIRE', 'NEEDS_WORK', 'TRASH'] as const satisfies readonly RatingType[]

type Counted = Pick<Track, 'fireCount' | 'needsWorkCount' | 'trashCount'>
export const countOf = (track: Counted, type: RatingType) =>
  ({ FIRE: track.fireCount, NEEDS_WORK: track.needsWorkCount, TRASH: track.trashCount })[type]

/** Whole while it fits the cell: 1,284, 99,999; then 100.0K. */
export const cellCount = (count: number) => (count < 100_000 ? count.toLocaleString('en-US') : shortCount(count))

/** 21 NOV 26: the day on a stamp. */
export const stampDay = (day: Date) =>
  day
    .toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: '2-digit' })
    .replace('Sept', 'Sep')
    .toUpperCase()
