import { Refusal } from '../../contract/errors.ts'
import { transaction } from '../../db/sql.ts'
import { probeVideo } from '../../media/media.ts'
import { keepFile } from '../files.ts'
import { enterPoints } from '../ledger.ts'
import type { Parts } from '../parts.ts'
import { holdStanding, saveStanding } from '../standing.ts'
import { copyReview, judgeReview } from './jobs.ts'
import { addReview, earnsAlready, findByAttempt, findOwnRating, trackExists } from './queries.ts'

/** Given at once for posting; judging moves it to 0, or to 10 to 30. */
const POSTED = { points: 10, text: 'Posted a review' }
const GONE = 'There is no such track.'

export type ReviewUpload = {
  trackId: number
  personId: number
  prompt: string
  attempt?: string | undefined
  video: { path: string }
  createdAt?: Date
  /** False where somebody else says what was said. */
  listen?: boolean
}

/**
 * From a video in a scratch folder to a posted review. The same attempt sent again is the same review. Own tracks and
 * second reviews are welcome, and earn nothing: the note says so.
 */
export async function publishReview(parts: Parts, upload: ReviewUpload) {
  const { config, pool, queue } = parts
  const { trackId, personId, attempt } = upload
  if (!(await trackExists(pool, trackId))) throw new Refusal('not_found', GONE)
  const video = await probeVideo(upload.video.path, config.limits.video)
  const videoKey = await keepFile(parts, upload.video.path, video.ext)

  return transaction(pool, async (db) => {
    // Holding the track lets two copies of one attempt come one after the other.
    const standing = await holdStanding(db, trackId)
    if (!standing) throw new Refusal('not_found', GONE)
    const posted = attempt ? await findByAttempt(db, personId, attempt) : undefined
    const note =
      standing.artistId === personId
        ? 'A review of your own track earns no points.'
        : (await earnsAlready(db, trackId, personId, posted?.id))
          ? 'You have earned points for a review of this track already.'
          : null
    if (posted?.deleted) throw new Refusal('not_found', 'You have deleted this review.')
    if (posted) return { id: posted.id, points: posted.points_awarded, note }

    const points = note ? 0 : POSTED.points
    const id = await addReview(db, {
      trackId,
      personId,
      attempt: attempt ?? null,
      prompt: upload.prompt,
      rating: (await findOwnRating(db, trackId, personId)) ?? null,
      videoKey,
      videoMime: video.mime,
      seconds: video.seconds,
      points,
      lines: points ? [POSTED] : [],
      createdAt: upload.createdAt ?? new Date(),
    })
    if (points) {
      await saveStanding(db, { ...standing, points: standing.points + points })
      await enterPoints(db, { personId, trackId, reviewId: id, amount: points, reason: POSTED.text })
    }
    await queue.send(db, copyReview, { reviewId: id })
    if (upload.listen !== false) await queue.send(db, judgeReview, { reviewId: id })
    return { id, points, note }
  })
}
