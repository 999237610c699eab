import type { Pool } from 'pg'
import { Refusal } from '../../contract/errors.ts'
import type { Verdict } from '../../contract/reviews.ts'
import type { RatingType } from '../../contract/tracks.ts'
import { type Db, one, rows, sql, transaction } from '../../db/sql.ts'
import type { Queue } from '../../jobs/queue.ts'
import { SOON, sweepDeleted, tooLate, UNDO_SECONDS } from '../deletion.ts'
import { enterPoints } from '../ledger.ts'
import { countRating, holdStanding, type Standing, saveStanding } from '../standing.ts'
import { copyReview, judgeReview } from './jobs.ts'
import { countValidated, earnsAlready } from './queries.ts'
import { closeReview } from './settle.ts'

type Written = {
  id: number
  track_id: number
  person_id: number
  verdict: Verdict
  rating: RatingType | null
  weight: number
  points_awarded: number
  copy_key: string | null
}

/** Deletes somebody's own review. What it had moved moves back in the same transaction: points, counters, rank. */
export function deleteReview(pool: Pool, queue: Queue, reviewId: number, personId: number) {
  return transaction(pool, async (db) => {
    const standing = await holdTrackOf(db, reviewId)
    const review = await one<Written>(
      db,
      sql`update review set deleted_at = now() where id = ${reviewId} and person_id = ${personId} and deleted_at is null returning *`,
    )
    if (!review) throw await whyNot(db, reviewId)
    await move(db, standing, review, -1, 'Review deleted')
    await queue.send(db, sweepDeleted, {}, SOON)
  })
}

/** Undoes that. Where another review of this track has earned meanwhile, this one comes back without points. */
export function restoreReview(pool: Pool, queue: Queue, reviewId: number, personId: number) {
  return transaction(pool, async (db) => {
    const standing = await holdTrackOf(db, reviewId)
    const deleted = await one<Written>(
      db,
      sql`select * from review where id = ${reviewId} and person_id = ${personId}
            and deleted_at > now() - make_interval(secs => ${UNDO_SECONDS}) for update`,
    )
    if (!deleted) throw tooLate()
    if (deleted.points_awarded > 0 && (await earnsAlready(db, deleted.track_id, personId, reviewId)))
      await db.query(sql`
        update review set points_awarded = 0, weight = 0, could_have_earned = '[]',
          lines = '[{"points": 0, "text": "Another review of yours on this track has earned already"}]' where id = ${reviewId}`)
    const review = await one<Written>(db, sql`update review set deleted_at = null where id = ${reviewId} returning *`)
    await move(db, standing, review!, 1, 'Review restored')
    // Jobs that came to it meanwhile found nothing.
    if (review!.verdict === 'pending') await queue.send(db, judgeReview, { reviewId })
    if (!review!.copy_key) await queue.send(db, copyReview, { reviewId })
  })
}

/** For good, once nobody can bring them back. Their files go with the next sweep of files. */
export async function sweepReviews(pool: Pool) {
  await pool.query(sql`delete from review where deleted_at < now() - make_interval(secs => ${UNDO_SECONDS})`)
}

/** Reviews of a track that is about to go and will never be judged: what posting gave is taken back, and they say why. */
export async function closeReviewsOf(db: Db, trackId: number) {
  const waiting = await rows<{ id: number }>(
    db,
    sql`select id from review where track_id = ${trackId} and verdict in ('pending', 'unsure') and deleted_at is null order by id`,
  )
  for (const { id } of waiting)
    await closeReview(db, id, 'The artist deleted this track before your review was checked.')
}

async function holdTrackOf(db: Db, reviewId: number) {
  const known = await one<{ track_id: number }>(db, sql`select track_id from review where id = ${reviewId}`)
  return known && holdStanding(db, known.track_id, { evenDeleted: true })
}

/** What others may see they may know to be somebody else's; the rest is not there. */
async function whyNot(db: Db, reviewId: number) {
  const other = await one(
    db,
    sql`select 1 from review where id = ${reviewId} and deleted_at is null and verdict = 'validated'`,
  )
  return other
    ? new Refusal('forbidden', 'You can only delete your own reviews.')
    : new Refusal('not_found', 'There is no such review.')
}

/** Takes a review out of all that is counted (-1), or puts it back (1). Without a standing its track is gone for good. */
async function move(db: Db, standing: Standing | undefined, review: Written, sign: 1 | -1, reason: string) {
  const { points_awarded: points, person_id: personId } = review
  const validated = review.verdict === 'validated'
  if (standing) {
    standing.points += sign * points
    if (validated) standing.reviews += sign
    if (validated && review.rating) countRating(standing, review.rating, 0, sign * review.weight)
    await saveStanding(db, standing)
  }
  const trackId = standing ? review.track_id : null
  await enterPoints(db, { personId, trackId, reviewId: review.id, amount: sign * points, reason })
  if (validated && points > 0) await countValidated(db, personId, sign)
}
