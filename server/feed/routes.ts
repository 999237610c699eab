import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { z } from 'zod'
import { feedNew, feedTrending, listTracks, Track } from '../../contract/tracks.ts'
import type { Parts } from '../parts.ts'
import type { Page, Ready, Serve } from '../serve.ts'
import { newPage, trendingPage } from './pages.ts'

const compress = promisify(brotliCompress)
const KEEP = 1000
const cards = z.array(Track)

export type Feeds = { newest(limit: number): Promise<Ready>; trending(limit: number): Promise<Ready> }

/**
 * First pages, the same for everyone, as bytes made once: kept for a second, and refreshed by one query however many
 * ask at that moment. What only one person sees travels apart (`/api/user/marks`).
 */
export function openFeeds({ pool }: Pick<Parts, 'pool'>): Feeds {
  const kept = new Map<string, { made: Promise<Ready>; until: number }>()
  const shared = (name: string, make: () => Promise<Page<z.input<typeof Track>>>) => {
    const known = kept.get(name)
    if (known && known.until > Date.now()) return known.made
    const made = make().then(prepare)
    // At most a hundred limits of two feeds; a failure is not kept.
    kept.set(name, { made, until: Date.now() + KEEP })
    made.catch(() => kept.delete(name))
    return made
  }
  return {
    newest: (limit) => shared(`new ${limit}`, () => newPage(pool, { limit })),
    trending: (limit) => shared(`trending ${limit}`, () => trendingPage(pool, { limit })),
  }
}

async function prepare({ items, next }: Page<z.input<typeof Track>>): Promise<Ready> {
  const plain = Buffer.from(JSON.stringify(cards.parse(items)))
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  // Weak: the same list, in whichever coding it comes.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { ready: { plain, brotli, etag }, next }
}

export function feed(serve: Serve, { pool }: Pick<Parts, 'pool'>, feeds: Feeds) {
  serve(feedNew, async ({ query }) => (query.cursor ? newPage(pool, query) : feeds.newest(query.limit)))
  serve(listTracks, async ({ query }) => newPage(pool, query))
  serve(feedTrending, async ({ query }) => (query.cursor ? trendingPage(pool, query) : feeds.trending(query.limit)))
}
