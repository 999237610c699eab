/**
 * The logo as an installed app wants it: web/icon.svg as pictures in web/public/icons. Run by hand when the logo
 * changes; the result is checked in.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FOLDER = fileURLToPath(new URL('../web/public/icons/', import.meta.url))
const logo = readFileSync(new URL('../web/icon.svg', import.meta.url))
const INK = '#0b0d10'

mkdirSync(FOLDER, { recursive: true })
for (const size of [192, 512]) await draw(size, size).toFile(`${FOLDER}${size}.png`)
// Systems cut these into a shape of theirs: the record runs out into its own black, and no cut reaches its label.
await draw(512, 512, INK).toFile(`${FOLDER}maskable-512.png`)
await draw(180, 180, INK).toFile(`${FOLDER}apple-touch.png`)

function draw(size: number, disc: number, ground?: string) {
  const picture = sharp(logo, { density: (72 * disc) / 32 }).resize(disc, disc)
  const filled = ground ? picture.flatten({ background: ground }) : picture
  return filled.resize(size, size).png({ compressionLevel: 9, palette: true })
}
