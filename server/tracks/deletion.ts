import type { Pool } from 'pg'
import { Refusal } from '../../contract/errors.ts'
import { type Db, one, rows, sql, transaction } from '../../db/sql.ts'
import type { Queue } from '../../jobs/queue.ts'
import { SOON, sweepDeleted, tooLate, UNDO_SECONDS } from '../deletion.ts'
import { holdStanding } from '../standing.ts'

/** Hides somebody's own track everywhere at once. Its numbers stay as they are until it goes for good. */
export function deleteTrack(pool: Pool, queue: Queue, trackId: number, personId: number) {
  return transaction(pool, async (db) => {
    const standing = await holdStanding(db, trackId)
    if (!standing) throw new Refusal('not_found', 'There is no such track.')
    if (standing.artistId !== personId) throw new Refusal('forbidden', 'You can only delete your own tracks.')
    await db.query(sql`update track set deleted_at = now() where id = ${trackId}`)
    await db.query(sql`update track_stats set deleted = true where track_id = ${trackId}`)
    await queue.send(db, sweepDeleted, {}, SOON)
  })
}

export function restoreTrack(pool: Pool, trackId: number, personId: number) {
  return transaction(pool, async (db) => {
    await holdStanding(db, trackId, { evenDeleted: true })
    const restored = await one(
      db,
      sql`update track set deleted_at = null where id = ${trackId} and person_id = ${personId}
            and deleted_at > now() - make_interval(secs => ${UNDO_SECONDS}) returning 1`,
    )
    if (!restored) throw tooLate()
    await db.query(sql`update track_stats set deleted = false where track_id = ${trackId}`)
  })
}

/**
 * For good. Who reviewed the track keeps the review and what it earned; `closeReviews` ends those that still wait. A
 * review that a machine will judge within the hour is waited for.
 */
export async function sweepTracks(pool: Pool, closeReviews: (db: Db, trackId: number) => Promise<void>) {
  const due = await rows<{ id: number }>(
    pool,
    sql`select id from track t where deleted_at < now() - make_interval(secs => ${UNDO_SECONDS})
          and (deleted_at < now() - interval '1 hour' or not exists (
            select 1 from review where track_id = t.id and verdict = 'pending' and deleted_at is null))
        order by id limit 100`,
  )
  for (const { id } of due) await transaction(pool, (db) => removeTrack(db, id, closeReviews))
}

async function removeTrack(db: Db, id: number, closeReviews: (db: Db, trackId: number) => Promise<void>) {
  const standing = await holdStanding(db, id, { evenDeleted: true })
  const isDue = await one(db, sql`select 1 from track where id = ${id} and deleted_at is not null`)
  if (!standing || !isDue) return
  await closeReviews(db, id)
  // Whose only rating of this artist goes with it has rated one artist fewer. Held in one order, so that nobody waits for
  // somebody who waits for them.
  const raters = sql`
    select id from person where id in (
      select r.person_id from rating r where r.track_id = ${id} and r.person_id <> ${standing.artistId} and not exists (
        select 1 from rating o join track t on t.id = o.track_id
        where o.person_id = r.person_id and t.person_id = ${standing.artistId} and o.track_id <> ${id}))
    order by id for no key update`
  const lonely = await rows<{ id: number }>(db, raters)
  await db.query(sql`
    update person set artists_rated = artists_rated - 1 where id = any(${lonely.map(({ id }) => id)})`)
  await db.query(sql`delete from track where id = ${id}`)
}
