import { z } from 'zod'
import { byId, endpoint, Nothing, Paged, ReviewId, Time, TrackId, typed, UserId } from './endpoint.ts'
import { RatingType, Spot } from './tracks.ts'
import { Creator } from './users.ts'

export const Verdict = z.enum(['pending', 'unsure', 'validated', 'refused'])
export type Verdict = z.output<typeof Verdict>

/** One line of why points were given: the lines add up to `pointsAwarded`. */
export const PointsLine = z.object({ points: z.int(), text: z.string() })

export const Review = z.object({
  id: ReviewId,
  trackId: TrackId,
  videoUrl: z.string(),
  posterUrl: z.string().nullable(),
  seconds: z.number(),
  prompt: z.string(),
  ratingType: RatingType.nullable(),
  transcript: z.string().nullable(),
  pointsAwarded: z.int(),
  validated: z.boolean(),
  verdict: Verdict,
  /** Why it is not validated, in sentences that the reviewer can act on. */
  reasons: z.array(z.string()),
  lines: z.array(PointsLine),
  couldHaveEarned: z.array(z.string()),
  /** What made the transcript, and what the verdict; null while there is none. */
  transcriptBy: z.string().nullable(),
  verdictBy: z.string().nullable(),
  createdAt: Time,
  reviewer: Creator,
  /** A track that was deleted has no title: who reviewed it still sees what they earned, and what for. */
  track: z.object({ title: z.string(), coverImage: z.string().nullable(), spot: Spot.nullable() }),
})
export type Review = z.output<typeof Review>

export const reviewsOfTrack = endpoint({
  method: 'GET',
  path: '/api/tracks/:id/reviews',
  access: 'anyone',
  summary: 'Validated reviews of a track, newest first.',
  params: byId,
  query: Paged,
  list: true,
  answer: z.array(Review),
  refusals: ['not_found'],
})
export const reviewsOfUser = endpoint({
  method: 'GET',
  path: '/api/users/:id/reviews',
  access: 'member',
  summary: "A person's reviews, newest first; one's own include those being checked and those refused.",
  params: byId,
  query: Paged,
  list: true,
  answer: z.array(Review),
  refusals: ['not_found'],
})
export const postReview = endpoint({
  method: 'POST',
  path: '/api/tracks/:id/review',
  access: 'member',
  summary: 'Posts a video review. It earns 10 points at once, and is judged later.',
  params: byId,
  form: {
    fields: z.object({
      userId: UserId,
      prompt: typed('Prompt', { max: 300, lines: true }).default(''),
      /** Chosen by the client: the same review sent twice, after a lost answer, is posted once. */
      attempt: z.uuid('attempt is a UUID.').optional(),
    }),
    files: { video: { kind: 'video' } },
  },
  /** `note` says why no points were given, where none were. */
  answer: z.object({ pointsAwarded: z.int(), note: z.string().nullable(), review: Review }),
  refusals: ['not_found', 'forbidden', 'too_large', 'too_long', 'unsupported', 'undecodable'],
})
const version = z.object({ v: z.string().max(64).optional() })
export const reviewVideo = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/video',
  access: 'anyone',
  summary: 'The video; byte ranges are answered. Until it is validated, for its author alone.',
  params: byId,
  query: version,
  media: ['video/mp4', 'video/webm'],
  answer: z.unknown(),
  refusals: ['not_found', 'range'],
})
export const reviewPoster = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/poster',
  access: 'anyone',
  summary: 'A still of the video.',
  params: byId,
  query: version,
  media: ['image/webp'],
  answer: z.unknown(),
  refusals: ['not_found', 'range'],
})
export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/api/reviews/:id',
  access: 'member',
  summary: 'Deletes your own review, and takes its points back; for good when the seconds to undo it are over.',
  params: byId,
  answer: Nothing,
  refusals: ['not_found', 'forbidden'],
})
export const restoreReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/restore',
  access: 'member',
  summary: 'Undoes a deletion, while there is time: the points come back too.',
  params: byId,
  answer: Nothing,
  refusals: ['conflict'],
})
