import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { transaction } from './sql.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
/** Any number, the same for every process: "heat" in hexadecimal digits of its letters. */
const LOCK = 0x68656174

/**
 * Runs the files that this database has not had, in the order of their numbers, each whole or not at all. Several
 * processes may call this at once. Returns the names of what was run.
 */
export async function migrate(pool: Pool, folder = FOLDER): Promise<string[]> {
  const files = readMigrations(folder)
  const done = await recorded(pool)
  for (const [name, checksum] of done) {
    const file = files.find((file) => file.name === name)
    if (!file) throw new Error(`The database is newer than this program: it has had ${name}, which is not here.`)
    if (file.checksum !== checksum)
      throw new Error(`${name} was changed after it had been run. Put it back, and write a new migration instead.`)
  }
  const ran: string[] = []
  for (const { name, text, checksum } of files.filter((file) => !done.has(file.name))) {
    const mine = await transaction(pool, async (db) => {
      await db.query('select pg_advisory_xact_lock($1)', [LOCK])
      const { rowCount } = await db.query('select from migration where name = $1', [name])
      if (rowCount) return false
      await db.query(text).catch((error: Error) => {
        throw new Error(`${name} failed: ${error.message}`, { cause: error })
      })
      await db.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
      return true
    })
    if (mine) ran.push(name)
  }
  return ran
}

function readMigrations(folder: string) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]
    if (!number) throw new Error(`A migration is called like 0001-what-it-does.sql, not ${name}.`)
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}.`)
    numbers.add(number)
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
  })
}

async function recorded(pool: Pool): Promise<Map<string, string>> {
  const found = await pool.query(`select to_regclass('migration') is not null as made`)
  if (!found.rows[0].made) {
    await transaction(pool, async (db) => {
      await db.query('select pg_advisory_xact_lock($1)', [LOCK])
      await db.query(`create table if not exists migration (
        name text primary key, checksum text not null, run_at timestamptz not null default now())`)
    })
  }
  const { rows } = await pool.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}
