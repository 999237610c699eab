/**
 * Makes the demo's video reviews: a drawn listener whose mouth follows a synthesised voice and whose head nods in the
 * tempo of the track. A maker's tool, run by hand; its files are checked in. Needs flite and ffmpeg.
 *
 *   node scripts/make-demo-reviews.ts                  all of them
 *   node scripts/make-demo-reviews.ts fuse-box lid     some tracks
 *   node scripts/make-demo-reviews.ts --stills DIR     pictures to look at, no videos
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { catalogue } from '../server/demo/catalogue.ts'
import { readWav } from '../speech/wav.ts'
import { drawFigure, type Pose } from './demo-reviews/figure.ts'
import { type Person, people } from './demo-reviews/people.ts'
import { drawRoom, HEIGHT, WIDTH } from './demo-reviews/room.ts'
import { type Saying, sayings } from './demo-reviews/sayings.ts'

const FOLDER = fileURLToPath(new URL('../server/demo/reviews/', import.meta.url))
const FPS = 20
const LEAD = 0.5
const TAIL = 0.8

const scratch = mkdtempSync(join(tmpdir(), 'heatcheck-demo-'))
const stills = process.argv.indexOf('--stills')
try {
  if (stills > 0) await drawStills(process.argv[stills + 1] ?? '.')
  else await makeAll(process.argv.slice(2))
} finally {
  rmSync(scratch, { recursive: true })
}

async function makeAll(only: string[]) {
  mkdirSync(FOLDER, { recursive: true })
  const index: object[] = []
  const indexPath = join(FOLDER, 'index.json')
  const before = JSON.parse(readFileSync(indexPath, 'utf8')) as { slug: string; reviewer: string; seconds: number }[]
  for (const saying of sayings) {
    const path = join(FOLDER, `${saying.slug}--${saying.reviewer}.webm`)
    const known = before.find(({ slug, reviewer }) => slug === saying.slug && reviewer === saying.reviewer)
    const make = !known || !only.length || only.includes(saying.slug)
    const seconds = make ? await makeVideo(saying, path) : known.seconds
    index.push({ ...saying, seconds })
    if (make) console.log(`${saying.slug}: ${seconds} s, ${Math.round(statSync(path).size / 1000)} kB`)
  }
  writeFileSync(indexPath, `${JSON.stringify(index, null, 2)}\n`)
}

/** The voice at 16 kHz, with a moment before and after in which the listener only smiles. */
async function speak({ text, reviewer }: Saying) {
  const { voice } = personOf(reviewer)
  const [raw, wav] = [join(scratch, 'raw.wav'), join(scratch, 'voice.wav')]
  execFileSync('flite', ['-voice', voice.name, '--setf', `duration_stretch=${voice.stretch}`, '-t', text, '-o', raw])
  // Playing faster raises the voice; the tempo is then given back.
  const pitch = `asetrate=${Math.round(16000 * voice.pitch)},aresample=16000,atempo=${(1 / voice.pitch).toFixed(4)}`
  const frame = `adelay=${LEAD * 1000},apad=pad_dur=${TAIL}`
  execFileSync('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-y', '-i', raw],
    ...['-af', `${pitch},loudnorm=I=-18:TP=-2,${frame}`, '-ar', '16000', '-ac', '1', wav],
  ])
  return { wav, ...(await readWav(wav)) }
}

async function makeVideo(saying: Saying, path: string): Promise<number> {
  const { wav, samples, rate } = await speak(saying)
  const seconds = Math.round((samples.length / rate) * 100) / 100
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-nostdin', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WIDTH}x${HEIGHT}`],
      ...['-r', String(FPS), '-i', 'pipe:3', '-i', wav],
      ...['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-crf', '36', '-b:v', '68k', '-g', '120', '-cpu-used', '2'],
      ...['-c:a', 'libopus', '-b:a', '24k', '-ac', '1', '-shortest', path],
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  )
  const ended = once(ffmpeg, 'close')
  const pipe = ffmpeg.stdio[3] as NodeJS.WritableStream
  for (const frame of drawFrames(saying, samples, rate)) if (!pipe.write(frame)) await once(pipe, 'drain')
  pipe.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
  return seconds
}

