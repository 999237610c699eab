import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Review } from '../contract/reviews.ts'
import type { Track } from '../contract/tracks.ts'
import { eventually, signUp } from './client.ts'
import { makeMedia } from './media.ts'
import { type Server, startServer } from './server.ts'

/** What stands ready for every file: files to upload, a server, and on it a few real tracks, one with a review. */
export type Stage = {
  origin: string
  files: { voice: string; review: string; song: string; wav: string; cover: string }
  /** In the order of New. The first has no description; the last is the one with a review. */
  tracks: { id: number; title: string; artistName: string; genre: string }[]
  reviewed: { id: number; title: string; prompt: string; reviewer: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    stages: Stage[]
  }
}

export const ARTIST = 'mira.tones'
export const REVIEWER = 'rosa.hears'

const TRACKS = [
  {
    title: 'Late Bus Sermon',
    genre: 'Hip Hop',
    start: 0,
    description: 'The last bus, the last seat, a loop that will not sit.',
  },
  { title: 'Puddle Standard', genre: 'Jazz', start: 3, description: '' },
  { title: 'Copper Lamp', genre: 'R&B', start: 8, description: 'One lamp, two chords. Listen for the second.' },
  { title: 'Borrowed Umbrella Parade', genre: 'Folk', start: 11, description: 'Everybody is late and nobody minds.' },
  { title: 'Lid', genre: 'Electronic', start: 12, description: 'It opens once.' },
] as const
const COLOURS = [
  ['0xe84200', '0x2c2582'],
  ['0x00d1a4', '0x10314a'],
  ['0xff5ba5', '0x3a1030'],
  ['0x64a750', '0xf3f5f7'],
] as const
const PROMPT = 'What is the bass doing to you, and where do you feel it?'

export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'heatcheck-stage-'))
  const files = cutFiles(makeMedia(folder))
  const servers: Server[] = []
  const teardown = async () => {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  const set = async () => {
    const server = await startServer()
    servers.push(server)
    return fill(server.origin, files).catch((cause) => {
      throw new Error(`The stage could not be set.\n${server.said()}`, { cause })
    })
  }
  try {
    project.provide('stages', await Promise.all(Array.from({ length: project.config.maxWorkers }, set)))
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

/** Made once: every stage is set with the same files. The oldest track comes first. */
function cutFiles(media: ReturnType<typeof makeMedia>) {
  return {
    tracks: TRACKS.map(({ start, ...fields }, place) => {
      const colours = COLOURS[place]
      const cover = colours && media.drawCover(`${place}.png`, colours, 900)
      return {
        fields,
        files: { audio: media.cutSong(`${place}.mp3`, { start, seconds: 12 }), ...(cover && { cover }) },
      }
    }),
    stage: {
      voice: media.voice,
      review: media.review,
      song: media.cutSong('song.mp3', { start: 2, seconds: 16 }),
      wav: media.at('late-bus-sermon.wav'),
      cover: media.drawCover('cover.png', ['0xe6bf54', '0x1b4d5c']),
    },
  }
}

/** The last track that is uploaded is the first under New. */
async function fill(origin: string, files: ReturnType<typeof cutFiles>): Promise<Stage> {
  const [artist, reviewer] = [await signUp(origin, ARTIST, 'Mira Tones'), await signUp(origin, REVIEWER, 'Rosa Hears')]
  const made: Track[] = []
  for (const track of files.tracks)
    made.push(await artist.upload({ ...track.fields, artistName: 'Mira Tones' }, track.files))

  const first = made[0]
  if (!first) throw new Error('No track was made.')
  await reviewer.rate(first.id, 'FIRE')
  await reviewer.review(first.id, files.stage.review, PROMPT)

  await eventually(
    () => reviewer.get<Review[]>(`/api/tracks/${first.id}/reviews`),
    ([review]) => Boolean(review?.posterUrl),
  )

  const tracks = await eventually(
    () => reviewer.get<Track[]>('/api/tracks/feed/new'),
    (listed) => listed.length === made.length && listed.every((track) => track.coverImage && track.peaks.length > 0),
  )
  return {
    origin,
    files: files.stage,
    tracks: tracks.map(({ id, title, artistName, genre }) => ({ id, title, artistName, genre })),
    reviewed: { id: first.id, title: first.title, prompt: PROMPT, reviewer: REVIEWER },
  }
}
