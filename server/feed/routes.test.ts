import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../test-app.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** As many tracks as asked, by a hundred artists, one a minute; of each artist's, every tenth has been rated. */
const addTracks = (count: number) =>
  app.pool.query(`
    insert into person (username, display_name) select 'artist' || i, 'Artist ' || i from generate_series(1, 100) i on conflict do nothing;
    with added as (
      insert into track (person_id, title, artist_name, genre, audio_key, audio_mime, audio_bytes, seconds, created_at)
      select p.id, 'Track ' || i, 'Artist', 'Pop', 'aa/' || repeat('a', 64) || '.wav', 'audio/wav', 1, 30, now() - make_interval(mins => i)
      from generate_series(1, ${count}) i join person p on p.username = 'artist' || (1 + i % 100) returning id, person_id, created_at)
    insert into track_stats (track_id, person_id, created_at, score, heard)
    select id, person_id, created_at, log(2.0, (0.02 + (id % 97) / 100.0)) + extract(epoch from created_at) / 3600 / 72, id % 7 from added;
    analyze`)

const allPages = async (path: string, limit: number, most = 100) => {
  const ids: number[] = []
  let next: string | undefined = `${path}?limit=${limit}`
  for (let i = 0; next && i < most; i++) {
    const { status, body, headers } = await app.guest().get(next)
    expect(status).toBe(200)
    ids.push(...body.map(({ id }: { id: number }) => id))
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  }
  return ids
}

test('an empty feed is an empty list', async () => {
  expect((await app.guest().get('/api/tracks/feed/new')).body).toEqual([])
  expect((await app.guest().get('/api/tracks/feed/trending')).body).toEqual([])
})

test('API-01 pages follow one another to the end, each track once in New', async () => {
  await addTracks(230)
  const ids = await allPages('/api/tracks/feed/new', 20)
  expect(ids).toHaveLength(230)
  expect(new Set(ids).size).toBe(230)
})

test('Trending reaches every track, and seldom repeats one', async () => {
  const ids = await allPages('/api/tracks/feed/trending', 20)
  expect(new Set(ids).size).toBe(230)
})

test('the first page is the same bytes for everyone, and is not sent twice to who has it', async () => {
  const first = await app.guest().send('GET', '/api/tracks/feed/new')
  const etag = first.headers.get('etag')!
  // The same for every coding, so it may not claim the same bytes.
  expect(etag).toMatch(/^W\/"/)
  expect((await app.guest().send('GET', '/api/tracks/feed/new', { headers: { 'if-none-match': etag } })).status).toBe(
    304,
  )
})

test.each([
  'nonsense',
  Buffer.from('{"createdAt":"x","id":1}').toString('base64url'),
  Buffer.from('{"createdAt":"0000-01-01T00:00:00Z","id":1}').toString('base64url'),
  Buffer.from('{"id":1}').toString('base64url'),
  '',
])('the cursor %j is refused or read as none, never a bug', async (cursor) => {
  for (const feed of ['new', 'trending']) {
    const { status } = await app.guest().send('GET', `/api/tracks/feed/${feed}?cursor=${cursor}`)
    expect(cursor === '' ? [200] : [400]).toContain(status)
  }
})

test.each(['0', '101', 'many', '-5'])('a limit of %s is refused', async (limit) => {
  expect((await app.guest().send('GET', `/api/tracks/feed/new?limit=${limit}`)).status).toBe(400)
})
