import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Review } from '../../contract/reviews.ts'
import type { Track } from '../../contract/tracks.ts'
import { call, callPage, type Page } from '../call.ts'
import { feedLifetime, reviewsLifetime } from '../query.ts'

export type FeedKind = 'new' | 'trending'

/** Small enough to come at once on a slow line, large enough that ahead of the listener there is always some. */
const PAGE = 20

export const feedOptions = (kind: FeedKind) =>
  infiniteQueryOptions({
    queryKey: [`/api/tracks/feed/${kind}`],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<Page<Track[]>> =>
      callPage(`GET /api/tracks/feed/${kind}`, { query: { limit: PAGE, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (page) => page.next,
    ...feedLifetime,
  })

/** The review that a review item plays: the first whose trackId matches. An answer that is not OK is none. */
export const reviewOptions = (trackId: number) =>
  queryOptions({
    queryKey: [`/api/tracks/${trackId}/reviews`],
    queryFn: async ({ signal }): Promise<Review | null> => {
      const reviews = await call('GET /api/tracks/:id/reviews', { params: { id: trackId }, signal }).catch(() => [])
      return reviews.find((review) => review.trackId === trackId) ?? null
    },
    ...reviewsLifetime,
  })

/** Looks at both feeds again, also at the one that is not on screen. */
export const renewFeeds = (queries: QueryClient) =>
  Promise.all(
    (['new', 'trending'] as const).map((kind) =>
      queries.invalidateQueries({ queryKey: feedOptions(kind).queryKey, refetchType: 'all' }),
    ),
  )
