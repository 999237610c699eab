import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDifferences } from '../recount.ts'
import { type Client, eventually, openTestApp, trackForm } from '../test-app.ts'
import { hearWaiting } from './jobs.ts'
import { decideReview, settleReview } from './settle.ts'

type Person = Client & { id: number }
type Review = {
  id: number
  verdict: string
  pointsAwarded: number
  lines: { points: number; text: string }[]
  transcript: string | null
  reasons: string[]
}
let app: Awaited<ReturnType<typeof openTestApp>>
let ada: Person
let track: number
const folder = mkdtempSync(join(tmpdir(), 'heatcheck-video-'))

beforeAll(async () => {
  app = await openTestApp({ works: true })
  ada = await app.signUp('ada')
  track = (await ada.json('POST', '/api/tracks', { form: trackForm() })).body.id
}, 60_000)
afterAll(async () => {
  expect(await findDifferences(app.pool)).toEqual([])
  expect(await app.parts.queue.dead()).toEqual([])
  await app.close()
  rmSync(folder, { recursive: true })
})

/** A webm as a phone records one: a moving picture, and a synthesised voice that says this, or a tone. */
function video(name: string, words?: string, seconds = 4) {
  const [voice, path] = [join(folder, `${name}.wav`), join(folder, `${name}.webm`)]
  if (words) execFileSync('flite', ['-voice', 'awb', '-t', words, '-o', voice])
  else execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', `sine=440:duration=${seconds}`, voice])
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=120x160:rate=5',
    '-i',
    voice,
    '-shortest',
    '-c:v',
    'libvpx',
    '-b:v',
    '200k',
    '-c:a',
    'libopus',
    path,
  ])
  return new Blob([readFileSync(path)], { type: 'video/webm' })
}

const post = (who: Person, film: Blob, more: Record<string, string> = {}, id: unknown = track) =>
  who.json('POST', `/api/tracks/${id}/review`, {
    form: { video: [film, 'review.webm'], userId: String(who.id), prompt: 'What does the beat do?', ...more },
  })
const verdictOf = (who: Person, id: number) =>
  eventually(
    async () => ((await who.get(`/api/users/${who.id}/reviews`)).body as Review[]).find((review) => review.id === id)!,
    ({ verdict }) => verdict !== 'pending',
    60,
  )

const SPOKEN =
  'The beat is heavy and I love the drums. The bass line is warm and the vocals are clear. The chorus could be louder in the mix.'

let film: Blob | undefined
const spoken = () => {
  film ??= video('spoken', SPOKEN)
  return film
}

test('a spoken review earns ten at once, is heard, judged, explained line by line, and then seen by everyone', async () => {
  const bo = await app.signUp('bodo')
  await bo.json('POST', `/api/tracks/${track}/rate`, { json: { userId: bo.id, ratingType: 'FIRE' } })
  const posted = await post(bo, spoken())
  expect(posted).toMatchObject({ status: 200, body: { pointsAwarded: 10, note: null } })
  const { id, videoUrl } = posted.body.review
  expect((await bo.get('/api/user')).body).toMatchObject({ points: 10, checking: 10 })
  expect((await app.guest().get(`/api/tracks/${track}/reviews`)).body).toEqual([])
  expect((await app.guest().send('GET', videoUrl)).status).toBe(404)
  expect((await bo.send('GET', videoUrl)).status).toBe(200)
  expect((await bo.get(`/api/user/marks?tracks=${track}`)).body.reviews[0]).toMatchObject({ id, verdict: 'pending' })

  const review = await verdictOf(bo, id)
  expect(review.transcript).toMatch(/drums/)
  expect(review.transcript).toMatch(/bass/)
  expect(review.verdict).toBe('validated')
  expect(review.pointsAwarded).toBeGreaterThan(10)
  expect(review.lines.reduce((sum, { points }) => sum + points, 0)).toBe(review.pointsAwarded)
  expect((await bo.get('/api/user')).body).toMatchObject({ points: review.pointsAwarded, checking: 0 })

  const [seen] = (await app.guest().get(`/api/tracks/${track}/reviews`)).body
  expect(seen).toMatchObject({
    id,
    validated: true,
    ratingType: 'FIRE',
    reviewer: { username: 'bodo' },
    track: { title: 'Paper Tigers' },
  })
  const card = (await app.guest().get('/api/tracks/feed/trending')).body.find((one: { id: number }) => one.id === track)
  expect(card).toMatchObject({ hasReviews: true, reviewCount: 1, totalPoints: review.pointsAwarded, fireCount: 1 })
}, 90_000)

