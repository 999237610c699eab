import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { job } from '../../jobs/job.ts'
import { copyVideo, extractSpeech, posterOf } from '../../media/media.ts'
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

  await queue.work(judgeReview, async ({ reviewId }) => {
    const video = await findVideo(pool, reviewId)
    if (video?.verdict !== 'pending') return
    const { path, release } = await storage.localPath(video.video_key)
    try {
      await inScratch(storage, async (folder) => {
        await mkdir(folder)
        const wav = join(folder, 'speech.wav')
        await extractSpeech(path, wav)
        const transcript = await speech.transcribe(wav)
        if (transcript === 'no_engine')
          log.warn({ reviewId }, 'no speech recogniser here yet: this review waits as "Being checked"')
        else await settleReview(pool, reviewId, transcript)
      })
    } finally {
      await release()
    }
  })

  // Reviews that came while nothing could listen are heard as soon as something can.
  speech.fetchEngine().then(async (listens) => {
    if (!listens) return
    for (const { id } of await findUnheard(pool)) await queue.send(pool, judgeReview, { reviewId: id })
  })
}
