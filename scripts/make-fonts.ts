/**
 * Cuts the fonts that the first paint needs out of the whole ones: the characters it shows, the part of each axis
 * that the design uses. Everything else comes from the whole files by unicode-range, after the paint.
 * Run by hand when the design asks for another character or axis; the results are checked in.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { readMetrics } from './font-metrics.ts'

const resolve = createRequire(import.meta.url).resolve
const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('')

const ASCII = between(0x20, 0x7e)
const CAPITALS = `${between(0x20, 0x5f)}{|}~`
const QUOTES = '‘’“”–—…'

const cuts = [
  {
    name: 'anybody-capitals',
    source: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    text: CAPITALS + QUOTES,
    // The weight follows the width: 640 at 50, 810 at 150.
    variationAxes: { wdth: { min: 50, max: 150 }, wght: { min: 640, max: 810 } },
    keepFeatures: ['kern'],
  },
  {
    name: 'archivo-ascii',
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    text: ASCII + QUOTES,
    variationAxes: { wdth: { min: 62, max: 100 }, wght: { min: 500, max: 700 } },
    keepFeatures: ['kern'],
  },
  {
    name: 'sometype-ascii',
    source: '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
    text: ASCII,
    variationAxes: { wght: { min: 500, max: 600 } },
    keepFeatures: [],
  },
]

const target = new URL('../web/fonts/', import.meta.url)
await mkdir(target, { recursive: true })
let total = 0
for (const { name, source, text, ...options } of cuts) {
  const font = await subsetFont(await readFile(resolve(source)), text, { targetFormat: 'woff2', ...options })
  await writeFile(new URL(`${name}.woff2`, target), font)
  total += font.length
  console.log(`${name} ${(font.length / 1000).toFixed(1)} kB`)
}
console.log(`together ${(total / 1000).toFixed(1)} kB`)

// Anybody's measures, for fitting titles; letters of other files do not kern with these.
const widths = { wdth: { min: 50, max: 150 }, wght: { min: 640, max: 810 } }
const measured = [
  ['anybody-latin-standard-normal.woff2', CAPITALS + QUOTES, CAPITALS.slice(1)],
  ['anybody-latin-standard-normal.woff2', 'ÆØÐÞŒ¡¿·°×€£¥', ''],
  ['anybody-latin-ext-standard-normal.woff2', 'ĐŁĦŦŊ', ''],
] as const
const metrics = { glyphs: {}, kerns: {} }
for (const [file, text, kerned] of measured) {
  const font = await readFile(resolve(`@fontsource-variable/anybody/files/${file}`))
  const { glyphs, kerns } = readMetrics(
    await subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: widths, keepFeatures: ['kern'] }),
    text,
    kerned,
  )
  Object.assign(metrics.glyphs, glyphs)
  Object.assign(metrics.kerns, kerns)
}
await writeFile(new URL('anybody-metrics.json', target), `${JSON.stringify(metrics)}\n`)