test('the video becomes one that every browser plays, with a still', async () => {
  const review = await eventually(
    async () => (await app.guest().get(`/api/tracks/${track}/reviews`)).body[0],
    ({ posterUrl }) => posterUrl !== null,
    60,
  )
  const film = await app.guest().send('GET', review.videoUrl, { headers: { range: 'bytes=0-99' } })
  expect([film.status, film.headers.get('content-type')]).toEqual([206, 'video/mp4'])
  expect((await app.guest().send('GET', review.posterUrl)).headers.get('content-type')).toBe('image/webp')
}, 90_000)

test('a review without a word drops to nothing, and says why', async () => {
  const cleo = await app.signUp('cleo')
  const { body } = await post(cleo, video('tone'))
  expect(body.pointsAwarded).toBe(10)
  const review = await verdictOf(cleo, body.review.id)
  expect(review).toMatchObject({ verdict: 'refused', pointsAwarded: 0, lines: [] })
  expect(review.reasons[0]).toMatch(/\w+ \w+/)
  expect((await cleo.get('/api/user')).body.points).toBe(0)
}, 90_000)

test('a film without any sound is told so, instead of being checked for ever', async () => {
  const path = join(folder, 'mute.webm')
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=120x160:rate=5:duration=3']
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, '-c:v', 'libvpx', '-b:v', '200k', path])
  const mona = await app.signUp('mona')
  const { body } = await post(mona, new Blob([readFileSync(path)]))
  const review = await verdictOf(mona, body.review.id)
  expect(review).toMatchObject({ verdict: 'refused', pointsAwarded: 0 })
  expect(review.reasons[0]).toMatch(/no speech/)
}, 90_000)

test('a review that nothing could listen to waits, and is heard once something can', async () => {
  const { speech } = app.parts
  const { transcribe, engines } = speech
  const asked: string[] = []
  speech.engines = async () => []
  speech.transcribe = async (path) => {
    asked.push(path)
    return 'no_engine'
  }
  const nils = await app.signUp('nils')
  const other = (await ada.json('POST', '/api/tracks', { form: trackForm({ title: 'Quiet' }) })).body.id
  const { body } = await post(nils, spoken(), {}, other)
  await eventually(
    async () => asked.length,
    (times) => times === 1,
  )
  expect((await nils.get(`/api/users/${nils.id}/reviews`)).body[0].verdict).toBe('pending')
  Object.assign(speech, { transcribe, engines })
  await hearWaiting(app.parts)
  expect((await verdictOf(nils, body.review.id)).verdict).toBe('validated')
}, 90_000)

test('the same attempt sent five times is one review', async () => {
  const dora = await app.signUp('dora')
  const [film, attempt] = [spoken(), crypto.randomUUID()]
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(dora, film, { attempt })))
  expect(new Set(answers.map(({ body }) => body.review.id)).size).toBe(1)
  expect((await app.pool.query('select 1 from points_entry where person_id = $1', [dora.id])).rowCount).toBe(1)
}, 60_000)

test('a second review of a track, and one of an own track, earn nothing and say so', async () => {
  const eli = await app.signUp('eli')
  const film = spoken()
  await post(eli, film)
  expect((await post(eli, film)).body).toMatchObject({
    pointsAwarded: 0,
    note: 'You have earned points for a review of this track already.',
  })
  const attempt = crypto.randomUUID()
  for (const _ of ['sent', 'sent again after a lost answer'])
    expect((await post(ada, film, { attempt })).body).toMatchObject({
      pointsAwarded: 0,
      note: 'A review of your own track earns no points.',
    })
}, 60_000)

