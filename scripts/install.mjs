import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, ROOT } from './node.mjs'
import { step } from './step.mjs'

const stampFile = join(ROOT, 'node_modules', '.heatcheck-installed')

/**
 * Makes node_modules what the lock file says. What the tests need is added when `dev` asks for it, and stays: a start
 * after a test takes nothing away.
 */
export async function installPackages({ dev }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  const wanted = { lock, machine: `${process.platform}-${process.arch}` }
  const before = readStamp() ?? adopt(wanted)
  if (before?.lock === wanted.lock && before.machine === wanted.machine && (before.dev || !dev)) return
  const withDev = dev || before?.dev === true
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  if (!withDev) flags.push('--omit=dev')
  await step('Installing packages', async () => {
    await npm(['ci', ...flags], ROOT).catch(async (error) => {
      // A connection that broke deserves a second try, and a lock file that was written on another system may lack
      // this one's packages, which npm ci refuses and npm install adds.
      await npm(['install', '--no-save', ...flags], ROOT).catch(() => {
        throw error
      })
    })
    writeFileSync(stampFile, JSON.stringify({ ...wanted, dev: withDev }))
  })
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whoever has run npm by hand keeps what it installed, where that is what the lock file says. */
function adopt(wanted) {
  const hidden = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return undefined
  const { packages: asked } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const { packages: had } = JSON.parse(readFileSync(hidden, 'utf8'))
  const differs = ([path, { version, optional, peer, dev }]) =>
    path && had[path]?.version !== version && !((optional || peer || dev) && !had[path])
  if (Object.entries(asked).some(differs)) return undefined
  const dev = Object.entries(asked).every(([path, entry]) => !path || !entry.dev || entry.optional || path in had)
  const stamp = { ...wanted, dev }
  writeFileSync(stampFile, JSON.stringify(stamp))
  return stamp
}
