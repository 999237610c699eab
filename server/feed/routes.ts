import { feedNew, feedTrending, listTracks } from '../../contract/tracks.ts'
import type { Parts } from '../parts.ts'
import { openReady } from '../ready.ts'
import type { Ready, Serve } from '../serve.ts'
import { genrePage, newPage, trendingPage } from './pages.ts'

export type Feeds = { newest(limit: number): Promise<Ready>; trending(limit: number): Promise<Ready> }

/** First pages of both feeds. What only one person sees travels apart (`/api/user/marks`). */
export function openFeeds({ pool }: Pick<Parts, 'pool'>): Feeds {
  const shared = openReady()
  return {
    newest: (limit) => shared(`new ${limit}`, feedNew.answer, () => newPage(pool, { limit })),
    trending: (limit) => shared(`trending ${limit}`, feedTrending.answer, () => trendingPage(pool, { limit })),
  }
}

export function feed(serve: Serve, { pool }: Pick<Parts, 'pool'>, feeds: Feeds) {
  serve(feedNew, async ({ query }) => (query.cursor ? newPage(pool, query) : feeds.newest(query.limit)))
  serve(listTracks, async ({ query: { genre, ...page } }) =>
    genre ? genrePage(pool, genre, page) : newPage(pool, page),
  )
  serve(feedTrending, async ({ query }) => (query.cursor ? trendingPage(pool, query) : feeds.trending(query.limit)))
}
