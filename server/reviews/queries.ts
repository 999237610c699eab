import type { z } from 'zod'
import type { Review, Verdict } from '../../contract/reviews.ts'
import type { RatingType } from '../../contract/tracks.ts'
import { type Db, one, rows, sql } from '../../db/sql.ts'
import type { Transcript } from '../../speech/transcribe.ts'

export type Card = z.input<typeof Review>
type Position = { createdAt: string; id: number }

export const listOfTrack = (db: Db, trackId: number, after: Position, limit: number) =>
  rows<Card>(
    db,
    sql`select * from review_card where track_id = ${trackId} and verdict = 'validated' and has_track
          and (created, id) < (${after.createdAt}::timestamptz, ${after.id})
        order by created desc, id desc limit ${limit}`,
  )

/** Of others, what is validated and whose track is there; of oneself, everything. */
export const listOfPerson = (db: Db, personId: number, viewerId: number, after: Position, limit: number) =>
  rows<Card>(
    db,
    sql`select * from review_card where person_id = ${personId} and (verdict = 'validated' and has_track or person_id = ${viewerId})
          and (created, id) < (${after.createdAt}::timestamptz, ${after.id})
        order by created desc, id desc limit ${limit}`,
  )

export const findCard = (db: Db, id: number) => one<Card>(db, sql`select * from review_card where id = ${id}`)

export const findByAttempt = (db: Db, personId: number, attempt: string) =>
  one<{ id: number; points_awarded: number; deleted: boolean }>(
    db,
    sql`select id, points_awarded, deleted_at is not null as deleted from review where person_id = ${personId} and attempt = ${attempt}`,
  )

export const trackExists = async (db: Db, id: number) =>
  (await one(db, sql`select 1 from track where id = ${id} and deleted_at is null`)) !== undefined

export const findOwnRating = async (db: Db, trackId: number, personId: number) =>
  (
    await one<{ type: RatingType }>(
      db,
      sql`select type from rating where track_id = ${trackId} and person_id = ${personId}`,
    )
  )?.type

/** Whether a review of this track by this person, other than `reviewId`, earns points already. */
export const earnsAlready = async (db: Db, trackId: number, personId: number, reviewId = 0) =>
  (await one(
    db,
    sql`select 1 from review where track_id = ${trackId} and person_id = ${personId} and points_awarded > 0
          and deleted_at is null and id <> ${reviewId}`,
  )) !== undefined

export type NewReview = {
  trackId: number
  personId: number
  attempt: string | null
  prompt: string
  rating: RatingType | null
  videoKey: string
  videoMime: string
  seconds: number
  points: number
  lines: { points: number; text: string }[]
  createdAt: Date
}
export const addReview = async (db: Db, r: NewReview) =>
  (await one<{ id: number }>(
    db,
    sql`insert into review (track_id, person_id, attempt, prompt, rating, video_key, video_mime, seconds, points_awarded, lines, created_at)
        values (${r.trackId}, ${r.personId}, ${r.attempt}, ${r.prompt}, ${r.rating}, ${r.videoKey}, ${r.videoMime}, ${r.seconds},
                ${r.points}, ${JSON.stringify(r.lines)}, ${r.createdAt})
        returning id`,
  ))!.id

export type Video = {
  person_id: number
  verdict: Verdict
  video_key: string
  video_mime: string
  seconds: number
  copy_key: string | null
  copy_mime: string | null
  poster_key: string | null
  /** Where the track is gone the author alone still has the video. */
  has_track: boolean
}
export const findVideo = (db: Db, id: number) =>
  one<Video>(
    db,
    sql`select r.person_id, r.verdict, r.video_key, r.video_mime, r.seconds, r.copy_key, r.copy_mime, r.poster_key,
          t.id is not null as has_track
        from review r left join track t on t.id = r.track_id and t.deleted_at is null
        where r.id = ${id} and r.deleted_at is null`,
  )

export async function saveCopies(db: Db, id: number, files: { copyKey: string; copyMime: string; posterKey: string }) {
  await db.query(sql`
    update review set copy_key = ${files.copyKey}, copy_mime = ${files.copyMime}, poster_key = ${files.posterKey} where id = ${id}`)
}

export async function saveTranscript(db: Db, id: number, t: Transcript) {
  await db.query(sql`
    update review set transcript = ${t.text}, words = ${JSON.stringify(t.words)}, transcript_by = ${t.engine}, confidence = ${t.confidence}
    where id = ${id}`)
}

export type Undecided = {
  id: number
  track_id: number
  person_id: number
  prompt: string
  rating: RatingType | null
  seconds: number
  verdict: Verdict
  points_awarded: number
  transcript: string | null
  title: string
  artist_name: string
  genre: string
  artist_id: number
}
export const findForVerdict = (db: Db, id: number) =>
  one<Undecided>(
    db,
    sql`select r.id, r.track_id, r.person_id, r.prompt, r.rating, r.seconds, r.verdict, r.points_awarded,
          r.transcript, t.title, t.artist_name, t.genre, t.person_id as artist_id
        from review r join track t on t.id = r.track_id where r.id = ${id} and r.deleted_at is null`,
  )

/**
 * What this person said elsewhere, and what others said of this track before: where copies would come from. Of two that
 * one person posts together the later may be judged first; then the earlier is the copy.
 */
export const findEarlierTexts = (db: Db, review: Pick<Undecided, 'id' | 'track_id' | 'person_id'>) =>
  rows<{ text: string; own: boolean }>(
    db,
    sql`(select transcript as text, true as own from review
           where person_id = ${review.person_id} and id <> ${review.id} and transcript <> '' and deleted_at is null and verdict in ('validated', 'unsure') order by created_at desc, id desc limit 200)
        union all
        (select transcript, false from review
           where track_id = ${review.track_id} and person_id <> ${review.person_id} and id < ${review.id} and transcript <> ''
             and deleted_at is null and verdict in ('validated', 'unsure') order by id desc limit 200)`,
  )

export async function saveVerdict(
  db: Db,
  id: number,
  v: {
    verdict: Verdict
    by: string
    reasons: string[]
    points: number
    lines: unknown[]
    couldHaveEarned: string[]
    weight: number
  },
) {
  await db.query(sql`
    update review set verdict = ${v.verdict}, verdict_by = ${v.by}, reasons = ${JSON.stringify(v.reasons)}, points_awarded = ${v.points},
      lines = ${JSON.stringify(v.lines)}, could_have_earned = ${JSON.stringify(v.couldHaveEarned)}, weight = ${v.weight}
    where id = ${id}`)
}

export async function countValidated(db: Db, personId: number, by: 1 | -1 = 1) {
  await db.query(sql`update person set reviews_validated = reviews_validated + ${by}::int where id = ${personId}`)
}

/** Reviews that wait for a recogniser. */
export const findUnheard = (db: Db) =>
  rows<{ id: number }>(
    db,
    sql`select id from review where verdict = 'pending' and transcript is null and deleted_at is null order by id`,
  )

export const findUndecided = (db: Db) =>
  rows<{ id: number; title: string; username: string; transcript: string | null; confidence: number | null }>(
    db,
    sql`select r.id, t.title, p.username::text as username, r.transcript, r.confidence
        from review r join track t on t.id = r.track_id join person p on p.id = r.person_id
        where r.verdict = 'unsure' and r.deleted_at is null order by r.id`,
  )
