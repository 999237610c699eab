import { Refusal } from '../../contract/errors.ts'
import {
  deleteReview as deleteReviewEndpoint,
  postReview,
  restoreReview as restoreReviewEndpoint,
  reviewPoster,
  reviewsOfTrack,
  reviewsOfUser,
  reviewVideo,
} from '../../contract/reviews.ts'
import { NEWEST_FIRST, Newest, pageOf, readCursor } from '../../db/page.ts'
import type { Parts } from '../parts.ts'
import { expectPerson } from '../people.ts'
import { chooseCopy } from '../send-file.ts'
import type { Serve, Viewer } from '../serve.ts'
import { deleteReview, restoreReview } from './deletion.ts'
import { publishReview } from './post.ts'
import { findCard, findVideo, listOfPerson, listOfTrack, trackExists } from './queries.ts'

const GONE = 'There is no such review.'
const after = (cursor: string | undefined) => (cursor ? readCursor(Newest, cursor) : NEWEST_FIRST)
const positionOf = ({ createdAt, id }: { createdAt: string; id: unknown }) => ({ createdAt, id })

export function reviews(serve: Serve, parts: Parts) {
  const { pool, queue } = parts

  serve(reviewsOfTrack, async ({ params, query }) => {
    const found = await listOfTrack(pool, params.id, after(query.cursor), query.limit + 1)
    if (!found.length && !(await trackExists(pool, params.id)))
      throw new Refusal('not_found', 'There is no such track.')
    return pageOf(found, query.limit, positionOf)
  })

  serve(reviewsOfUser, async ({ viewer, params, query }) => {
    await expectPerson(pool, params.id)
    return pageOf(
      await listOfPerson(pool, params.id, viewer.id, after(query.cursor), query.limit + 1),
      query.limit,
      positionOf,
    )
  })

  serve(postReview, async ({ viewer, params, fields, files }) => {
    if (fields.userId !== viewer.id) throw new Refusal('forbidden', 'You can only review as yourself.')
    const { id, points, note } = await publishReview(parts, {
      ...fields,
      trackId: params.id,
      personId: viewer.id,
      video: files.video,
    })
    return { pointsAwarded: points, note, review: (await findCard(pool, id))! }
  })

  serve(deleteReviewEndpoint, async ({ viewer, params }) => {
    await deleteReview(pool, queue, params.id, viewer.id)
    return null
  })
  serve(restoreReviewEndpoint, async ({ viewer, params }) => {
    await restoreReview(pool, queue, params.id, viewer.id)
    return null
  })

  /** Until it is validated, a review is seen and heard by its author alone; to others it is not there. */
  const visible = async (id: number, viewer: Viewer | null) => {
    const video = await findVideo(pool, id)
    if (!video || (!(video.verdict === 'validated' && video.has_track) && video.person_id !== viewer?.id))
      throw new Refusal('not_found', GONE)
    return { ...video, alone: video.verdict !== 'validated' || !video.has_track }
  }

  serve(reviewVideo, async ({ viewer, params, query }) => {
    const video = await visible(params.id, viewer)
    return { ...chooseCopy({ key: video.video_key, mime: video.video_mime }, video, query.v), alone: video.alone }
  })

  serve(reviewPoster, async ({ viewer, params, query }) => {
    const { poster_key: key, alone } = await visible(params.id, viewer)
    if (!key) throw new Refusal('unavailable', 'The still is being made.', { retryAfter: 2 })
    return { key, mime: 'image/webp', forever: key.slice(3, 19) === query.v, alone }
  })
}
