import type { z } from 'zod'
import type { Track } from '../../contract/tracks.ts'
import { type Db, rows, sql } from '../../db/sql.ts'
import { type Candidate, RANKING } from '../ranking.ts'

type Card = z.input<typeof Track>
export type Ranked = Candidate & { score: number }
export type Ear = Candidate & { heard: number }

export const newest = (db: Db, after: { createdAt: string; id: number }, limit: number) =>
  rows<Card>(
    db,
    sql`select * from track_card where (created, id) < (${after.createdAt}::timestamptz, ${after.id})
        order by created desc, id desc limit ${limit}`,
  )

export const newestOf = (db: Db, genre: string, after: { createdAt: string; id: number }, limit: number) =>
  rows<Card>(
    db,
    sql`select * from track_card where genre = ${genre} and (created, id) < (${after.createdAt}::timestamptz, ${after.id})
        order by created desc, id desc limit ${limit}`,
  )

/** Scores travel as text inside cursors: a double survives that, and JSON has no infinity. */
export const ranked = (db: Db, after: { score: number | null; id: number }, limit: number) =>
  rows<Ranked>(
    db,
    sql`select track_id as id, person_id as artist, score from track_stats
        where (score, track_id) < (${after.score ?? 'infinity'}::float8, ${after.id}) and not deleted
        order by score desc, track_id desc limit ${limit}`,
  )

/** The least heard of the last two days; of those, the newest. */
export const leastHeard = (db: Db, after: { heard: number; id: number }, limit: number) =>
  rows<Ear>(
    db,
    sql`select track_id as id, person_id as artist, heard from track_stats
        where created_at > now() - make_interval(hours => ${RANKING.firstEars.hours}) and (heard, -track_id) > (${after.heard}, ${-after.id}) and not deleted
        order by heard, track_id desc limit ${limit}`,
  )

export async function cardsOf(db: Db, ids: number[]) {
  const found = await rows<Card>(db, sql`select * from track_card where id = any(${ids})`)
  const byId = new Map(found.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
