import { z } from 'zod'
import { topTracks, topUsers } from '../../contract/leaderboard.ts'
import { profileDiamonds } from '../../contract/limits.ts'
import { pageOf, readCursor } from '../../db/page.ts'
import type { Db } from '../../db/sql.ts'
import type { Parts } from '../parts.ts'
import { openReady } from '../ready.ts'
import type { Serve } from '../serve.ts'
import { listByFires, listByPoints } from './queries.ts'

const MOST = 2_147_483_647
const TrackPlace = z.object({ fires: z.int(), id: z.int().min(0).max(MOST) })
const UserPlace = z.object({ points: z.int(), id: z.int().min(0).max(MOST) })
type Asked = { limit: number; cursor?: string | undefined }

async function tracksPage(db: Db, { limit, cursor }: Asked) {
  const after = cursor ? readCursor(TrackPlace, cursor) : { fires: MOST, id: MOST }
  const found = await listByFires(db, after, limit + 1)
  return pageOf(found, limit, ({ fireCount, id }) => ({ fires: fireCount, id }))
}

async function usersPage(db: Db, { limit, cursor }: Asked) {
  const after = cursor ? readCursor(UserPlace, cursor) : { points: MOST, id: 0 }
  const found = await listByPoints(db, after, limit + 1)
  const ranked = found.map((person) => ({ ...person, diamondCount: Math.max(1, profileDiamonds(person.points)) }))
  return pageOf(ranked, limit, ({ points, id }) => ({ points, id }))
}

/** Top Tracks and Top A&Rs. Their first pages are the same bytes for everyone. */
export function leaderboard(serve: Serve, { pool }: Pick<Parts, 'pool'>) {
  const shared = openReady()
  serve(topTracks, async ({ query }) =>
    query.cursor
      ? tracksPage(pool, query)
      : shared(`tracks ${query.limit}`, topTracks.answer, () => tracksPage(pool, query)),
  )
  serve(topUsers, async ({ query }) =>
    query.cursor
      ? usersPage(pool, query)
      : shared(`users ${query.limit}`, topUsers.answer, () => usersPage(pool, query)),
  )
}
