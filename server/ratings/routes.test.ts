import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDifferences } from '../recount.ts'
import { type Client, openTestApp, trackForm } from '../test-app.ts'

type Person = Client & { id: number }
let app: Awaited<ReturnType<typeof openTestApp>>
let ada: Person
let bo: Person
let track: number
beforeAll(async () => {
  app = await openTestApp()
  ;[ada, bo] = await Promise.all([app.signUp('ada'), app.signUp('bodo')])
  track = (await ada.json('POST', '/api/tracks', { form: trackForm() })).body.id
})
afterAll(async () => {
  expect(await findDifferences(app.pool)).toEqual([])
  await app.close()
})

const rate = (who: Person, ratingType: string, userId: unknown = who.id, id: unknown = track) =>
  who.json('POST', `/api/tracks/${id}/rate`, { json: { userId, ratingType } })

test('a rating counts, another type moves it, the same again changes nothing', async () => {
  expect((await rate(bo, 'FIRE')).body).toEqual({ fireCount: 1, needsWorkCount: 0, trashCount: 0, ratingType: 'FIRE' })
  expect((await rate(bo, 'TRASH')).body).toEqual({
    fireCount: 0,
    needsWorkCount: 0,
    trashCount: 1,
    ratingType: 'TRASH',
  })
  expect((await rate(bo, 'TRASH')).body).toEqual({
    fireCount: 0,
    needsWorkCount: 0,
    trashCount: 1,
    ratingType: 'TRASH',
  })
})

test('twenty ratings by one person at the same moment count once', async () => {
  const [type] = ['NEEDS_WORK']
  const answers = await Promise.all(Array.from({ length: 20 }, () => rate(bo, type!)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.at(-1)?.body).toMatchObject({ needsWorkCount: 1, fireCount: 0, trashCount: 0 })
})

test('twenty people rating at the same moment all count', async () => {
  const other = (await ada.json('POST', '/api/tracks', { form: trackForm({ title: 'Crowd' }) })).body.id
  const crowd = await Promise.all(Array.from({ length: 20 }, (_, i) => app.signUp(`crowd${i}`)))
  await Promise.all(crowd.map((person) => rate(person, 'FIRE', person.id, other)))
  expect(
    (await app.guest().get('/api/tracks/feed/new')).body.find(({ id }: { id: number }) => id === other).fireCount,
  ).toBe(20)
})

test('whoever rates several tracks of one artist at the same moment has rated one artist', async () => {
  const eda = await app.signUp('eda')
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  const uploads = titles.map((title) => ada.json('POST', '/api/tracks', { form: trackForm({ title }) }))
  const tracks = (await Promise.all(uploads)).map(({ body }) => body.id)
  await Promise.all(tracks.map((id) => rate(eda, 'FIRE', eda.id, id)))
  const { rows } = await app.pool.query('select artists_rated from person where id = $1', [eda.id])
  expect(rows).toEqual([{ artists_rated: 1 }])
})

test("API-08 rating in somebody else's name is refused and writes nothing", async () => {
  expect(await rate(bo, 'FIRE', ada.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await app.pool.query('select 1 from rating where person_id = $1', [ada.id])).rowCount).toBe(0)
})

test("an artist's rating of their own track never counts", async () => {
  const before = (await app.pool.query('select * from track_stats where track_id = $1', [track])).rows
  expect((await rate(ada, 'FIRE')).status).toBe(200)
  expect((await app.pool.query('select * from track_stats where track_id = $1', [track])).rows).toEqual(before)
})

test.each([['BRILLIANT'], ['fire'], [''], [null]])('%j is no rating', async (type) => {
  expect((await rate(bo, type as string)).status).toBe(400)
})

test.each([0, -1, 'abc', '1e3', 999_999])('nothing can be rated at %s', async (id) => {
  expect([400, 404]).toContain((await rate(bo, 'FIRE', bo.id, id)).status)
})

test('one sees the own ratings, and nobody else does', async () => {
  await rate(bo, 'FIRE')
  expect((await bo.get(`/api/user/marks?tracks=${track},99`)).body.ratings).toEqual([
    { trackId: track, ratingType: 'FIRE' },
  ])
  const stranger = await app.signUp('stranger')
  expect((await stranger.get(`/api/user/marks?tracks=${track}`)).body.ratings).toEqual([])
})
