import type { Job } from '../jobs/job.ts'
import { paintCover, workOnCovers } from './covers/jobs.ts'
import { sweepDeleted } from './deletion.ts'
import { sweepFiles } from './files.ts'
import type { Parts } from './parts.ts'
import { closeReviewsOf, sweepReviews } from './reviews/deletion.ts'
import { copyReview, hearWaiting, judgeReview, workOnReviews } from './reviews/jobs.ts'
import { sweepTracks } from './tracks/deletion.ts'
import { copyTrack, measureTrack, workOnTracks } from './tracks/jobs.ts'

/** Every job there is: the queue must know them before one is sent. */
export const JOBS = [measureTrack, copyTrack, paintCover, copyReview, judgeReview, sweepDeleted] as Job<never>[]

/** Begins to carry out jobs. Answers what ends the housekeeping beside them. */
export async function work(parts: Parts) {
  await workOnTracks(parts)
  await workOnCovers(parts)
  await workOnReviews(parts)
  await parts.queue.work(sweepDeleted, () => sweep(parts))
  const hear = () => hearWaiting(parts).catch((error) => parts.log.error({ err: error }, 'nobody can listen'))
  const tidy = async () =>
    sweep(parts)
      .then(() => sweepFiles(parts))
      .catch((error) => parts.log.error({ err: error }, 'sweeping failed'))
  const hourly = setInterval(() => Promise.all([hear(), tidy()]), 3_600_000).unref()
  hear()
  return () => clearInterval(hourly)
}

/** What was deleted and cannot be brought back goes for good. */
async function sweep({ pool }: Parts) {
  await sweepReviews(pool)
  await sweepTracks(pool, closeReviewsOf)
}
