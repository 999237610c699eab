/**
 * Prints covers of made-up tracks over all genres side by side, to be looked at:
 * `node painting/contact-sheet.ts OUT.png [takes] [--tall] [--scenes]`, takes being covers a genre (6).
 * `--tall` shows them as telephones do, under plates and sheet; `--scenes` shows each scene in its own row.
 */
import { writeFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { paintScene, planCover, SQUARE, TALL } from './paint.ts'
import { type Sample, sampleTracks } from './samples.ts'
import { SCENES, type SceneName } from './scenes.ts'

const [out = 'contact-sheet.png', takes = '6'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const tall = process.argv.includes('--tall')
const perScene = process.argv.includes('--scenes')
const GAP = 12
const [width, height] = tall ? [240, 480] : [270, 270]
const COLUMNS = tall ? 8 : 6

const tracks = Array.from({ length: Number(takes) }, (_, take) => sampleTracks(take)).flat()
const shown: { track: Sample; scene?: SceneName }[] = perScene
  ? (Object.keys(SCENES) as SceneName[]).flatMap((scene, row) =>
      Array.from({ length: COLUMNS }, (_, i) => ({ track: tracks[(row * 7 + i * 13) % tracks.length]!, scene })),
    )
  : tracks.sort((a, b) => a.genre.localeCompare(b.genre)).map((track) => ({ track }))

const sheet = createCanvas(COLUMNS * (width + GAP) + GAP, Math.ceil(shown.length / COLUMNS) * (height + GAP + 16) + GAP)
const ctx = sheet.getContext('2d')
ctx.fillStyle = '#ffffff'
ctx.fillRect(0, 0, sheet.width, sheet.height)
ctx.font = '11px sans-serif'
let [painted, slowest] = [0, 0]
for (const [i, { track, scene }] of shown.entries()) {
  const plan = planCover(track)
  const began = performance.now()
  const picture = await paintScene(scene ? { ...plan, scene } : plan, tall ? TALL : SQUARE)
  const took = performance.now() - began
  painted += took
  slowest = Math.max(slowest, took)
  const [x, y] = [GAP + (i % COLUMNS) * (width + GAP), GAP + Math.floor(i / COLUMNS) * (height + GAP + 16)]
  ctx.drawImage(await loadImage(picture), x, y, width, height)
  if (tall) layPlates(x, y)
  ctx.fillStyle = '#0b0d10'
  ctx.fillText(
    `${track.genre} · ${scene ?? plan.scene} · ${plan.mood} · ${plan.theme}`.slice(0, 52),
    x,
    y + height + 12,
  )
}
await writeFile(out, sheet.toBuffer('image/png'))
console.log(
  `${out}: ${shown.length} covers, ${Math.round(painted / shown.length)} ms each, the slowest ${Math.round(slowest)} ms.`,
)

/** What lies over a cover on a telephone: the plates above, the ratings at the right, the sheet below. */
function layPlates(x: number, y: number) {
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(x + width * 0.02, y + height * 0.01, width * 0.28, height * 0.05)
  ctx.fillRect(x + width * 0.61, y + height * 0.01, width * 0.37, height * 0.05)
  for (const at of [0.21, 0.3, 0.39]) ctx.fillRect(x + width * 0.81, y + height * at, width * 0.17, height * 0.08)
  ctx.fillRect(x + width * 0.02, y + height * 0.6, width * 0.96, height * 0.32)
  ctx.fillRect(x, y + height * 0.935, width, height * 0.065)
}
