/**
 * The process in which covers are painted: `node painting/child.ts FOLDER`, the track as one line of JSON on stdin. It
 * writes two pictures into the folder and says a line of JSON on stdout for each step, the last one with `painted`.
 */
import { writeSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { paintCover } from './paint.ts'

const folder = process.argv[2] ?? '.'
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)

const lines = createInterface({ input: process.stdin })
lines.once('line', async (line) => {
  const cover = await paintCover(JSON.parse(line), (fraction, step) => say({ fraction, step }))
  const [squarePath, tallPath] = [join(folder, 'square.webp'), join(folder, 'tall.webp')]
  await Promise.all([writeFile(squarePath, cover.square), writeFile(tallPath, cover.tall)])
  say({ painted: { squarePath, tallPath, theme: cover.theme, mood: cover.mood } })
  process.exit(0)
})
// Whoever asked is gone: nobody waits for the picture.
lines.once('close', () => process.exit(1))
