import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import type { Database } from './open.ts'
import { openTestDatabase } from './test-database.ts'

let database: Database
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'heatcheck-migrations-'))
  await database.pool.query('drop table if exists migration, a, b')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const run = () => migrate(database.pool, folder)
const tables = async () =>
  (await database.pool.query(`select to_regclass('a') is not null as a, to_regclass('b') is not null as b`)).rows[0]

test('files run in the order of their numbers, each once', async () => {
  write('0002-second.sql', 'create table b as select * from a;')
  write('0001-first.sql', 'create table a (id int); insert into a values (1)')
  expect(await run()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await run()).toEqual([])
  expect(await tables()).toEqual({ a: true, b: true })
})
test('a file that fails leaves nothing of itself, and what came before it stays', async () => {
  write('0001-first.sql', 'create table a (id int)')
  write('0002-second.sql', 'create table b (id int); select 1 / 0')
  await expect(run()).rejects.toThrow('0002-second.sql failed: division by zero')
  expect(await tables()).toEqual({ a: true, b: false })
  write('0002-second.sql', 'create table b (id int)')
  expect(await run()).toEqual(['0002-second.sql'])
})
test('a file that was changed after it had been run is named', async () => {
  write('0001-first.sql', 'create table a (id int)')
  await run()
  write('0001-first.sql', 'create table a (id bigint)')
  await expect(run()).rejects.toThrow(/^0001-first\.sql was changed/)
})
test('an older program refuses a newer database', async () => {
  write('0001-first.sql', 'create table a (id int)')
  write('0002-second.sql', 'create table b (id int)')
  await run()
  rmSync(join(folder, '0002-second.sql'))
  await expect(run()).rejects.toThrow(/newer than this program.*0002-second/)
})
test('several processes that start at once migrate once', async () => {
  write('0001-first.sql', 'create table a (id int)')
  write('0002-second.sql', 'create table b (id int)')
  const ran = await Promise.all([run(), run(), run(), run()])
  expect(ran.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql'])
})
test.each([
  [['first.sql'], /called like/],
  [['0001-a.sql', '0001-b.sql'], /number 0001/],
])('%j are no names for migrations', async (names, message) => {
  for (const name of names) write(name, 'select 1')
  await expect(run()).rejects.toThrow(message)
})
test('the extensions that search and sign-up stand on can be had', async () => {
  for (const name of ['pg_trgm', 'unaccent', 'citext', 'btree_gin'])
    await database.pool.query(`create extension if not exists ${name}`)
})
