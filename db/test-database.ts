import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, openPool } from './open.ts'

/** A migrated, empty database of the test file's own. Close it in `afterAll`. */
export async function openTestDatabase(): Promise<Database> {
  const url = new URL(inject('databaseServer'))
  const template = url.pathname.slice(1)
  const name = `test_${randomBytes(8).toString('hex')}`
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await administer(`create database ${name} template ${template}`)
  url.pathname = name
  const pool = openPool(url.href, 10)
  const close = async () => {
    await pool.end()
    await administer(`drop database ${name} with (force)`)
  }
  return { pool, url: url.href, close }
}