function* drawFrames(saying: Saying, samples: Float32Array, rate: number) {
  const person = personOf(saying.reviewer)
  const room = drawRoom(person.room)
  const canvas = createCanvas(WIDTH, HEIGHT)
  const c = canvas.getContext('2d')
  for (const pose of posesOf(saying, samples, rate)) {
    c.drawImage(room, 0, 0)
    drawFigure(c, person, pose)
    yield Buffer.from(c.getImageData(0, 0, WIDTH, HEIGHT).data)
  }
}

function* posesOf({ slug }: Saying, samples: Float32Array, rate: number): Generator<Pose> {
  const tempo = catalogue.find((track) => track.slug === slug)?.tempo ?? 100
  // Nobody nods 160 times a minute.
  const nods = (tempo > 115 ? tempo / 2 : tempo) / 60
  const step = rate / FPS
  let open = 0
  let wide = 0.4
  for (let frame = 0; frame * step < samples.length; frame++) {
    const at = frame / FPS
    const window = samples.subarray(Math.floor(frame * step), Math.floor((frame + 1) * step))
    const loud = Math.sqrt(window.reduce((sum, value) => sum + value ** 2, 0) / Math.max(1, window.length))
    const hiss = window.reduce((sum, value, i) => sum + (i && value >= 0 !== window[i - 1]! >= 0 ? 1 : 0), 0)
    // Opens at once and closes softly; an s or an f shows teeth and not the throat.
    const wanted = Math.min(1, Math.max(0, (20 * Math.log10(loud + 1e-6) + 36) / 24)) * (hiss / step > 0.25 ? 0.35 : 1)
    open = wanted > open ? open * 0.3 + wanted * 0.7 : open * 0.55 + wanted * 0.45
    const quiet = open < 0.05
    wide = wide * 0.7 + (quiet ? 0.9 : hiss / step > 0.2 ? 0.8 : 0.25 + 0.3 * Math.abs(Math.sin(at * 2.7))) * 0.3
    const beat = Math.sin(at * nods * Math.PI * 2)
    yield {
      open: quiet ? 0 : open,
      wide,
      shut: blinkAt(at),
      brows: Math.max(0, Math.sin(at * 0.9 + tempo)) ** 3 * (0.4 + open * 0.6),
      x: Math.sin(at * nods * Math.PI) * 3.5,
      y: Math.max(0, beat) * 4.5 + open * 1.5,
      tilt: Math.sin(at * nods * Math.PI) * 0.028 + Math.sin(at * 0.7 + tempo) * 0.03,
      look: Math.sin(at * 0.8) ** 5,
    }
  }
}

/** A blink takes a fifth of a second, at intervals that do not repeat soon. */
function blinkAt(at: number): number {
  const since = (at + Math.sin(at * 0.31)) % 3.1
  return since < 0.2 ? Math.sin((since / 0.2) * Math.PI) : 0
}

async function drawStills(folder: string) {
  mkdirSync(folder, { recursive: true })
  const usernames = Object.keys(people)
  const sheet = createCanvas(WIDTH * 5, HEIGHT * 2)
  const all = sheet.getContext('2d')
  usernames.forEach((username, i) => {
    const canvas = createCanvas(WIDTH, HEIGHT)
    const c = canvas.getContext('2d')
    c.drawImage(drawRoom(personOf(username).room), 0, 0)
    const talks = i % 3 !== 0
    drawFigure(c, personOf(username), {
      ...{ open: talks ? (i % 5) / 5 + 0.15 : 0, wide: talks ? 0.4 : 0.9, shut: i === 6 ? 1 : 0, brows: (i % 4) / 4 },
      ...{ x: 0, y: 0, tilt: (i - 5) * 0.01, look: 0 },
    })
    all.drawImage(canvas, (i % 5) * WIDTH, Math.floor(i / 5) * HEIGHT)
  })
  writeFileSync(join(folder, 'people.png'), await sheet.encode('png'))
}

function personOf(username: string): Person {
  const person = people[username]
  if (!person) throw new Error(`Nobody has drawn ${username}.`)
  return person
}
