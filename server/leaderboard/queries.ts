import type { z } from 'zod'
import type { LeaderboardUser } from '../../contract/leaderboard.ts'
import type { Track } from '../../contract/tracks.ts'
import { type Db, rows, sql } from '../../db/sql.ts'

type Place = { fires: number; id: number }
type Reviewer = Omit<z.input<typeof LeaderboardUser>, 'diamondCount'>

export const listByFires = (db: Db, after: Place, limit: number) =>
  rows<z.input<typeof Track>>(
    db,
    sql`
    select * from track_card where id = any(array(
      select track_id from track_stats
      where fire > 0 and not deleted and (fire, track_id) < (${after.fires}, ${after.id})
      order by fire desc, track_id desc limit ${limit}))
    order by "fireCount" desc, id desc`,
  )

/** Nobody without points: a medal for nothing would be worth nothing. */
export const listByPoints = (db: Db, after: { points: number; id: number }, limit: number) =>
  rows<Reviewer>(
    db,
    sql`
    select * from person_card
    where points > 0 and points <= ${after.points} and (points < ${after.points} or id > ${after.id})
    order by points desc, id limit ${limit}`,
  )
