import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = dirname(import.meta.dirname)

/** Which folder may import which other. A folder may always import itself. */
const ARROWS: Record<string, string[]> = {
  contract: [],
  config: [],
  storage: [],
  db: ['config'],
  jobs: ['db'],
  media: ['storage', 'config'],
  speech: ['media', 'storage', 'config'],
  painting: ['media', 'storage', 'config'],
  server: ['contract', 'config', 'storage', 'db', 'jobs', 'media', 'speech', 'painting'],
  cli: ['contract', 'config', 'storage', 'db', 'jobs', 'media', 'speech', 'painting', 'server'],
  web: ['contract'],
}
/** Tests may reach for a database, the configuration and the contract's numbers wherever they stand. */
const IN_TESTS = ['db', 'config', 'contract']
/** Programs of their own, outside the product: they may use all of it. */
const OUTSIDE = ['e2e', 'bench', 'scripts']
/** Where features are put together. Everything else below server/ and web/ that has a folder is a feature or a part. */
const WEB_PARTS = ['app', 'ui', 'player', 'fonts', 'dev', 'words']
const SERVER_PARTS = ['demo', 'operations', 'page']

type Import = { from: string; to: string }

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

/** Static, dynamic and re-exporting imports of files of ours, as paths from the root. */
function importsOf(file: string, text = readFileSync(join(ROOT, file), 'utf8')): Import[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const named = code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)
  const addressed = code.matchAll(/new URL\(\s*['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g)
  return [...named, ...addressed].map(([, path]) => ({
    from: file,
    to: relative(ROOT, resolve(ROOT, dirname(file), path!.replace(/\?.*$/, ''))),
  }))
}

const part = (path: string) => path.split('/')[0]!
const isTest = (path: string) => /\.(test|e2e)\.tsx?$|(^|\/)test-[\w-]+\.tsx?$/.test(path)

/** The feature that a file below server/ or web/ belongs to, if it belongs to one. */
function featureOf(path: string) {
  const [folder, name, rest] = path.split('/')
  if (!rest || !name) return undefined
  if (folder === 'server') return SERVER_PARTS.includes(name) ? undefined : name
  if (folder === 'web') return WEB_PARTS.includes(name) ? undefined : name
  return undefined
}

function forbidden({ from, to }: Import) {
  const [a, b] = [part(from), part(to)]
  if (OUTSIDE.includes(a)) return false
  if (a !== b) return !(ARROWS[a]?.includes(b) || (isTest(from) && a !== 'web' && IN_TESTS.includes(b)))
  const [mine, other] = [featureOf(from), featureOf(to)]
  return mine !== undefined && other !== undefined && mine !== other && !isTest(from)
}

const sources = readdirSync(ROOT)
  .filter((name) => name in ARROWS && statSync(join(ROOT, name)).isDirectory())
  .flatMap(filesBelow)

test('every part imports only what its arrow points at, and no feature imports another', () => {
  const wrong = sources.flatMap((file) => importsOf(file)).filter(forbidden)
  expect(wrong.map(({ from, to }) => `${from} must not import ${to}`)).toEqual([])
})

test('no folder has a name that says nothing', () => {
  const vague = sources.filter((file) => /\/(utils?|helpers?|lib|common|types|services?)\//.test(`/${dirname(file)}/`))
  expect(vague).toEqual([])
})

test.each([
  ['web/feed/Card.tsx', `import { rows } from '../../db/sql.ts'`, true],
  ['web/feed/Card.tsx', `import type { Track } from '../../contract/tracks.ts'`, false],
  ['web/feed/Card.tsx', `export { Dialog } from '../reviews/Dialog.tsx'`, true],
  ['web/app/screens/Home.tsx', `const Feed = lazy(() => import('../../feed/Feed.tsx'))`, false],
  ['contract/tracks.ts', `import '../config/config.ts'`, true],
  ['server/ratings/routes.ts', `import { a } from '../reviews/queries.ts'`, true],
  ['server/app.ts', `import { a } from './reviews/routes.ts'`, false],
  ['server/ratings/routes.test.ts', `import { a } from '../auth/routes.ts'`, false],
  ['db/open.ts', `import { a } from '../jobs/queue.ts'`, true],
  ['storage/folder.ts', `// import { a } from '../db/sql.ts'`, false],
])('of %s, `%s` is forbidden: %s', (file, line, expected) => {
  expect(importsOf(file, line).some(forbidden)).toBe(expected)
})
