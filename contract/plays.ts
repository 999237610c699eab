import { z } from 'zod'
import { endpoint, Nothing, TrackId } from './endpoint.ts'

const Seconds = z.number().min(0).max(7200)
export const Play = z.object({
  eventId: z.uuid('eventId is a UUID.'),
  visitId: z.uuid('visitId is a UUID.'),
  trackId: TrackId,
  /** Heard stretches of the track, in seconds from its start. */
  intervals: z.array(z.tuple([Seconds, Seconds])).max(200),
  /** Where it ended, in seconds, and how. */
  endedAt: Seconds,
  how: z.enum(['swiped', 'ended', 'rated', 'left']),
})
export type Play = z.output<typeof Play>

export const reportPlays = endpoint({
  method: 'POST',
  path: '/api/plays',
  access: 'anyone',
  summary: 'What was heard, in batches; the same event twice counts once.',
  body: z.object({ plays: z.array(Play).min(1).max(50) }),
  answer: Nothing,
  refusals: ['too_many'],
})
