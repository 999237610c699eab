import { type Db, one, sql } from '../db/sql.ts'

/**
 * Points are a ledger: every change is an entry that is never changed, and each balance is what the entries add up to.
 * Both happen in the caller's transaction. The track's total is the caller's, who holds its standing.
 */
export async function enterPoints(
  db: Db,
  entry: { personId: number; trackId: number | null; reviewId: number; amount: number; reason: string },
) {
  if (entry.amount === 0) return
  await db.query(sql`
    insert into points_entry (person_id, track_id, review_id, amount, reason)
    values (${entry.personId}, ${entry.trackId}, ${entry.reviewId}, ${entry.amount}, ${entry.reason})`)
  await db.query(sql`update person set points = points + ${entry.amount} where id = ${entry.personId}`)
}

/** The balance by its entries, to compare. */
export const addUpPoints = async (db: Db, personId: number) =>
  (await one<{ points: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::int as points from points_entry where person_id = ${personId}`,
  ))!.points
