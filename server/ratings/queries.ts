import type { RatingType } from '../../contract/tracks.ts'
import { type Db, one, rows, sql } from '../../db/sql.ts'

type Rated = { type: RatingType; weight: number }

export const findRating = (db: Db, trackId: number, personId: number) =>
  one<Rated>(db, sql`select type, weight from rating where track_id = ${trackId} and person_id = ${personId}`)

export async function saveRating(
  db: Db,
  rating: { trackId: number; personId: number; type: RatingType; weight: number },
) {
  await db.query(sql`
    insert into rating (track_id, person_id, type, weight)
    values (${rating.trackId}, ${rating.personId}, ${rating.type}, ${rating.weight})
    on conflict (track_id, person_id) do update set type = excluded.type, weight = excluded.weight, created_at = now()`)
}

/** Counts the artist of this track among those that this person rated, if this is the first of theirs. */
export async function countArtist(db: Db, personId: number, trackId: number, artistId: number) {
  // Held first, in a statement of its own: the next one then sees what this person rated at the same moment.
  await db.query(sql`select 1 from person where id = ${personId} for no key update`)
  await db.query(sql`
    update person set artists_rated = artists_rated + 1 where id = ${personId} and not exists (
      select 1 from rating r join track t on t.id = r.track_id
      where r.person_id = ${personId} and r.track_id <> ${trackId} and t.person_id = ${artistId})`)
}

export const findOwnRatings = (db: Db, personId: number, trackIds: number[]) =>
  rows<{ trackId: number; ratingType: RatingType }>(
    db,
    sql`select track_id as "trackId", type as "ratingType" from rating where person_id = ${personId} and track_id = any(${trackIds})`,
  )

export const findOwnUndecided = (db: Db, personId: number, trackIds: number[]) =>
  rows<never>(
    db,
    sql`select * from review_card where person_id = ${personId} and track_id = any(${trackIds}) and verdict <> 'validated'
        order by created desc, id desc`,
  )
