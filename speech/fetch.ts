import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findPocketsphinx, unpackedFolder } from './pocketsphinx.ts'
import { run } from './run.ts'
import { EngineError } from './transcript.ts'

const WANTED = ['pocketsphinx', 'pocketsphinx-en-us']
const MINUTES = 10

/**
 * Brings Debian's pocketsphinx, and what it needs and the system lacks, into the data folder: downloaded and unpacked
 * as the user that we are, nothing installed. Half-made folders are left aside and made anew. Throws with the reason.
 * `apt` are options for apt-get alone (tests give it a system of their own).
 */
export async function fetchPocketsphinx(dataDir: string, apt: string[] = []): Promise<void> {
  const part = join(dataDir, 'speech', 'pocketsphinx.part')
  await rm(part, { recursive: true, force: true })
  await mkdir(join(part, 'debs'), { recursive: true })
  try {
    const aptGet = (args: string[], options: string[]) =>
      run('apt-get', [...apt, ...options, ...args], { seconds: MINUTES * 60, cwd: join(part, 'debs') })
    const { packages, options } = await choosePackages(aptGet, part)
    await aptGet(['download', ...packages], options)
    for (const file of await readdir(join(part, 'debs')))
      if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(part, 'debs', file), part], { seconds: 120 })
    await rm(join(part, 'debs'), { recursive: true })
    await rm(join(part, 'apt'), { recursive: true, force: true })
    await rm(unpackedFolder(dataDir), { recursive: true, force: true })
    await rename(part, unpackedFolder(dataDir))
    if (!(await findPocketsphinx(dataDir))) throw new EngineError('The packages came without the program.')
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

type AptGet = (args: string[], options: string[]) => Promise<string>

/** With the system's own lists of packages, or, where it has none, with lists of ours beside the download. */
async function choosePackages(aptGet: AptGet, part: string) {
  const simulate = ['--simulate', '--no-install-recommends', 'install', ...WANTED]
  const own = [
    ...['-o', `Dir::State::lists=${join(part, 'apt/lists')}`],
    ...['-o', `Dir::Cache=${join(part, 'apt/cache')}`],
    ...['-o', 'APT::Sandbox::User=root'],
  ]
  let failure: unknown
  for (const options of [[], own]) {
    try {
      if (options.length) {
        await mkdir(join(part, 'apt/lists/partial'), { recursive: true })
        await mkdir(join(part, 'apt/cache/archives/partial'), { recursive: true })
        await aptGet(['update'], options)
      }
      const plan = await aptGet(simulate, options)
      const packages = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name!)
      if (packages.length) return { packages, options }
      failure = new EngineError('apt-get sees nothing to bring.')
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
