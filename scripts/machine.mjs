import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { attempt, step } from './step.mjs'

/** What the tests use of the machine: a program, and the Debian packages that bring it. */
const NEEDS = {
  chromium: ['chromium'],
  ffmpeg: ['ffmpeg'],
  flite: ['flite'],
  pocketsphinx_continuous: ['pocketsphinx', 'pocketsphinx-en-us'],
}

/** Installs what is missing where that may be done unasked. Returns the programs that are missing still. */
export async function bringPrograms() {
  const missing = Object.keys(NEEDS).filter((program) => !isThere(program))
  if (!missing.length) return []
  const apt = await howToInstall()
  if (apt) {
    const packages = missing.flatMap((program) => NEEDS[program])
    await step(`Installing ${packages.join(', ')}`, async () => {
      await attempt(apt[0], [...apt.slice(1), 'update', '-qq'])
      await attempt(apt[0], [...apt.slice(1), 'install', '-qq', '-y', '--no-install-recommends', ...packages])
    })
  }
  return missing.filter((program) => !isThere(program))
}

const isThere = (program) =>
  [...process.env.PATH.split(delimiter), '/usr/bin'].some((folder) => existsSync(join(folder, program)))

/** apt-get, as root or by a sudo that asks for no password. */
async function howToInstall() {
  if (!isThere('apt-get')) return undefined
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  if (process.getuid() === 0) return apt
  return (await attempt('sudo', ['-n', 'true'])).code === 0 ? ['sudo', '-n', ...apt] : undefined
}
