import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure, run, step } from './step.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const NEEDED = 24
const platform = { win32: 'win' }[process.platform] ?? process.platform
const name = `node-${platform}-${process.arch}`
const folder = join(ROOT, '.node')
const brought = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * Returns on a Node that runs TypeScript as it is. An older one runs this same script again on one from npm, which is
 * kept beside node_modules, and ends with it.
 */
export async function useNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return endWithParent()
  if (!works()) await step(`Bringing Node ${NEEDED}`, bring)
  await runAgain([...process.execArgv, ...process.argv.slice(1)])
}

const works = () => existsSync(brought) && spawnSync(brought, ['--version']).status === 0

async function bring() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
  const flags = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--no-update-notifier',
    '--loglevel=error',
  ]
  await npm(['install', ...flags, `${name}@${NEEDED}`], folder)
  if (!works())
    throw new Failure(`Node ${NEEDED} from npm does not run here. Install it from nodejs.org, then try again.`)
}

/** npm on the Node that runs this. */
export function npm(args, cwd) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js')
    ? run(process.execPath, [cli, ...args], { cwd })
    : run('npm', args, { cwd, shell: process.platform === 'win32' })
}

async function runAgain(args) {
  const env = { ...process.env, PATH: dirname(brought) + delimiter + process.env.PATH }
  // The channel is how the child learns that this process was killed.
  const child = spawn(brought, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const code = await new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
  process.exit(typeof code === 'number' ? code : 1)
}

function endWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
