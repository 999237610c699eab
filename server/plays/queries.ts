import type { Play } from '../../contract/plays.ts'
import { type Db, one, rows, sql } from '../../db/sql.ts'

/** Says whether it was new: the same event twice counts once. A track that is gone is passed over. */
export const addPlay = async (db: Db, play: Play, listener: string) =>
  (
    await rows(
      db,
      sql`insert into play (event_id, visit_id, track_id, listener, intervals, ended_at, how)
        select ${play.eventId}, ${play.visitId}, t.id, ${listener}, ${JSON.stringify(play.intervals)}::jsonb, ${play.endedAt}::real, ${play.how}
        from track t where t.id = ${play.trackId}
        on conflict (event_id) do nothing returning 1`,
    )
  ).length > 0

/** Counts this listener among those who heard the track, once. */
export async function countHeard(db: Db, trackId: number, listener: string) {
  const added = await one(
    db,
    sql`insert into listener_heard (track_id, listener) select id, ${listener} from track where id = ${trackId}
        on conflict do nothing returning 1`,
  )
  if (added) await db.query(sql`update track_stats set heard = heard + 1 where track_id = ${trackId}`)
}
