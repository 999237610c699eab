import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { Review } from '../../contract/reviews.ts'
import type { Track } from '../../contract/tracks.ts'
import { callPage, type Page } from '../call.ts'
import { listLifetime } from '../query.ts'

const PAGE = 20
const SECOND = 1000

/** One's own reviews, newest first; asked again by itself while one of them waits for its verdict. */
export const ownReviews = (personId: number) =>
  infiniteQueryOptions({
    queryKey: [`/api/users/${personId}/reviews`, 'activity'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<Page<Review[]>> =>
      callPage('GET /api/users/:id/reviews', {
        params: { id: personId },
        query: { limit: PAGE, cursor: pageParam ?? undefined },
        signal,
      }),
    getNextPageParam: (page) => page.next,
    ...listLifetime,
    refetchOnWindowFocus: ({ state }) => (askAgainIn(reviewsIn(state.data), Date.now()) ? 'always' : false),
    refetchInterval: ({ state }) => askAgainIn(reviewsIn(state.data), Date.now()),
  })

export const ownTracks = (personId: number) =>
  infiniteQueryOptions({
    queryKey: [`/api/users/${personId}/tracks`, 'activity'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<Page<Track[]>> =>
      callPage('GET /api/users/:id/tracks', {
        params: { id: personId },
        query: { limit: PAGE, cursor: pageParam ?? undefined },
        signal,
      }),
    getNextPageParam: (page) => page.next,
    ...listLifetime,
  })

const reviewsIn = (pages: InfiniteData<Page<Review[]>, unknown> | undefined) =>
  pages?.pages.flatMap(({ items }) => items) ?? []

/**
 * Milliseconds until it is worth asking for verdicts again, or false. A machine takes seconds, so one that was posted
 * just now is asked for often; where nothing can listen yet, or a person has to, seldom.
 */
export function askAgainIn(reviews: readonly Pick<Review, 'verdict' | 'createdAt'>[], now: number): number | false {
  const waits = reviews.flatMap(({ verdict, createdAt }) => {
    if (verdict === 'unsure') return 60 * SECOND
    if (verdict !== 'pending') return []
    return now - Date.parse(createdAt) < 120 * SECOND ? 2 * SECOND : 20 * SECOND
  })
  return waits.length ? Math.min(...waits) : false
}
