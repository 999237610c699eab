import type { Session } from '../../contract/account.ts'
import { type Db, one, rows, sql } from '../../db/sql.ts'
import { type Device, SESSION_DAYS } from './rules.ts'

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

export const findAccountOf = (db: Db, id: number) =>
  one<Account>(db, sql`select id, password_hash from person where id = ${id}`)

export async function setPassword(db: Db, id: number, passwordHash: string) {
  await db.query(sql`update person set password_hash = ${passwordHash} where id = ${id}`)
}

export async function addSession(db: Db, tokenHash: Buffer, personId: number, { browser, system }: Device) {
  await db.query(sql`delete from session where person_id = ${personId} and expires_at < now()`)
  await db.query(sql`
    insert into session (token_hash, person_id, expires_at, browser, system)
    values (${tokenHash}, ${personId}, now() + make_interval(days => ${SESSION_DAYS}), ${browser}, ${system})`)
}

export const findSession = (db: Db, tokenHash: Buffer) =>
  one<{ id: number; isStale: boolean }>(
    db,
    sql`select person_id as id, seen_at < now() - interval '1 hour' as "isStale"
        from session where token_hash = ${tokenHash} and expires_at > now()`,
  )

export async function markSeen(db: Db, tokenHash: Buffer) {
  await db.query(sql`update session set seen_at = now() where token_hash = ${tokenHash}`)
}

/** The last seen first. */
export const listSessions = (db: Db, personId: number, tokenHash: Buffer) =>
  rows<Session>(
    db,
    sql`select id, token_hash = ${tokenHash} as "isThis", browser, system,
          to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
          to_char(seen_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "seenAt"
        from session where person_id = ${personId} and expires_at > now()
        order by "isThis" desc, seen_at desc, id desc`,
  )

/** Only one's own: whether there was one. */
export const removeSessionOf = async (db: Db, personId: number, id: number) =>
  (await one(db, sql`delete from session where id = ${id} and person_id = ${personId} returning 1`)) !== undefined

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
          where person_id = u.id and verdict in ('pending', 'unsure') and deleted_at is null) as checking
        from user_card u where u.id = ${id}`,
  )

/** In place of those that were there before. */
export async function saveCodes(db: Db, personId: number, hashes: Buffer[]) {
  await db.query(sql`delete from recovery_code where person_id = ${personId}`)
  await db.query(sql`
    insert into recovery_code (person_id, code_hash) select ${personId}, unnest(${hashes}::bytea[])`)
}

/** Whether there was such a code: it is gone then, whoever else tries it at the same moment. */
export const spendCode = async (db: Db, personId: number, hash: Buffer) =>
  (await one(db, sql`delete from recovery_code where person_id = ${personId} and code_hash = ${hash} returning 1`)) !==
  undefined

export const countCodes = async (db: Db, personId: number) =>
  (await one<{ left: number; madeAt: string | null }>(
    db,
    sql`select count(*)::int as left,
          to_char(max(made_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "madeAt"
        from recovery_code where person_id = ${personId}`,
  ))!
