import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, trackForm } from '../test-app.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  app = await openTestApp({ settings: { CASH_OUT_POINTS_PER_USD: '50', CASH_OUT_MINIMUM: '400' } })
})
afterAll(() => app.close())

test('points that are still being checked are no part of the balance, and the operator sets what points are worth', async () => {
  const ada = await app.signUp('ada')
  const track = await ada.json('POST', '/api/tracks', { form: trackForm() })
  await app.pool.query('update person set points = 120 where id = $1', [ada.id])
  await app.pool.query(
    `insert into review (track_id, person_id, prompt, video_key, video_mime, seconds, verdict, points_awarded)
     values ($1, $2, 'Why?', 'aa/x', 'video/webm', 9, 'pending', 10), ($1, $2, 'Why?', 'aa/y', 'video/webm', 9, 'refused', 0)`,
    [track.body.id, ada.id],
  )
  expect((await ada.get('/api/user/points')).body).toEqual({
    balance: 110,
    checking: 10,
    pointsPerUsd: 50,
    minimum: 400,
  })
})
