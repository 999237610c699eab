import { z } from 'zod'
import { byId, endpoint, TrackId, UserId } from './endpoint.ts'
import { Review } from './reviews.ts'
import { RatingType } from './tracks.ts'

export const rateTrack = endpoint({
  method: 'POST',
  path: '/api/tracks/:id/rate',
  access: 'member',
  summary: 'Rates a track, or moves an earlier rating.',
  params: byId,
  body: z.object({ userId: UserId, ratingType: RatingType }),
  answer: z.object({
    fireCount: z.int(),
    needsWorkCount: z.int(),
    trashCount: z.int(),
    ratingType: RatingType,
  }),
  refusals: ['not_found', 'forbidden'],
})

/** What only this person sees of the feeds: apart from what everyone shares, so that feeds stay ready-made bytes. */
export const ownMarks = endpoint({
  method: 'GET',
  path: '/api/user/marks',
  access: 'member',
  summary: 'Your own ratings, and your reviews that others cannot see yet, on up to 100 tracks.',
  query: z.object({
    tracks: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,99}$/, 'tracks is a list of up to 100 ids.')
      .transform((ids) => ids.split(',').map(Number))
      .refine((ids) => ids.every((id) => TrackId.safeParse(id).success), 'tracks is a list of up to 100 ids.'),
  }),
  answer: z.object({
    ratings: z.array(z.object({ trackId: TrackId, ratingType: RatingType })),
    reviews: z.array(Review),
  }),
})
