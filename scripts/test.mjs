// `npm test`: everything that must hold, part by part. `npm test -- unit e2e` runs those parts alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from './build.mjs'
import { installPackages } from './install.mjs'
import { bringPrograms } from './machine.mjs'
import { ROOT, useNode } from './node.mjs'
import { attempt, Failure, main, seconds } from './step.mjs'

const env = { ...process.env, [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1' }
const tool = (path, ...args) =>
  attempt(process.execPath, [join(ROOT, 'node_modules', path), ...args], { cwd: ROOT, env })

/** A part's outcome: how many held, how many did not, and what it has to say about these. */
const PARTS = {
  lint: () => whole(tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')),
  types: () => whole(tool('typescript/bin/tsc')),
  boundaries: () => tests('boundaries'),
  build: () => whole(buildPages().then(() => ({ code: 0, said: '' }))),
  unit: () => tests('unit'),
  api: () => tests('api'),
  e2e: () => buildPages().then(() => tests('e2e')),
}
/** Which parts cannot run without a program of the machine's. */
const USES = {
  chromium: ['e2e'],
  ffmpeg: ['unit', 'api', 'e2e'],
  flite: ['unit', 'api', 'e2e'],
  pocketsphinx_continuous: ['unit', 'api', 'e2e'],
}

main(async () => {
  await useNode()
  process.chdir(ROOT)
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !PARTS[name])
  if (unknown) throw new Failure(`There is no part "${unknown}". The parts are ${Object.keys(PARTS).join(', ')}.`)
  await installPackages({ dev: true })
  const missing = await bringPrograms()

  const sum = { passed: 0, failed: 0 }
  for (const name of Object.keys(PARTS)) {
    if (asked.length && !asked.includes(name)) continue
    const begun = performance.now()
    const lacks = missing.filter((program) => USES[program].includes(name))
    const { passed, failed, said } = lacks.length
      ? { passed: 0, failed: 1, said: `This part cannot run here: ${lacks.join(', ')} must be installed first.` }
      : await PARTS[name]().catch((error) => ({ passed: 0, failed: 1, said: error.message }))
    if (failed) console.log(`${said.trim()}\n`)
    const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`
    console.log(`  ${name.padEnd(12)}${counts.padEnd(24)}${seconds(begun)}`)
    sum.passed += passed
    sum.failed += failed
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed ? 1 : 0
})

/** A tool that only says yes or no counts as one. */
async function whole(running) {
  const { code, said } = await running
  return code === 0 ? { passed: 1, failed: 0, said } : { passed: 0, failed: 1, said }
}

async function tests(project) {
  const folder = mkdtempSync(join(tmpdir(), 'heatcheck-report-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const { code, said } = await tool('vitest/vitest.mjs', 'run', '--project', project, ...reporters)
    return { ...count(report, code), said }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A test that was skipped did not hold, nor did a run that ended badly whatever its tests say. */
function count(report, code) {
  try {
    const { numTotalTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = numTotalTests - numPassedTests
    return { passed: numPassedTests, failed: code !== 0 || numTotalTests === 0 ? Math.max(failed, 1) : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
