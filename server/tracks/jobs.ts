import { z } from 'zod'
import { job } from '../../jobs/job.ts'
import { copyAudio, measureAudio } from '../../media/media.ts'
import { inScratch, keepFile } from '../files.ts'
import type { Parts } from '../parts.ts'
import { findSound, saveCopy, saveMeasure } from './queries.ts'
import { gainFor, thinPeaks } from './rules.ts'

const payload = z.object({ trackId: z.int() })
export const measureTrack = job({ name: 'measure-track', payload, seconds: 600, retries: 4, atOnce: 2 })
export const copyTrack = job({ name: 'copy-track', payload, seconds: 600, retries: 4, atOnce: 1 })

export async function workOnTracks(parts: Parts) {
  const { pool, queue, storage } = parts

  await queue.work(measureTrack, async ({ trackId }) => {
    const sound = await findSound(pool, trackId)
    if (!sound) return
    const { path, release } = await storage.localPath(sound.audio_key)
    try {
      const measure = await measureAudio(path)
      await saveMeasure(pool, trackId, {
        ...measure,
        gainDb: gainFor(measure),
        cardPeaks: thinPeaks(measure.peaks, 64),
      })
    } finally {
      await release()
    }
  })

  await queue.work(copyTrack, async ({ trackId }) => {
    const sound = await findSound(pool, trackId)
    if (!sound || sound.copy_key) return
    const { path, release } = await storage.localPath(sound.audio_key)
    try {
      await inScratch(storage, async (out) => {
        const { mime, ext } = await copyAudio(path, out)
        const key = await keepFile(parts, out, ext)
        await saveCopy(pool, trackId, key, mime)
      })
    } finally {
      await release()
    }
  })
}
