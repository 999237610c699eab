import { type Db, one, sql } from '../../db/sql.ts'

/** Points that stay, and those of reviews that are still being checked. */
export const findBalance = (db: Db, personId: number) =>
  one<{ points: number; checking: number }>(
    db,
    sql`select points, (
          select coalesce(sum(points_awarded), 0)::int from review
          where person_id = p.id and verdict in ('pending', 'unsure') and deleted_at is null) as checking
        from person p where id = ${personId}`,
  )
