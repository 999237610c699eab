import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeaderboardUser } from '../../contract/leaderboard.ts'
import type { Track } from '../../contract/tracks.ts'
import { openTestApp, trackForm } from '../test-app.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** What is kept for a second is not what a test has just changed. */
const fresh = (path: string, limit: number) => app.guest().get(`${path}?limit=${limit}`)

test('API-07 without a rating and without points both lists are empty', async () => {
  await app.signUp('nobody')
  expect((await fresh('/api/leaderboard/tracks', 1)).body).toEqual([])
  expect((await fresh('/api/leaderboard/users', 1)).body).toEqual([])
})

test('API-07 tracks are ranked by fires, of equals the later one first', async () => {
  const artist = await app.signUp('artist')
  const ids: number[] = []
  for (const title of ['One', 'Two', 'Three', 'Cold'])
    ids.push((await artist.json('POST', '/api/tracks', { form: trackForm({ title }) })).body.id)
  const rate = async (who: Awaited<ReturnType<typeof app.signUp>>, id: number | undefined, ratingType: string) =>
    who.json('POST', `/api/tracks/${id}/rate`, { json: { userId: who.id, ratingType } })
  const [ann, ben] = [await app.signUp('ann'), await app.signUp('ben')]
  await rate(ann, ids[0], 'FIRE')
  await rate(ann, ids[1], 'FIRE')
  await rate(ann, ids[2], 'FIRE')
  await rate(ben, ids[1], 'FIRE')
  await rate(ben, ids[3], 'TRASH')
  const { body } = await fresh('/api/leaderboard/tracks', 20)
  expect(body.map(({ title, fireCount }: Track) => [title, fireCount])).toEqual([
    ['Two', 2],
    ['Three', 1],
    ['One', 1],
  ])
  expect(body[0].creator.displayName).toBe('The artist')
})

test('API-07 people are ranked by points, with their diamonds', async () => {
  await app.pool.query(`
    insert into person (username, display_name, points) values
      ('ten', 'Ten', 10), ('sixty', 'Sixty', 60), ('more', 'More', 4310), ('alsosixty', 'Also', 60), ('none', 'None', 0)`)
  const { body } = await fresh('/api/leaderboard/users', 21)
  expect(body.map(({ username, points, diamondCount }: LeaderboardUser) => [username, points, diamondCount])).toEqual([
    ['more', 4310, 3],
    ['sixty', 60, 2],
    ['alsosixty', 60, 2],
    ['ten', 10, 1],
  ])
})

test.each(['tracks', 'users'])('API-07 the pages of top %s follow one another, nothing twice', async (list) => {
  const seen: number[] = []
  let path: string | undefined = `/api/leaderboard/${list}?limit=2`
  while (path) {
    const { body, headers }: { body: { id: number }[]; headers: Headers } = await app.guest().get(path)
    seen.push(...body.map(({ id }) => id))
    path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1]
  }
  const { body } = await fresh(`/api/leaderboard/${list}`, 50)
  expect(seen).toEqual(body.map(({ id }: { id: number }) => id))
  expect(new Set(seen).size).toBe(seen.length)
})

test('API-07 the first page is the same bytes for everyone, and not sent twice to who has it', async () => {
  const first = await app.guest().send('GET', '/api/leaderboard/tracks?limit=30')
  const etag = first.headers.get('etag') ?? ''
  const again = await app
    .guest()
    .send('GET', '/api/leaderboard/tracks?limit=30', { headers: { 'if-none-match': etag } })
  expect([first.status, again.status]).toEqual([200, 304])
})

test('artists whose tracks are rising come before people with points', async () => {
  const { body } = await app.guest().get('/api/users?order=rising&limit=3')
  expect(body.map(({ username }: { username: string }) => username)).toEqual(['artist', 'more', 'sixty'])
})
