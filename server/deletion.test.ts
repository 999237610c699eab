import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findDifferences } from './recount.ts'
import { closeReviewsOf, sweepReviews } from './reviews/deletion.ts'
import { settleReview } from './reviews/settle.ts'
import { type Client, openTestApp, trackForm } from './test-app.ts'
import { sweepTracks } from './tracks/deletion.ts'

type Person = Client & { id: number }
let app: Awaited<ReturnType<typeof openTestApp>>
let artist: Person
let ada: Person
let bob: Person
let film: Blob
beforeAll(async () => {
  app = await openTestApp()
  artist = await app.signUp('artist')
  ada = await app.signUp('ada')
  bob = await app.signUp('bob')
  const folder = mkdtempSync(join(tmpdir(), 'heatcheck-film-'))
  const path = join(folder, 'film.webm')
  const input = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=5', '-f', 'lavfi', '-i', 'sine=440', '-t', '2']
  execFileSync('ffmpeg', ['-v', 'error', ...input, '-c:v', 'libvpx', '-c:a', 'libopus', path])
  film = new Blob([readFileSync(path)], { type: 'video/webm' })
  rmSync(folder, { recursive: true })
}, 60_000)
afterAll(() => app.close())
afterEach(async () => expect(await findDifferences(app.pool)).toEqual([]))

const newTrack = async () => (await artist.json('POST', '/api/tracks', { form: trackForm() })).body.id as number
const rate = (who: Person, track: number) =>
  who.json('POST', `/api/tracks/${track}/rate`, { json: { userId: who.id, ratingType: 'FIRE' } })
const post = async (who: Person, track: number) => {
  const form = {
    userId: String(who.id),
    prompt: 'What is the bass doing?',
    video: [film, 'review.webm'] as [Blob, string],
  }
  const { status, body } = await who.json('POST', `/api/tracks/${track}/review`, { form })
  expect(status).toBe(200)
  return body.review.id as number
}
const SPOKEN = [
  'the bass in the chorus is warm and round and the drums push it along like a steam engine',
  'I love how the piano opens alone, then strings arrive and everything gets wider in the second verse',
  'her voice cracks on the last line and the guitar answers, I would turn that guitar up',
  'this beat limps in a good way, the snare comes late and makes me lean forward',
  'the mix is muddy before the drop, cut some low end there and let the synth breathe',
]
let said = 0
/** Judged as somebody who spoke well of what is heard; each time in other words. */
const judge = (review: number) => {
  const text = SPOKEN[said++ % SPOKEN.length]!
  return settleReview(app.pool, review, {
    text,
    words: [],
    engine: 'test',
    confidence: 0.95,
    voiceSeconds: 2,
    seconds: 2,
  })
}
const points = async (who: Person) => (await who.get('/api/user')).body.points as number
const card = async (track: number) => (await artist.get(`/api/tracks/${track}`)).body
const own = async (who: Person) =>
  (await who.get(`/api/users/${who.id}/reviews`)).body as { id: number; trackId: number }[]
const age = (table: 'review' | 'track', id: number, by = '1 minute') =>
  app.pool.query(`update ${table} set deleted_at = deleted_at - interval '${by}' where id = ${id}`)

test('a deleted review takes its points, its count and its weight with it, and brings all of it back', async () => {
  const track = await newTrack()
  await rate(ada, track)
  const review = await post(ada, track)
  await judge(review)
  const before = { card: await card(track), points: await points(ada) }
  expect(before.card).toMatchObject({ reviewCount: 1, hasReviews: true })
  expect(before.points).toBeGreaterThan(10)

  expect((await ada.json('DELETE', `/api/reviews/${review}`)).status).toBe(200)
  expect(await findDifferences(app.pool)).toEqual([])
  expect(await points(ada)).toBe(0)
  expect(await card(track)).toMatchObject({ reviewCount: 0, hasReviews: false, totalPoints: 0, fireCount: 1 })
  expect((await ada.get(`/api/tracks/${track}/reviews`)).body).toEqual([])
  expect(await own(ada)).toEqual([])
  expect((await ada.send('GET', `/api/reviews/${review}/video`)).status).toBe(404)
  expect((await ada.json('DELETE', `/api/reviews/${review}`)).status).toBe(404)

  expect((await ada.json('POST', `/api/reviews/${review}/restore`)).status).toBe(200)
  expect({ card: await card(track), points: await points(ada) }).toEqual(before)
  expect((await ada.json('POST', `/api/reviews/${review}/restore`)).status).toBe(409)
})

