import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openTestApp, toneWav, trackForm } from '../test-app.ts'

type Person = Client & { id: number }
let app: Awaited<ReturnType<typeof openTestApp>>
let ada: Person
let bo: Person
beforeAll(async () => {
  app = await openTestApp({ works: true })
  ;[ada, bo] = await Promise.all([app.signUp('ada'), app.signUp('bodo')])
})
afterAll(() => app.close())

test('API-04 a generated cover is told with its theme and mood, looked at, and used by its own artist alone', async () => {
  const ticket = crypto.randomUUID()
  const { status, body } = await ada.json('POST', '/api/tracks/generate-cover', {
    form: { title: 'Paper Tigers', genre: 'Jazz', audio: [toneWav({ seconds: 2 }), 'a.wav'], ticket },
  })
  expect([status, body]).toEqual([
    200,
    {
      coverImageId: expect.any(String),
      analysis: { theme: expect.stringMatching(/./), mood: expect.stringMatching(/./) },
    },
  ])
  expect((await ada.get(`/api/covers/progress/${ticket}`)).body).toMatchObject({ fraction: 1 })
  expect((await bo.get(`/api/covers/progress/${ticket}`)).status).toBe(404)
  const picture = await app.guest().send('GET', `/api/covers/${body.coverImageId}?w=320`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const coverImage = body.coverImageId
  expect((await bo.json('POST', '/api/tracks', { form: trackForm({ coverImage }) })).status).toBe(404)
  const track = await ada.json('POST', '/api/tracks', { form: trackForm({ coverImage }) })
  expect(track.body.coverImage).toMatch(/\?v=[0-9a-f]{16}$/)
}, 90_000)

test('a track without a cover gets a painted one', async () => {
  const { body } = await ada.json('POST', '/api/tracks', { form: trackForm() })
  expect(body.coverImage).toBeNull()
  const cover = () => app.guest().send('GET', `/api/tracks/${body.id}/cover`)
  expect((await cover()).headers.get('retry-after')).toBe('2')
  await expect.poll(async () => (await cover()).status, { timeout: 60_000, interval: 300 }).toBe(200)
}, 90_000)
