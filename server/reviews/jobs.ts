import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { job } from '../../jobs/job.ts'
import { copyVideo, extractSpeech, MediaError, posterOf } from '../../media/media.ts'
import type { Transcript } from '../../speech/transcribe.ts'
import { inScratch, keepFile } from '../files.ts'
import type { Parts } from '../parts.ts'
import { findUnheard, findVideo, saveCopies } from './queries.ts'
import { settleReview } from './settle.ts'

const payload = z.object({ reviewId: z.int() })
export const copyReview = job({ name: 'copy-review', payload, seconds: 600, retries: 4, atOnce: 1 })
export const judgeReview = job({ name: 'judge-review', payload, seconds: 600, retries: 6, atOnce: 1 })

export async function workOnReviews(parts: Parts) {
  const { log, pool, queue, speech, storage } = parts

  await queue.work(copyReview, async ({ reviewId }) => {
    const video = await findVideo(pool, reviewId)
    if (!video || video.copy_key) return
    const { path, release } = await storage.localPath(video.video_key)
    try {
      await inScratch(storage, async (folder) => {
        await mkdir(folder)
        const [copy, poster] = [join(folder, 'copy.mp4'), join(folder, 'poster.webp')]
        const { mime, ext } = await copyVideo(path, copy)
        await posterOf(path, poster)
        const copyKey = await keepFile(parts, copy, ext)
        await saveCopies(pool, reviewId, { copyKey, copyMime: mime, posterKey: await keepFile(parts, poster, 'webp') })
      })
    } finally {
      await release()
    }
  })

  await queue.work(judgeReview, async ({ reviewId }, { last }) => {
    const video = await findVideo(pool, reviewId)
    if (video?.verdict !== 'pending') return
    const { path, release } = await storage.localPath(video.video_key)
    try {
      await inScratch(storage, async (folder) => {
        await mkdir(folder)
        const wav = join(folder, 'speech.wav')
        const transcript =
          (await extractSpeech(path, wav).then(
            () => undefined,
            (error) => unheard(error, video.seconds, last),
          )) ?? (await speech.transcribe(wav))
        if (transcript !== 'no_engine') return settleReview(pool, reviewId, transcript)
        // What is there and failed is tried again soon; where there is nothing, or it goes on failing, within the hour.
        if (!last && (await speech.engines()).length) throw new Error('No speech recogniser could listen.')
        log.warn({ reviewId }, 'no speech recogniser can listen: this review waits as "Being checked"')
      })
    } finally {
      await release()
    }
  })
}

/** A film without sound says nothing; one whose sound cannot be read, however often, is left to a person. */
function unheard(error: unknown, seconds: number, last: boolean): Transcript {
  const silent = error instanceof MediaError && error.code === 'no_sound'
  if (!silent && !(last && error instanceof MediaError && error.code !== 'unavailable')) throw error
  return {
    text: '',
    words: [],
    engine: 'voice/1',
    confidence: silent ? 1 : 0,
    voiceSeconds: silent ? 0 : seconds,
    seconds,
  }
}

/** Sends the reviews to be heard that came while nothing could listen, once something can. */
export async function hearWaiting({ pool, queue, speech }: Parts) {
  if (!(await speech.fetchEngine())) return
  for (const { id } of await findUnheard(pool)) await queue.send(pool, judgeReview, { reviewId: id })
}
