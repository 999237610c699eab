import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/open.ts'
import { openTestDatabase } from '../../db/test-database.ts'
import { trendingPage } from './pages.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`
    insert into person (username, display_name) select 'person' || i, 'Person ' || i from generate_series(1, 60) i;
    insert into track (person_id, title, artist_name, genre, audio_key, audio_mime, audio_bytes, seconds, created_at)
      select case when i % 5 < 2 then 1 else 2 + i % 59 end, 'Track ' || i, 'Artist', 'Pop', 'a' || i, 'audio/wav', 1, 30, now() - interval '9 days' from generate_series(1, 600) i;
    insert into track_stats (track_id, person_id, created_at, score) select id, person_id, created_at, 1000 - id from track`)
})
afterAll(() => database.close())

test.each([5, 20, 50, 100])(
  'whoever swipes to the end of Trending, %i at a time, has met every track once',
  async (limit) => {
    const met: number[] = []
    let cursor: string | undefined
    do {
      const { items, next } = await trendingPage(database.pool, { limit, cursor })
      met.push(...items.map(({ id }) => Number(id)))
      cursor = next
    } while (cursor)
    expect(met.length).toBe(new Set(met).size)
    expect(new Set(met).size).toBe(600)
  },
)
