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
  new Set((await rows<{ slug: string }>(db, sql`select slug from demo_progress`)).map(({ slug }) => slug))

export async function saveMade(db: Db, slug: string, trackId: number) {
  await db.query(sql`insert into demo_progress (slug, track_id) values (${slug}, ${trackId})`)
}

/** Without a password: nobody can sign in as one of the demo's people. */
export const addAccount = async (db: Db, { username, displayName, bio }: Account, createdAt: Date) =>
  (await one<{ id: number }>(
    db,
    sql`insert into person (username, display_name, bio, created_at) values (${username}, ${displayName}, ${bio}, ${createdAt})
        on conflict (username) do update set username = person.username returning id`,
  ))!.id
