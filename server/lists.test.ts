import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/open.ts'
import { NEWEST_FIRST } from '../db/page.ts'
import type { Db } from '../db/sql.ts'
import { openTestDatabase } from '../db/test-database.ts'
import * as auth from './auth/queries.ts'
import * as covers from './covers/queries.ts'
import * as feed from './feed/queries.ts'
import * as leaderboard from './leaderboard/queries.ts'
import * as points from './points/queries.ts'
import * as profiles from './profiles/queries.ts'
import * as ratings from './ratings/queries.ts'
import * as reviews from './reviews/queries.ts'
import * as search from './search/queries.ts'
import { queriesOf } from './search/rules.ts'
import * as tracks from './tracks/queries.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`
    insert into person (username, display_name, points) select 'person' || i, 'Person ' || i, i % 500 from generate_series(1, 20000) i;
    insert into cover (person_id, source, version) select 1 + i % 20000, 'painter', 'v' || i from generate_series(1, 100000) i;
    with pair as (select id, row_number() over () as i from cover)
      insert into track (person_id, title, artist_name, genre, cover_id, audio_key, audio_mime, audio_bytes, seconds, created_at)
      select 1 + i % 20000, 'Track ' || i || ' ' || substr(md5(i::text), 1, 4), 'Artist ' || i % 5000, (array['Pop', 'Jazz', 'Rock', 'Folk'])[1 + i % 4], id, 'aa/' || md5(i::text), 'audio/wav', 1, 30, now() - make_interval(mins => i::int) from pair;
    insert into track_stats (track_id, person_id, created_at, score, heard, fire)
      select id, person_id, created_at, random() + extract(epoch from created_at) / 259200, id % 50, id % 100 from track;
    insert into rating (track_id, person_id, type, weight)
      select t.id, 1 + (t.id * 7 + i * 131) % 20000, 'FIRE', 0.5 from track t, generate_series(1, 2) i on conflict do nothing;
    insert into review (track_id, person_id, prompt, video_key, video_mime, seconds, verdict, transcript, created_at)
      select id, 1 + (id * 13) % 20000, 'Why?', 'bb/' || id, 'video/webm', 12, (array['validated', 'pending', 'refused', 'unsure'])[1 + id % 4]::verdict, 'words', created_at from track;
    insert into picture (person_id, kind, sizes, blur, spot) select i, 'cover', '[]', '', '{}' from generate_series(1, 20000) i;
    insert into session (token_hash, person_id, expires_at) select sha256(i::text::bytea), i, now() + interval '1 day' from generate_series(1, 20000) i;
    analyze`)
}, 120_000)
afterAll(() => database.close())

/** What a query sends, without a database to answer it. */
async function statementOf(ask: (db: Db) => unknown) {
  const sent: QueryConfig[] = []
  const query = async (statement: QueryConfig) => {
    sent.push(statement)
    return { rows: [] }
  }
  await Promise.resolve(ask({ query } as unknown as Db)).catch(() => {})
  return sent[0]!
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** The plan that PostgreSQL keeps for a prepared statement, whatever its values, and what it really read. */
async function planOf({ text, values = [] }: QueryConfig) {
  const client = await database.pool.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    await client.query(`prepare it as ${text}`)
    const literals = values.map((value) =>
      value === null
        ? 'null'
        : Array.isArray(value)
          ? `'{${value}}'`
          : client.escapeLiteral(value instanceof Buffer ? `\\x${value.toString('hex')}` : String(value)),
    )
    const { rows } = await client.query(
      `explain (analyze, format json) execute it${literals.length ? `(${literals})` : ''}`,
    )
    return rows[0]['QUERY PLAN'][0].Plan as Plan
  } finally {
    await client.query('deallocate all')
    client.release(true)
  }
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const someId = 50_000
const lists: [string, (db: Db) => unknown][] = [
  ['New, its first page', (db) => feed.newest(db, NEWEST_FIRST, 51)],
  [
    'New, far down',
    (db) => feed.newest(db, { createdAt: new Date(Date.now() - 40 * 24 * 3600_000).toISOString(), id: someId }, 51),
  ],
  ['Trending by score', (db) => feed.ranked(db, { score: null, id: 0 }, 80)],
  ['Trending by score, further down', (db) => feed.ranked(db, { score: 6000, id: someId }, 80)],
  [
    'the cards of a Trending page',
    (db) =>
      feed.cardsOf(
        db,
        Array.from({ length: 50 }, (_, i) => i * 1000 + 1),
      ),
  ],
  ["a person's tracks", (db) => tracks.listTracksOf(db, 77, NEWEST_FIRST, 51)],
  ["a track's reviews", (db) => reviews.listOfTrack(db, someId, NEWEST_FIRST, 51)],
  ["a person's reviews", (db) => reviews.listOfPerson(db, 77, 78, NEWEST_FIRST, 51)],
  [
    'what was said before, of this track and by this person',
    (db) => reviews.findEarlierTexts(db, { id: 100_000, track_id: someId, person_id: 77 }),
  ],
  ['whether a review earns already', (db) => reviews.earnsAlready(db, someId, 77)],
  ['people by points', (db) => profiles.listPeople(db, { points: 250, id: 100 }, 51)],
  ['a profile', (db) => profiles.findProfile(db, 77)],
  ["a person's picture", (db) => profiles.findPicture(db, 77, 'cover')],
  ['a balance of points', (db) => points.findBalance(db, 77)],
  ['artists who are rising', (db) => profiles.listRising(db, 50)],
  ['Top Tracks', (db) => leaderboard.listByFires(db, { fires: 2_147_483_647, id: 1 }, 51)],
  ['Top Tracks, further down', (db) => leaderboard.listByFires(db, { fires: 50, id: someId }, 51)],
  ['Top A&Rs', (db) => leaderboard.listByPoints(db, { points: 250, id: 100 }, 51)],
  ['the tracks of a genre', (db) => feed.newestOf(db, 'Jazz', NEWEST_FIRST, 51)],
  ['own ratings on a page', (db) => ratings.findOwnRatings(db, 77, [1, 2, 3, 4])],
  ['own undecided reviews on a page', (db) => ratings.findOwnUndecided(db, 77, [1, 2, 3, 4])],
  ['the session of a cookie', (db) => auth.findSession(db, Buffer.alloc(32))],
  ['the current user', (db) => auth.findCurrentUser(db, 77)],
  ['a track card', (db) => tracks.findCard(db, someId)],
  ['a cover', (db) => covers.findCover(db, crypto.randomUUID())],
  ['what a sound was measured as', (db) => covers.findFeatures(db, 'aa/none')],
]

test.each(lists)('%s is read by an index at a hundred thousand tracks', async (_, ask) => {
  const nodes = nodesOf(await planOf(await statementOf(ask)))
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([])
  const read = nodes.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])
  expect(Math.max(...read)).toBeLessThanOrEqual(500)
})

const asked = (...meant: [string, ...string[]][]) =>
  queriesOf(
    meant.map(([word, ...others]) => ({ word, others })),
    '&',
  )
const searches: [string, (db: Db) => unknown][] = [
  ['what typed words may mean', (db) => search.readWords(db, 'trakc 4711 persn')],
  ['tracks with a word that all have', (db) => search.findTracks(db, asked(['track']), 6)],
  ['tracks with a word and a beginning', (db) => search.findTracks(db, asked(['trakc', 'track'], ['47']), 6)],
  ['tracks with a word that none has', (db) => search.findTracks(db, asked(['nothing']), 6)],
  ['people with a word that all have', (db) => search.findArtists(db, asked(['person']), 4)],
  ['people with a beginning', (db) => search.findArtists(db, asked(['person47']), 4)],
  ['how many tracks a genre has', (db) => search.countGenres(db, ['Jazz', 'Other'], 1000)],
]
test.each(searches)('search reads %s by an index, and no more than a thousand rows', async (_, ask) => {
  const nodes = nodesOf(await planOf(await statementOf(ask)))
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([])
  // What an index finds is a map of places; what is read of them is bounded.
  const readers = nodes.filter((node) => !node['Node Type'].startsWith('Bitmap Index'))
  const read = readers.map(
    (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  )
  expect(Math.max(...read)).toBeLessThanOrEqual(1000)
})

test('first ears reads no more than what came in the last two days', async () => {
  const nodes = nodesOf(await planOf(await statementOf((db) => feed.leastHeard(db, { heard: -1, id: 0 }, 40))))
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(48 * 60)
})
