import type { SpawnOptions } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, constants, existsSync, lchownSync, lstatSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '../config/config.ts'

export type User = { uid: number; gid: number }

/** Who the server runs as, where that is not who we are: the owner of the data, else nobody in particular. */
export function userFor(place: string, cluster: string): User | undefined {
  const { uid, gid } = lstatSync(existsSync(cluster) ? cluster : place)
  if (process.getuid?.() !== 0) {
    if (existsSync(cluster) && uid !== process.getuid?.())
      throw new ConfigError(`DATA_DIR holds a database of another user (number ${uid}): ${cluster}`)
    return undefined
  }
  // initdb asks for a user that has a name.
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  if (uid !== 0 && known.some((entry) => Number(entry[2]) === uid)) return { uid, gid }
  const nobody = known.find((entry) => entry[0] === 'nobody')
  return { uid: Number(nobody?.[2] ?? 65534), gid: Number(nobody?.[3] ?? 65534) }
}

export function nameOf(place: string) {
  return `heatcheck-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`
}

/** A short path (a socket's may have about 100 bytes) that nobody else can have made. */
export function makeSocketFolder(place: string, user: User | undefined) {
  const folder = join(user || tmpdir().length > 60 ? '/tmp' : tmpdir(), nameOf(place))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user && lstatSync(folder).uid === 0) lchownSync(folder, user.uid, user.gid)
  const owner = user?.uid ?? process.getuid?.()
  const made = lstatSync(folder)
  if (!made.isDirectory() || made.uid !== owner || made.mode & 0o077)
    throw new Error(`${folder} must be a folder that only user ${owner} can open. Remove it and start again.`)
  return folder
}

/** As root on Linux: the folder as an open file, since the way there may be closed to the server's user. */
export function openFolder(path: string, user: User | undefined) {
  if (!user || process.platform !== 'linux') return { path, handles: [], close: () => {} }
  const handle = openSync(path, constants.O_DIRECTORY | constants.O_RDONLY)
  return { path: '/proc/self/fd/3', handles: [handle], close: () => closeSync(handle) }
}

export const asUser = (user: User | undefined): SpawnOptions => ({
  ...user,
  cwd: '/',
  // Nothing of PGDATA, PGOPTIONS and their like may reach it.
  env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
})
