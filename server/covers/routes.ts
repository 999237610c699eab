import { setTimeout as wait } from 'node:timers/promises'
import { coverPicture, coverProgress, generateCover } from '../../contract/covers.ts'
import { Refusal } from '../../contract/errors.ts'
import { transaction } from '../../db/sql.ts'
import { probeAudio } from '../../media/media.ts'
import { chooseRendition } from '../cover-files.ts'
import { keepFile } from '../files.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { countTries } from '../tries.ts'
import { paintCover } from './jobs.ts'
import { addCover, findByTicket, findCover } from './queries.ts'

const PATIENCE = 120_000
const GONE = 'There is no such cover.'

export function covers(serve: Serve, parts: Parts) {
  const { config, pool, queue } = parts
  const tries = countTries(pool, 'paint', 60, 3600)

  serve(generateCover, async ({ viewer, fields, files }) => {
    await tries.spend(String(viewer.id), 'That is a lot of covers for one hour. Please try again later.')
    const { ext } = await probeAudio(files.audio.path, config.limits.audio)
    const audioKey = await keepFile(parts, files.audio.path, ext)
    const coverId = await transaction(pool, async (db) => {
      const id = await addCover(db, { personId: viewer.id, source: 'painter', audioKey, ticket: fields.ticket })
      await queue.send(db, paintCover, { coverId: id, title: fields.title, artist: '', genre: fields.genre })
      return id
    })

    for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(150)) {
      const cover = await findCover(pool, coverId)
      if (cover?.refusal) throw new Refusal('unavailable', cover.refusal)
      if (cover?.renditions)
        return { coverImageId: coverId, analysis: { theme: cover.theme ?? '', mood: cover.mood ?? '' } }
    }
    throw new Refusal('unavailable', 'The painter is busy. Please try again in a minute.', { retryAfter: 60 })
  })

  serve(coverProgress, async ({ viewer, params }) => {
    const progress = await findByTicket(pool, viewer.id, params.ticket)
    if (!progress) throw new Refusal('not_found', GONE)
    return progress
  })

  serve(coverPicture, async ({ params, query }) => {
    const cover = await findCover(pool, params.coverImageId)
    const file = cover?.renditions && chooseRendition(cover.renditions, query.shape, query.w)
    if (!file) throw new Refusal('not_found', GONE)
    return { key: file.key, mime: 'image/webp', forever: true }
  })
}