test('a review that is over time stays deleted, and is swept with its row', async () => {
  const track = await newTrack()
  const review = await post(ada, track)
  await ada.json('DELETE', `/api/reviews/${review}`)
  await age('review', review)
  expect((await ada.json('POST', `/api/reviews/${review}/restore`)).status).toBe(409)
  await sweepReviews(app.pool)
  expect((await app.pool.query('select from review where id = $1', [review])).rowCount).toBe(0)
})

test('who posts again in between is paid once', async () => {
  const track = await newTrack()
  const before = await points(ada)
  const first = await post(ada, track)
  await ada.json('DELETE', `/api/reviews/${first}`)
  await post(ada, track)
  expect(await points(ada)).toBe(before + 10)
  expect((await ada.json('POST', `/api/reviews/${first}/restore`)).status).toBe(200)
  expect(await points(ada)).toBe(before + 10)
})

test('a review that is being checked comes back to be checked, and is not judged while it is deleted', async () => {
  const track = await newTrack()
  const review = await post(bob, track)
  await bob.json('DELETE', `/api/reviews/${review}`)
  await judge(review)
  expect(await points(bob)).toBe(0)
  await bob.json('POST', `/api/reviews/${review}/restore`)
  expect(await points(bob)).toBe(10)
  await judge(review)
  expect(await points(bob)).toBeGreaterThan(10)
})

test('only their author deletes a review or a track; nobody learns of what they cannot see', async () => {
  const track = await newTrack()
  const review = await post(ada, track)
  expect((await bob.json('DELETE', `/api/reviews/${review}`)).status).toBe(404)
  await judge(review)
  expect((await bob.json('DELETE', `/api/reviews/${review}`)).status).toBe(403)
  expect((await bob.json('POST', `/api/reviews/${review}/restore`)).status).toBe(409)
  expect((await bob.json('DELETE', `/api/tracks/${track}`)).status).toBe(403)
  expect((await bob.json('DELETE', '/api/tracks/999999')).status).toBe(404)
})

test('a deleted track is nowhere, and comes back as it was', async () => {
  const track = await newTrack()
  await rate(bob, track)
  const before = await card(track)
  expect((await artist.json('DELETE', `/api/tracks/${track}`)).status).toBe(200)
  for (const path of ['', '/audio', '/cover', '/reviews'])
    expect((await bob.send('GET', `/api/tracks/${track}${path}`)).status, path).toBe(404)
  for (const path of ['/api/tracks/feed/new?limit=90', '/api/tracks/feed/trending?limit=90', '/api/tracks'])
    expect((await bob.get(path)).body.map(({ id }: { id: number }) => id)).not.toContain(track)
  expect((await rate(bob, track)).status).toBe(404)
  expect((await bob.json('POST', `/api/tracks/${track}/restore`)).status).toBe(409)
  expect((await artist.json('POST', `/api/tracks/${track}/restore`)).status).toBe(200)
  expect(await card(track)).toEqual(before)
})

test('a track that is swept leaves reviewers what they earned, and explains it to them alone', async () => {
  const [track, waits] = [await newTrack(), await newTrack()]
  for (const each of [track, waits]) await rate(ada, each)
  const review = await post(ada, track)
  await judge(review)
  const pending = await post(ada, waits)
  const earned = await points(ada)
  for (const each of [track, waits]) {
    await artist.json('DELETE', `/api/tracks/${each}`)
    await age('track', each)
  }
  await sweepTracks(app.pool, closeReviewsOf)
  expect((await app.pool.query('select from track where id = $1', [track])).rowCount).toBe(0)
  expect(await findDifferences(app.pool)).toEqual([])
  expect(await points(ada)).toBe(earned)
  const kept = (await own(ada)).find(({ id }) => id === review)
  expect(kept).toMatchObject({ trackId: track, track: { title: '', coverImage: null, spot: null } })
  expect((await ada.send('GET', `/api/reviews/${review}/video`)).status).toBe(200)
  expect((await bob.send('GET', `/api/reviews/${review}/video`)).status).toBe(404)
  expect((await bob.get(`/api/users/${ada.id}/reviews`)).body.map(({ id }: { id: number }) => id)).not.toContain(review)

  // The other still waited for its verdict: for an hour its track is only hidden, then it is closed and says why.
  expect((await app.pool.query('select from track where id = $1', [waits])).rowCount).toBe(1)
  await age('track', waits, '2 hours')
  await sweepTracks(app.pool, closeReviewsOf)
  expect(await points(ada)).toBe(earned - 10)
  expect((await own(ada)).find(({ id }) => id === pending)).toMatchObject({
    verdict: 'refused',
    reasons: ['The artist deleted this track before your review was checked.'],
  })
  // What is left of it can be deleted too.
  expect((await ada.json('DELETE', `/api/reviews/${review}`)).status).toBe(200)
})
