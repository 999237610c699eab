import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }

const html = readFileSync(`${DIST}index.html`, 'utf8')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'))

/** As it comes over the wire. A font is compressed already. */
const weigh = (file: string) => {
  const content = readFileSync(DIST + file)
  return /\.woff2$/.test(file) ? content.length : brotliCompressSync(content).length
}
const kilobytes = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weigh(file), 0) / 1000

/** The entry and all that it imports at once, and their styles. */
function eager() {
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const take = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const next of chunk.imports ?? []) take(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) take(key)
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)) scripts.add(file)
  for (const [, file = ''] of html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)) styles.add(file)
  return { scripts, styles }
}

test('the script that / loads before anything is asked for is at most 95 kB', () => {
  const { scripts } = eager()
  expect(scripts.size).toBeGreaterThan(0)
  expect(kilobytes(scripts)).toBeLessThanOrEqual(95)
})

test('the styles and fonts before the first paint are at most 85 kB', () => {
  const { styles } = eager()
  const fonts = [...html.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, file = '']) => file)
  expect(styles.size).toBeGreaterThan(0)
  expect(fonts).toHaveLength(3)
  expect(kilobytes([...styles, ...fonts])).toBeLessThanOrEqual(85)
})

test('no file of the pages names a machine that is not ours', () => {
  const texts = readdirSync(`${DIST}assets`).filter((file) => /\.(js|css)$/.test(file))
  const named = texts.flatMap(
    (file) => readFileSync(`${DIST}assets/${file}`, 'utf8').match(/(?:src|fetch|import|url)\(["']?https?:[^)]*/g) ?? [],
  )
  expect(named).toEqual([])
})
