import { z } from 'zod'
import { NEWEST_FIRST, Newest, pageOf, readCursor, writeCursor } from '../../db/page.ts'
import type { Db } from '../../db/sql.ts'
import { layOut } from '../ranking.ts'
import { cardsOf, leastHeard, newest, newestOf, ranked } from './queries.ts'

type Asked = { limit: number; cursor?: string | undefined }

export async function newPage(db: Db, { limit, cursor }: Asked) {
  const after = cursor ? readCursor(Newest, cursor) : NEWEST_FIRST
  return pageOf(await newest(db, after, limit + 1), limit, ({ createdAt, id }) => ({ createdAt, id }))
}

export async function genrePage(db: Db, genre: string, { limit, cursor }: Asked) {
  const after = cursor ? readCursor(Newest, cursor) : NEWEST_FIRST
  return pageOf(await newestOf(db, genre, after, limit + 1), limit, ({ createdAt, id }) => ({ createdAt, id }))
}

const Id = z.int().min(0).max(2_147_483_647)
const LOOK_AHEAD = 30
/** Of `limit` + LOOK_AHEAD candidates a quarter of a page is first ears: so many may be left over, and none is lost. */
const MOST_WAITING = LOOK_AHEAD + 25
/** Both positions, the ranked tracks that had to wait because of their artist, and the artists just above. */
const TrendingPosition = z.object({
  place: z.int().min(0),
  ranked: z.tuple([z.number().nullable(), Id]),
  ears: z.tuple([z.int(), z.number().int()]),
  waiting: z.array(z.tuple([Id, Id])).max(MOST_WAITING),
  before: z.array(Id).max(12),
})
const START: z.output<typeof TrendingPosition> = { place: 0, ranked: [null, 0], ears: [-1, 0], waiting: [], before: [] }

export async function trendingPage(db: Db, { limit, cursor }: Asked) {
  const from = cursor ? readCursor(TrendingPosition, cursor) : START
  const [score, id] = from.ranked
  const [heard, earId] = from.ears
  const [best, ears] = await Promise.all([
    // Who waits already is a candidate too: else more and more of an artist with many tracks would wait.
    ranked(db, { score, id }, Math.max(0, limit + LOOK_AHEAD - from.waiting.length)),
    leastHeard(db, { heard, id: earId }, Math.ceil(limit / 4) + LOOK_AHEAD),
  ])
  const waiting = from.waiting.map(([id, artist]) => ({ id, artist }))
  const { placed, recent } = layOut(
    { ranked: [...waiting, ...best], ears, before: from.before, place: from.place },
    limit,
  )

  const items = await cardsOf(
    db,
    placed.map((track) => track.id),
  )
  const taken = new Set(placed.map((track) => track.id))
  // The ranked position moves past everything up to the lowest placed by rank; what was passed over waits by name.
  const byRank = new Set(placed.filter((track) => track.from === 'ranked').map((track) => track.id))
  const lowest = best.findLastIndex((track) => byRank.has(track.id))
  const passed = [...waiting, ...best.slice(0, lowest + 1)].filter((track) => !taken.has(track.id))
  const mark = best[lowest]
  const lastEar = ears.findLast((track) => taken.has(track.id))
  const more = best.length > lowest + 1 || passed.length > 0
  const next: z.output<typeof TrendingPosition> = {
    place: from.place + placed.length,
    ranked: mark ? [mark.score, mark.id] : from.ranked,
    ears: lastEar ? [lastEar.heard, lastEar.id] : from.ears,
    waiting: passed.map(({ id, artist }) => [id, artist]),
    before: recent,
  }
  return { items, next: more && placed.length === limit ? writeCursor(next) : undefined }
}
