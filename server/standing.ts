import type { RatingType } from '../contract/tracks.ts'
import { type Db, one, sql } from '../db/sql.ts'
import { trendingScore, trustOf } from './ranking.ts'

/**
 * Where a track stands: its counts, weights and score. Ratings and reviews both move it, always like this:
 * `holdStanding` locks the row, so that changes to one track come one after another; `saveStanding` writes it whole,
 * with the score that follows. The track is always locked before a person, so that no two transactions wait for each other.
 */
export type Standing = {
  trackId: number
  artistId: number
  createdAt: Date
  fire: number
  needsWork: number
  trash: number
  reviews: number
  points: number
  weights: { fire: number; needsWork: number; trash: number }
}

type Row = {
  track_id: number
  person_id: number
  created_at: Date
  fire: number
  needs_work: number
  trash: number
  reviews: number
  points: number
  weight_fire: number
  weight_needs_work: number
  weight_trash: number
}

/** `evenDeleted`: also while its deletion can still be undone. */
export async function holdStanding(
  db: Db,
  trackId: number,
  { evenDeleted = false } = {},
): Promise<Standing | undefined> {
  const row = await one<Row>(
    db,
    sql`select * from track_stats where track_id = ${trackId} and (not deleted or ${evenDeleted}) for update`,
  )
  return (
    row && {
      trackId,
      artistId: row.person_id,
      createdAt: row.created_at,
      fire: row.fire,
      needsWork: row.needs_work,
      trash: row.trash,
      reviews: row.reviews,
      points: row.points,
      weights: { fire: row.weight_fire, needsWork: row.weight_needs_work, trash: row.weight_trash },
    }
  )
}

export async function saveStanding(db: Db, s: Standing) {
  await db.query(sql`
    update track_stats set fire = ${s.fire}, needs_work = ${s.needsWork}, trash = ${s.trash}, reviews = ${s.reviews},
      points = ${s.points}, weight_fire = ${s.weights.fire}, weight_needs_work = ${s.weights.needsWork},
      weight_trash = ${s.weights.trash}, score = ${trendingScore(s.weights, s.createdAt)}
    where track_id = ${s.trackId}`)
}

const KEY = { FIRE: 'fire', NEEDS_WORK: 'needsWork', TRASH: 'trash' } as const

/** `count` is how many ratings come or go, `weight` how much trust with them. Sums of trust never go below nothing. */
export function countRating(standing: Standing, type: RatingType, count: number, weight: number) {
  const key = KEY[type]
  standing[key] += count
  standing.weights[key] = Math.max(0, standing.weights[key] + weight)
}

export async function findTrust(db: Db, personId: number, now = new Date()) {
  const rater = await one<{ createdAt: Date; reviewsValidated: number; artistsRated: number }>(
    db,
    sql`select created_at as "createdAt", reviews_validated as "reviewsValidated", artists_rated as "artistsRated"
        from person where id = ${personId}`,
  )
  return rater ? trustOf(rater, now) : 0
}
