import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDifferences } from '../recount.ts'
import { type Client, openTestApp, trackForm } from '../test-app.ts'
import { secondsHeard } from './rules.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
let track: number
beforeAll(async () => {
  app = await openTestApp()
  const ada = await app.signUp('ada')
  track = (await ada.json('POST', '/api/tracks', { form: trackForm() })).body.id
})
afterAll(async () => {
  expect(await findDifferences(app.pool)).toEqual([])
  await app.close()
})

const play = (more = {}) => ({
  eventId: crypto.randomUUID(),
  visitId: crypto.randomUUID(),
  trackId: track,
  intervals: [[0, 12]],
  endedAt: 12,
  how: 'swiped',
  ...more,
})
const report = (client: Client, plays: unknown[], headers = {}) =>
  client.send('POST', '/api/plays', { json: { plays }, headers })
const heard = async () =>
  (await app.pool.query('select heard from track_stats where track_id = $1', [track])).rows[0].heard

test('the same event sent three times counts once', async () => {
  const event = play()
  const guest = app.guest()
  for (let i = 0; i < 3; i++) expect((await report(guest, [event])).status).toBe(200)
  expect((await app.pool.query('select 1 from play where event_id = $1', [event.eventId])).rowCount).toBe(1)
})

test('one listener counts once, however often they come back', async () => {
  const [before, member] = [await heard(), await app.signUp('often')]
  for (let i = 0; i < 5; i++) await report(member, [play()])
  expect(await heard()).toBe(before + 1)
})

test('swiping past is not hearing', async () => {
  const [before, member] = [await heard(), await app.signUp('swiper')]
  await report(member, [play({ intervals: [[0, 1.5]] })])
  expect(await heard()).toBe(before)
})

test('a guest gets a random id for the day that no script can read, and none under Global Privacy Control', async () => {
  const cookie = (await report(app.guest(), [play()])).headers.getSetCookie()
  expect(cookie).toHaveLength(1)
  expect(cookie[0]).toMatch(/^heatcheck_ears=[\w-]{16};.*Max-Age=86400;.*HttpOnly;.*SameSite=Lax/i)
  expect((await report(app.guest(), [play()], { 'sec-gpc': '1' })).headers.getSetCookie()).toEqual([])
})

test("from one address nobody uses up a rival's first ears", async () => {
  const before = await heard()
  for (let i = 0; i < 20; i++) await report(app.guest(), [play()])
  expect((await heard()) - before).toBeLessThanOrEqual(5)
})

test('a track that is gone does not spoil the batch', async () => {
  const event = play()
  expect((await report(app.guest(), [play({ trackId: 999_999 }), event])).status).toBe(200)
  expect((await app.pool.query('select 1 from play where event_id = $1', [event.eventId])).rowCount).toBe(1)
})

test.each([
  [[]],
  [[{}]],
  [[play({ how: 'guessed' })]],
  [[play({ intervals: [[0, 1e9]] })]],
  [[play({ eventId: '1' })]],
])('%j is no report', async (plays) => {
  expect((await report(app.guest(), plays)).status).toBe(400)
})

describe('seconds heard', () => {
  test.each([
    [[], 0],
    [[[0, 10]], 10],
    [
      [
        [0, 10],
        [5, 12],
      ],
      12,
    ],
    [
      [
        [20, 25],
        [0, 10],
      ],
      15,
    ],
    [
      [
        [5, 5],
        [9, 3],
      ],
      0,
    ],
  ] as [[number, number][], number][])('of %j are %i', (intervals, seconds) => {
    expect(secondsHeard(intervals)).toBe(seconds)
  })
})
