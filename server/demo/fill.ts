import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { RatingType } from '../../contract/tracks.ts'
import { coverShop } from '../covers/shop.ts'
import { inScratch } from '../files.ts'
import type { Parts } from '../parts.ts'
import { rate } from '../ratings/routes.ts'
import { publishReview } from '../reviews/post.ts'
import { settleReview } from '../reviews/settle.ts'
import { publishTrack } from '../tracks/routes.ts'
import { type Account, artists, catalogue, listeners, type Track } from './catalogue.ts'
import { addAccount, findMade, saveAllMade, saveFinished, saveMade } from './queries.ts'
import { spreadRatings } from './ratings.ts'

const HOUR = 3_600_000
const RENDER = fileURLToPath(new URL('./synth/render.ts', import.meta.url))
const VIDEOS = fileURLToPath(new URL('./reviews/', import.meta.url))
/** The tracks are spread over a week, so that ages differ as real ones would; the last fall under first ears. */
const WEEK = 7 * 24 * HOUR

const DemoReview = z.object({
  slug: z.string(),
  reviewer: z.string(),
  prompt: z.string(),
  ratingType: RatingType,
  text: z.string(),
  seconds: z.number(),
})

/**
 * Makes the demo, in the background, through the doors that everybody uses. That a track is there is written down with
 * it, and that it was rated and reviewed afterwards; both can be repeated. A start that was cut off goes on where it was.
 */
export async function fillCatalogue(parts: Parts, signal: AbortSignal) {
  const { pool } = parts
  const made = await findMade(pool)
  const unmade = catalogue.filter(({ slug }) => !made.has(slug))
  const people = new Map<string, number>()
  for (const [index, account] of [...artists, ...listeners].entries())
    people.set(account.username, await addDemoAccount(parts, account, index))

  const ratings = Map.groupBy(spreadRatings(), ({ slug }) => slug)
  const reviews = Map.groupBy(await readReviews(), ({ slug }) => slug)
  await inScratch(parts.storage, async (folder) => {
    await mkdir(folder)
    const finish = async (slug: string, trackId: number) => {
      for (const { username, type } of ratings.get(slug) ?? [])
        await rate(pool, { trackId, personId: people.get(username)!, type })
      for (const review of reviews.get(slug) ?? []) await post(parts, review, trackId, people, folder)
      await saveFinished(pool, slug)
    }
    for (const [slug, { trackId, finished }] of made) if (!finished && trackId) await finish(slug, trackId)
    for await (const path of render(unmade, folder, signal)) {
      const track = unmade.find(({ slug }) => slug === basename(path, '.wav'))
      if (track) await finish(track.slug, await publish(parts, track, path, people))
    }
  })
  if (!signal.aborted) await saveAllMade(pool)
}

const addDemoAccount = ({ pool }: Parts, account: Account, index: number) =>
  addAccount(pool, account, new Date(Date.now() - WEEK - (1 + ((index * 37) % 120)) * 24 * HOUR))

async function publish(parts: Parts, track: Track, path: string, people: Map<string, number>) {
  const place = catalogue.indexOf(track) / (catalogue.length - 1)
  return publishTrack(parts, coverShop(parts), {
    personId: people.get(track.artist)!,
    title: track.title,
    artistName: track.artistName,
    genre: track.genre,
    description: track.description,
    audio: { path, bytes: (await stat(path)).size },
    createdAt: new Date(Date.now() - WEEK * (1 - place) - HOUR / 2),
    together: (db, trackId) => saveMade(db, track.slug, trackId),
  })
}

async function post(
  parts: Parts,
  review: z.output<typeof DemoReview>,
  trackId: number,
  people: Map<string, number>,
  folder: string,
) {
  const personId = people.get(review.reviewer)!
  await rate(parts.pool, { trackId, personId, type: review.ratingType })
  const video = { path: join(folder, `${review.slug}--${review.reviewer}.webm`) }
  await copyFile(join(VIDEOS, basename(video.path)), video.path)
  // The voice was made from this text: there is nothing to recognise, and the words are certain.
  const words = review.text.split(/\s+/).map((word, i, all) => ({
    word,
    start: (i / all.length) * review.seconds,
    end: ((i + 1) / all.length) * review.seconds,
    confidence: 1,
  }))
  const attempt = createHash('md5').update(`demo ${review.slug} ${review.reviewer}`).digest('hex')
  const { id } = await publishReview(parts, { trackId, personId, attempt, prompt: review.prompt, video, listen: false })
  await settleReview(parts.pool, id, {
    text: review.text,
    words,
    engine: 'demo/script',
    confidence: 1,
    voiceSeconds: review.seconds,
    seconds: review.seconds,
    language: 'en',
  })
}

async function readReviews() {
  const index = await readFile(join(VIDEOS, 'index.json'), 'utf8')
  return z.array(DemoReview).parse(JSON.parse(index))
}

/** One process plays every band, and names each recording when it is finished. */
async function* render(tracks: Track[], folder: string, signal: AbortSignal) {
  if (!tracks.length) return
  const slugs = tracks.map(({ slug }) => slug)
  const child = spawn(process.execPath, [RENDER, slugs.join(), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => (signal.aborted ? resolve() : reject(error)))
    child.once('exit', (code) =>
      code === 0 || signal.aborted ? resolve() : reject(new Error(`The demo's band stopped (${code}).`)),
    )
  })
  ended.catch(() => {}) // told below, once the recordings that are finished have been used
  for await (const path of createInterface({ input: child.stdout })) {
    if (signal.aborted) break
    yield path
  }
  await ended
}
