import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './open.ts'
import { nameStatements, one, rows, sql, transaction } from './sql.ts'
import { openTestDatabase } from './test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('create table thing (id int primary key)')
})
afterAll(() => database.close())

const thing = (id: number) => sql`insert into thing (id) values (${id})`
const count = async () => (await one<{ n: number }>(database.pool, sql`select count(*) as n from thing`))?.n

test('values travel apart from the statement', async () => {
  const text = "'; drop table thing; --"
  expect(await one(database.pool, sql`select ${text}::text as text, ${2}::int as two`)).toEqual({ text, two: 2 })
})
test('the same statement has the same name, another one another', () => {
  expect(thing(1).name).toBe(thing(2).name)
  expect(thing(1).name).not.toBe(sql`select 1`.name)
})
test('statements have no names behind a pooler that cannot keep them', () => {
  nameStatements(false)
  const { name } = thing(1)
  nameStatements(true)
  expect(name).toBeUndefined()
})
test('counts, sums and large ids are numbers', async () => {
  const found = await rows(database.pool, sql`select count(*) as n, sum(7::bigint) as s, 2::bigint ^ 40 as id`)
  expect(found).toEqual([{ n: 1, s: 7, id: 2 ** 40 }])
})
test('where there is no row there is none', async () => {
  expect(await one(database.pool, sql`select from thing where id = ${-1}`)).toBeUndefined()
})
test('a transaction happens whole or not at all', async () => {
  const before = await count()
  const failing = transaction(database.pool, async (db) => {
    await db.query(thing(100))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await count()).toBe(before)
  await transaction(database.pool, (db) => db.query(thing(100)))
  expect(await count()).toBe(before! + 1)
})
test('a connection that breaks in a transaction is thrown away, and the next one works', async () => {
  const broken = transaction(database.pool, (db) => db.query(sql`select pg_terminate_backend(pg_backend_pid())`))
  await expect(broken).rejects.toThrow(/terminat/)
  expect(database.pool.totalCount).toBe(database.pool.idleCount)
  expect(await count()).toBeGreaterThan(-1)
})
