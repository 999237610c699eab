import { type Db, one, rows, sql } from '../../db/sql.ts'
import type { Account } from './artists.ts'

/** Whether the demo is to be made, or made to its end: never where somebody else filled the catalogue first. */
export async function isDemoDue(db: Db) {
  const due = await one<{ due: boolean }>(
    db,
    sql`select not exists (select 1 from demo_progress where slug = ${ALL})
          and (exists (select 1 from demo_progress) or not exists (select 1 from track)) as due`,
  )
  return due?.due ?? false
}

/** Stands for the whole of it. */
const ALL = '*'

export async function saveAllMade(db: Db) {
  await db.query(sql`insert into demo_progress (slug) values (${ALL}) on conflict do nothing`)
}

/** The tracks that were made, also those that were deleted since. */
export const findMade = async (db: Db) =>
  new Map(
    (
      await rows<{ slug: string; trackId: number | null; finished: boolean }>(
        db,
        sql`select slug, track_id as "trackId", finished from demo_progress`,
      )
    ).map(({ slug, ...made }) => [slug, made]),
  )

/** In the transaction that publishes it. Of two processes that make the demo at once, one stops here. */
export async function saveMade(db: Db, slug: string, trackId: number) {
  await db.query(sql`insert into demo_progress (slug, track_id, finished) values (${slug}, ${trackId}, false)`)
}

export async function saveFinished(db: Db, slug: string) {
  await db.query(sql`update demo_progress set finished = true where slug = ${slug}`)
}

/** Without a password: nobody can sign in as one of the demo's people. */
export const addAccount = async (db: Db, { username, displayName, bio }: Account, createdAt: Date) =>
  (await one<{ id: number }>(
    db,
    sql`insert into person (username, display_name, bio, created_at) values (${username}, ${displayName}, ${bio}, ${createdAt})
        on conflict (username) do update set username = person.username returning id`,
  ))!.id
