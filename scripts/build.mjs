import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './node.mjs'
import { run, step } from './step.mjs'

const stampFile = join(ROOT, 'dist', '.built-from')

/** Builds the pages into dist/, if anything that they are made of has changed. */
export async function buildPages() {
  const sources = hashSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources) return
  await step('Building the pages', async () => {
    await run(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: ROOT,
    })
    writeFileSync(stampFile, sources)
  })
}

function hashSources() {
  const hash = createHash('sha256')
  const add = (path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  for (const file of ['package-lock.json', 'tsconfig.json', 'vite.config.ts']) add(file)
  for (const folder of ['contract', 'web']) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    const paths = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(ROOT.length + 1))
    for (const path of paths.sort()) add(path)
  }
  return hash.digest('hex')
}
