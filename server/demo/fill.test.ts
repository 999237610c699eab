import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../test-app.ts'
import { catalogue } from './catalogue.ts'
import { fillCatalogue } from './fill.ts'
import { isDemoDue } from './queries.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const fill = () => fillCatalogue(app.parts, new AbortController().signal)
const counts = async () =>
  (
    await app.pool.query(`select (select count(*) from track) tracks, (select count(*) from rating) ratings,
      (select count(*) from review where verdict = 'validated') reviews, (select count(*) from points_entry) entries`)
  ).rows[0]

test('a demo that was killed half-way goes on where it was, and nothing is there twice', async () => {
  // All but one are made already, so that one song is played and no more.
  const [last, ...others] = [...catalogue].sort((a) => (a.slug === 'lid' ? -1 : 0))
  await app.pool.query('insert into demo_progress (slug) select unnest($1::text[])', [others.map(({ slug }) => slug)])
  expect(await isDemoDue(app.pool)).toBe(true)
  await fill()
  const whole = await counts()
  expect(whole).toMatchObject({ tracks: 1, reviews: 1 })
  expect(await isDemoDue(app.pool)).toBe(false)

  // As after a kill -9 between publishing and the last of its reviews.
  await app.pool.query("delete from demo_progress where slug = '*'")
  await app.pool.query('update demo_progress set finished = false where slug = $1', [last!.slug])
  await app.pool.query('delete from rating where ctid = (select ctid from rating limit 1)')
  expect(await isDemoDue(app.pool)).toBe(true)
  await fill()
  expect(await counts()).toEqual(whole)
  const { rows } = await app.pool.query('select finished from demo_progress where slug = $1', [last!.slug])
  expect(rows).toEqual([{ finished: true }])
}, 60_000)
