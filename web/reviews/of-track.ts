import { queryOptions } from '@tanstack/react-query'
import type { Review } from '../../contract/reviews.ts'
import { call } from '../call.ts'
import { reviewsLifetime } from '../query.ts'

/** Validated reviews of a track, newest first: as many as a row is scrolled through. An answer that is not OK is none. */
export const trackReviews = (trackId: number) =>
  queryOptions({
    queryKey: [`/api/tracks/${trackId}/reviews`, 'all'],
    queryFn: ({ signal }): Promise<Review[]> =>
      call('GET /api/tracks/:id/reviews', { params: { id: trackId }, signal }).catch(() => []),
    ...reviewsLifetime,
  })
