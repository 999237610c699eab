import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { transaction } from '../db/sql.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { type Job, job } from './job.ts'
import { openQueue, type Queue } from './queue.ts'

const payload = z.object({ n: z.int() })
const count = job({ name: 'count', payload, seconds: 60, retries: 0, atOnce: 1 })
const stumble = job({ name: 'stumble', payload, seconds: 60, retries: 2, atOnce: 1 })
let database: Database
let queue: Queue
const done: number[] = []
const tries: boolean[] = []
let broken = true

beforeAll(async () => {
  database = await openTestDatabase()
  queue = await openQueue(database.url, [count, stumble] as Job<never>[], () => {})
  await queue.work(count, async ({ n }) => {
    if (n === 13 && broken) throw new Error('thirteen brings bad luck')
    done.push(n)
  })
  await queue.work(stumble, async (_, { last }) => {
    tries.push(last)
    if (tries.length === 1) throw new Error('the first time fails')
  })
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})

test('a job is carried out when its transaction is, and never otherwise', async () => {
  await transaction(database.pool, async (db) => {
    await queue.send(db, count, { n: 1 })
    throw new Error('no')
  }).catch(() => {})
  await transaction(database.pool, (db) => queue.send(db, count, { n: 2 }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([2])
})

test('what failed every time is listed with its reason, and can be sent to work again', async () => {
  await queue.send(database.pool, count, { n: 13 })
  await expect.poll(() => queue.dead(), { timeout: 10_000 }).toHaveLength(1)
  expect(await queue.dead()).toMatchObject([
    { name: 'count', payload: { n: 13 }, error: { message: 'thirteen brings bad luck' } },
  ])
  broken = false
  expect(await queue.retryDead()).toBe(1)
  await expect.poll(() => done, { timeout: 10_000 }).toContain(13)
  expect(await queue.dead()).toEqual([])
})

test('a job that fails is tried again within seconds', async () => {
  await queue.send(database.pool, stumble, { n: 1 })
  await expect.poll(() => tries, { timeout: 15_000 }).toEqual([false, false])
}, 20_000)
