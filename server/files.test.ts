import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFile, sweepFiles } from './files.ts'
import { eventually, openTestApp, trackForm } from './test-app.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function keep(content: string) {
  const path = await app.parts.storage.scratch()
  await writeFile(path, content)
  return keepFile(app.parts, path, 'txt')
}
const waits = async () =>
  (
    await app.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount
const age = () => app.pool.query("update kept_file set kept_at = now() - interval '2 days'")

test('a file that nothing names goes after a day, and what a track, a cover or a review names stays', async () => {
  const ada = await app.signUp('ada')
  await ada.send('POST', '/api/tracks', { form: trackForm() })
  await app.pool.query(
    `insert into cover (person_id, source, renditions) values ($1, 'uploaded', jsonb_build_array(jsonb_build_object('key', $2::text)))`,
    [ada.id, await keep('a cover')],
  )
  const { rows } = await app.pool.query<{ key: string }>('select key from kept_file')
  const unused = await keep(randomUUID())
  expect(await sweepFiles(app.parts)).toBe(0)
  await age()
  expect(await sweepFiles(app.parts)).toBe(1)
  expect(await app.parts.storage.size(unused)).toBeUndefined()
  for (const { key } of rows) expect(await app.parts.storage.size(key)).toBeGreaterThan(0)
})

test('a file that is kept again while it is being swept away is there afterwards', async () => {
  const content = randomUUID()
  const key = await keep(content)
  await age()
  const { storage } = app.parts
  let again: Promise<string> | undefined
  const remove = storage.remove
  storage.remove = async (gone) => {
    // The upload comes at the worst moment: it has been decided that this file goes.
    again = keep(content)
    await Promise.race([again, eventually(waits, Boolean)])
    await remove(gone)
  }
  await sweepFiles(app.parts)
  storage.remove = remove
  expect(await again).toBe(key)
  expect(await storage.size(key)).toBe(content.length)
  expect((await app.pool.query('select 1 from kept_file where key = $1', [key])).rowCount).toBe(1)
})
