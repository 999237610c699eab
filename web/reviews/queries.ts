import type { Track } from '../../contract/tracks.ts'
import type { CurrentUser } from '../../contract/users.ts'
import type { AnswerOf } from '../call.ts'
import { type Progress, send } from '../send.ts'
import type { Take } from './recorder.ts'

export type Posted = AnswerOf<'POST /api/tracks/:id/review'>

type Post = {
  track: Track
  user: CurrentUser
  take: Take
  prompt: string
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** Sends a take. `attempt` is the take's own: sent again after a lost answer, it is posted once. */
export function postReview({ track, user, take, prompt, onProgress, signal }: Post): Promise<Posted> {
  const form = new FormData()
  form.set('userId', String(user.id))
  form.set('prompt', prompt)
  form.set('attempt', take.attempt)
  form.set('video', take.video, 'review.webm')
  return send('POST /api/tracks/:id/review', { params: { id: track.id }, form, onProgress, signal })
}