/** A review that waits to be judged, without its film. */
async function waiting(who: Person, id: number, verdict = 'pending') {
  const { rows } = await app.pool.query(
    `insert into review (track_id, person_id, prompt, video_key, video_mime, seconds, verdict, transcript)
     values ($1, $2, 'What does the beat do?', 'none', 'video/webm', 20, $3, $4) returning id`,
    [id, who.id, verdict, verdict === 'unsure' ? SPOKEN : null],
  )
  return rows[0].id as number
}
const heard = (text: string) => ({ text, words: [], engine: 'test', confidence: 0.9, voiceSeconds: 10, seconds: 20 })

test('only a review that earns makes its author more trusted: one of an own track does not', async () => {
  const gita = await app.signUp('gita')
  const own = (await gita.json('POST', '/api/tracks', { form: trackForm({ title: 'Mine' }) })).body.id
  await settleReview(app.pool, await waiting(gita, own), heard('My drums are loud and the bass line carries my song.'))
  expect((await app.guest().get(`/api/tracks/${own}/reviews`)).body).toHaveLength(1)
  const trusted = async () =>
    (await app.pool.query('select reviews_validated from person where id = $1', [gita.id])).rows[0].reviews_validated
  expect(await trusted()).toBe(0)
  await settleReview(app.pool, await waiting(gita, track), heard('I like how the guitar answers the piano at the end.'))
  expect(await trusted()).toBe(1)
}, 60_000)

test('what an operator validates earns by what was said, explained like any other', async () => {
  const hugo = await app.signUp('hugo')
  const id = await waiting(hugo, track, 'unsure')
  expect(await decideReview(app.pool, id, 'validated', '')).toBe(true)
  const review = await verdictOf(hugo, id)
  expect(review.pointsAwarded).toBeGreaterThan(10)
  expect(review.lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Posted a review', 'answered the prompt']),
  )
  expect(review.lines.reduce((sum, { points }) => sum + points, 0)).toBe(review.pointsAwarded)
  expect((await hugo.get('/api/user')).body.points).toBe(review.pointsAwarded)

  const second = await waiting(hugo, track, 'unsure')
  await decideReview(app.pool, second, 'validated', '')
  expect(await verdictOf(hugo, second)).toMatchObject({
    pointsAwarded: 0,
    lines: [{ points: 0, text: 'Another review of yours on this track has earned already' }],
  })
}, 60_000)

test('an operator settles what the rules were unsure of, and the ledger follows', async () => {
  const fritz = await app.signUp('fritz')
  const { body } = await post(fritz, spoken())
  const other = (await ada.json('POST', '/api/tracks', { form: trackForm({ title: 'Other' }) })).body.id
  const { rows } = await app.pool.query(
    `insert into review (track_id, person_id, prompt, video_key, video_mime, seconds, verdict, points_awarded, lines)
     select $1, person_id, prompt, video_key, video_mime, seconds, 'unsure', 0, '[]' from review where id = $2 returning id`,
    [other, body.review.id],
  )
  expect(await decideReview(app.pool, rows[0].id, 'refused', 'It speaks about lunch.')).toBe(true)
  expect(await decideReview(app.pool, rows[0].id, 'validated', '')).toBe(false)
  expect((await verdictOf(fritz, rows[0].id)).reasons).toEqual(['It speaks about lunch.'])
}, 90_000)

test.each([
  ['a text', () => new Blob(['no film at all, only a longer text']), 415],
  ['nothing', () => new Blob([]), 415],
  ['a film cut off at its beginning', () => spoken().slice(0, 200), 415],
  ['a sound without a picture', () => new Blob([readFileSync(join(folder, 'spoken.wav'))]), 415],
])('%s is no review, and leaves nothing behind', async (_, film, status) => {
  const before = (await app.pool.query('select count(*) from review')).rows
  const answer = await post(ada, film())
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/^[A-Z].+\.$/)])
  expect((await app.pool.query('select count(*) from review')).rows).toEqual(before)
})

test('a film of 67 seconds is too long, and is told the limit', async () => {
  const { status, body } = await post(ada, video('long', undefined, 67))
  expect([status, body.message]).toEqual([413, 'This video is too long: at most 60 seconds.'])
}, 60_000)

test("a review in somebody else's name is refused, and one of no track", async () => {
  const film = spoken()
  expect((await post(ada, film, { userId: '999' })).status).toBe(403)
  expect((await post(ada, film, {}, 999_999)).status).toBe(404)
}, 60_000)
