import { type Db, one, rows, sql } from '../../db/sql.ts'
import { SESSION_DAYS } from './rules.ts'

type Account = { id: number; password_hash: string | null }

/** `undefined` where the username is taken, in whatever case. */
export async function addPerson(db: Db, person: { username: string; displayName: string; passwordHash: string }) {
  return one<{ id: number }>(
    db,
    sql`insert into person (username, display_name, password_hash)
        values (${person.username}, ${person.displayName}, ${person.passwordHash})
        on conflict (username) do nothing returning id`,
  )
}

export const findAccount = (db: Db, username: string) =>
  one<Account>(db, sql`select id, password_hash from person where username = ${username}`)

export const findUsername = async (db: Db, id: number) =>
  (await one<{ username: string }>(db, sql`select username::text as username from person where id = ${id}`))?.username

export async function setPassword(db: Db, id: number, passwordHash: string) {
  await db.query(sql`update person set password_hash = ${passwordHash} where id = ${id}`)
}

export async function addSession(db: Db, tokenHash: Buffer, personId: number) {
  await db.query(sql`delete from session where person_id = ${personId} and expires_at < now()`)
  await db.query(sql`
    insert into session (token_hash, person_id, expires_at)
    values (${tokenHash}, ${personId}, now() + make_interval(days => ${SESSION_DAYS}))`)
}

export const findSession = (db: Db, tokenHash: Buffer) =>
  one<{ id: number }>(
    db,
    sql`select person_id as id from session where token_hash = ${tokenHash} and expires_at > now()`,
  )

export async function removeSession(db: Db, tokenHash: Buffer) {
  await db.query(sql`delete from session where token_hash = ${tokenHash}`)
}

export const removeSessions = (db: Db, personId: number) =>
  rows(db, sql`delete from session where person_id = ${personId} returning 1`)

/** The signed-in person as the contract has them; `checking` are the points that may still change. */
export const findCurrentUser = (db: Db, id: number) =>
  one(
    db,
    sql`select u.*, (
          select coalesce(sum(points_awarded), 0)::int from review
          where person_id = u.id and verdict in ('pending', 'unsure')) as checking
        from user_card u where u.id = ${id}`,
  )
