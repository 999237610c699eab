import { mkdir } from 'node:fs/promises'
import { z } from 'zod'
import { job } from '../../jobs/job.ts'
import type { Features } from '../../media/features.ts'
import { measureAudio } from '../../media/media.ts'
import { MediaError } from '../../media/media-error.ts'
import { paint } from '../../painting/painter.ts'
import { keepCover } from '../cover-files.ts'
import { inScratch } from '../files.ts'
import type { Parts } from '../parts.ts'
import { findCover, findFeatures, saveMade, saveProgress, saveRefusal } from './queries.ts'

export const paintCover = job({
  name: 'paint-cover',
  payload: z.object({ coverId: z.uuid(), title: z.string(), artist: z.string(), genre: z.string() }),
  seconds: 300,
  retries: 3,
  atOnce: 2,
})

/** Where the work stands, as fractions of the whole: listening comes first, then painting, then the sizes. */
const PART = { listened: 0.3, painted: 0.85 } as const

export async function workOnCovers(parts: Parts) {
  const { pool, queue, storage } = parts

  await queue.work(paintCover, async ({ coverId, title, artist, genre }, { last }) => {
    const cover = await findCover(pool, coverId)
    if (!cover?.audio_key || cover.renditions) return
    try {
      await saveProgress(pool, coverId, 0.02, 'listening')
      const features = await listen(parts, cover.audio_key)
      await saveProgress(pool, coverId, PART.listened, 'painting')
      await inScratch(storage, async (folder) => {
        await mkdir(folder)
        const picture = await paint(
          { title, artist, genre, features, variation: cover.variation },
          folder,
          (fraction, step) => {
            const done = PART.listened + fraction * (PART.painted - PART.listened)
            saveProgress(pool, coverId, done, step).catch(() => {}) // only a progress bar
          },
        )
        const files = await keepCover(parts, { square: picture.squarePath, tall: picture.tallPath })
        await saveMade(pool, coverId, { ...files, source: picture.engine, theme: picture.theme, mood: picture.mood })
      })
    } catch (error) {
      if (last)
        await saveRefusal(
          pool,
          coverId,
          error instanceof MediaError ? error.message : 'The cover could not be painted.',
        )
      throw error
    }
  })
}

async function listen({ pool, storage }: Parts, audioKey: string): Promise<Features> {
  const known = await findFeatures(pool, audioKey)
  if (known) return known.features as Features
  const { path, release } = await storage.localPath(audioKey)
  try {
    return (await measureAudio(path)).features
  } finally {
    await release()
  }
}
