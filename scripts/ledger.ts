import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verdicts } from './ledger-verdicts.ts'

/**
 * `npm run ledger`: every row of docs/ledger.tsv, and whether the tests that name it in their title hold. A row that
 * nobody tests has not been seen, which is as bad as failing. `npm run ledger -- FEED-11 REV` runs those rows alone.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const asked = process.argv.slice(2)
const rows = readFileSync(join(ROOT, 'docs', 'ledger.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string])
  .filter(([id]) => asked.length === 0 || asked.some((start) => id.startsWith(start)))
const folder = mkdtempSync(join(tmpdir(), 'heatcheck-ledger-'))
const report = join(folder, 'report.json')
try {
  spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...['unit', 'api', 'e2e'].flatMap((project) => ['--project', project]),
      ...['-t', `(^| )(${rows.map(([id]) => id).join('|')})( |$)`],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const seen = verdicts(rows, JSON.parse(readFileSync(report, 'utf8')))
  for (const { id, says, verdict } of seen) console.log(`${verdict.padEnd(9)} ${id.padEnd(9)} ${says}`)
  const passed = seen.filter(({ verdict }) => verdict === 'pass').length
  console.log(`\n${passed} of ${seen.length} rows seen`)
  process.exitCode = passed === seen.length ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
