import { Refusal } from '../../contract/errors.ts'
import {
  deleteTrack as deleteTrackEndpoint,
  getTrack,
  restoreTrack as restoreTrackEndpoint,
  trackAudio,
  trackCover,
  tracksOfUser,
  uploadTrack,
} from '../../contract/tracks.ts'
import { NEWEST_FIRST, Newest, pageOf, readCursor } from '../../db/page.ts'
import { type Db, transaction } from '../../db/sql.ts'
import { type Audio, probeAudio } from '../../media/media.ts'
import { type CoverShop, chooseRendition, keepCover } from '../cover-files.ts'
import { keepFile } from '../files.ts'
import type { Parts } from '../parts.ts'
import { expectPerson } from '../people.ts'
import { trendingScore } from '../ranking.ts'
import { chooseCopy } from '../send-file.ts'
import type { Serve } from '../serve.ts'
import { deleteTrack, restoreTrack } from './deletion.ts'
import { copyTrack, measureTrack } from './jobs.ts'
import { addTrack, findCard, findCover, findDetail, findSound, listTracksOf } from './queries.ts'

const GONE = 'There is no such track.'

export type TrackUpload = {
  personId: number
  title: string
  artistName: string
  genre: string
  description: string
  audio: { path: string; bytes: number }
  cover?: string | undefined
  coverImage?: string | undefined
  createdAt?: Date | undefined
  /** What is to be written down in the same transaction. */
  together?: (db: Db, trackId: number) => Promise<void>
}

/**
 * Everything between a file in a scratch folder and a track that can be heard: by its bytes it is known to be sound
 * that decodes, it is safely stored, and the rest of the work is in the queue with it.
 */
export async function publishTrack(parts: Parts, shop: CoverShop, upload: TrackUpload): Promise<number> {
  const { config, pool, queue } = parts
  const audio: Audio = await probeAudio(upload.audio.path, config.limits.audio)
  // Asked before anything is kept, so that a refusal leaves nothing; the transaction asks again.
  if (upload.coverImage) await shop.claim(pool, upload.personId, upload.coverImage)
  const picture = upload.cover && !upload.coverImage ? await keepCover(parts, upload.cover) : undefined
  const audioKey = await keepFile(parts, upload.audio.path, audio.ext)
  const createdAt = upload.createdAt ?? new Date()

  return transaction(pool, async (db) => {
    const { personId, coverImage } = upload
    if (coverImage) await shop.claim(db, personId, coverImage)
    const coverId =
      coverImage ??
      (picture ? await shop.addUploaded(db, personId, picture) : await shop.order(db, { ...upload, audioKey }))
    const score = trendingScore({ fire: 0, needsWork: 0, trash: 0 }, createdAt)
    const trackId = await addTrack(db, {
      ...upload,
      coverId,
      audioKey,
      audioMime: audio.mime,
      audioBytes: upload.audio.bytes,
      seconds: audio.seconds,
      score,
      createdAt,
    })
    await queue.send(db, measureTrack, { trackId })
    if (audio.heavy) await queue.send(db, copyTrack, { trackId })
    await upload.together?.(db, trackId)
    return trackId
  })
}

export function tracks(serve: Serve, parts: Parts, shop: CoverShop) {
  const { pool, queue } = parts

  serve(uploadTrack, async ({ viewer, fields, files }) => {
    const id = await publishTrack(parts, shop, {
      ...fields,
      personId: viewer.id,
      audio: files.audio,
      cover: files.cover?.path,
    })
    return (await findCard(pool, id))!
  })

  serve(getTrack, async ({ params }) => {
    const track = await findDetail(pool, params.id)
    if (!track) throw new Refusal('not_found', GONE)
    return track
  })

  serve(tracksOfUser, async ({ params, query }) => {
    await expectPerson(pool, params.id)
    const after = query.cursor ? readCursor(Newest, query.cursor) : NEWEST_FIRST
    const found = await listTracksOf(pool, params.id, after, query.limit + 1)
    return pageOf(found, query.limit, ({ createdAt, id }) => ({ createdAt, id }))
  })

  serve(deleteTrackEndpoint, async ({ viewer, params }) => {
    await deleteTrack(pool, queue, params.id, viewer.id)
    return null
  })
  serve(restoreTrackEndpoint, async ({ viewer, params }) => {
    await restoreTrack(pool, params.id, viewer.id)
    return null
  })

  serve(trackAudio, async ({ params, query }) => {
    const sound = await findSound(pool, params.id)
    if (!sound || sound.deleted) throw new Refusal('not_found', GONE)
    return chooseCopy({ key: sound.audio_key, mime: sound.audio_mime }, sound, query.v)
  })

  serve(trackCover, async ({ params, query, reply }) => {
    const cover = await findCover(pool, params.id)
    if (!cover) throw new Refusal('not_found', GONE)
    const file = cover.renditions && chooseRendition(cover.renditions, query.shape, query.w)
    if (!file) throw new Refusal('unavailable', 'This cover is still being painted.', { retryAfter: 2 })
    // Covers stand beside links to their track on other people's pages.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return { key: file.key, mime: 'image/webp', forever: query.v === cover.version }
  })
}
