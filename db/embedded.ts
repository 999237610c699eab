import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ConfigError } from '../config/config.ts'
import { findPostgres } from './binaries.ts'
import { claim } from './claim.ts'
import { endLeftover } from './leftover.ts'
import { asUser, makeSocketFolder, nameOf, openFolder, type User, userFor } from './server-user.ts'

/**
 * PostgreSQL from npm, run as a child in the data folder, for everybody who sets no DATABASE_URL.
 *
 * 1. One process owns a data folder (`claim.ts`). Others may join its server; none starts a second one.
 * 2. The server never outlives its owner: a watchdog on a pipe ends it when the owner is gone, however it went. It has
 *    a session of its own, so that Ctrl-C reaches the owner alone, which drains and then stops the server.
 * 3. A data folder is whole or absent: `initdb` works beside it, and the result is renamed into place.
 * 4. It listens on a socket in a folder of its user's own, never on a port.
 * 5. It never runs as root (`server-user.ts`).
 * 6. What PostgreSQL has acknowledged is on the disk: fsync and synchronous_commit stay on.
 */
export type Embedded = { url: string; stop(): Promise<void> }

export type EmbeddedOptions = {
  /** Use the server of the process that owns the folder, instead of refusing to start. */
  join?: boolean
  settings?: Record<string, string>
  /** Told what an operator should know. */
  notice?: (sentence: string) => void
}

const NAME = 'heatcheck'
const SETTINGS = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '256MB',
  work_mem: '8MB',
  max_wal_size: '1GB',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}

/** The processes of a killed server need a moment to notice and go. */
const OTHERS_LEAVING = /shared memory block .* still in use|lock file .* already exists/

export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  if (process.platform === 'win32')
    throw new ConfigError('On Windows this program starts no PostgreSQL of its own: DATABASE_URL must name one.')
  const place = openDataDir(dataDir)
  const cluster = join(place, 'postgres')
  const user = userFor(place, cluster)
  const sockets = makeSocketFolder(place, user)

  // On Linux a name without a file, which vanishes with the process.
  const claimed = await claim(process.platform === 'linux' ? `\0${nameOf(place)}` : join(sockets, 'owner'))
  if ('owner' in claimed) {
    if (!options.join) throw new ConfigError(inUse(dataDir, claimed.owner))
    return { url: urlOf(await reachOther(cluster, sockets)), stop: async () => {} }
  }
  const letGo = async () => {
    await claimed.release()
    rmSync(sockets, { recursive: true, force: true })
  }
  try {
    await endLeftover(cluster)
    const binaries = findPostgres(user)
    if (!existsSync(join(cluster, 'PG_VERSION'))) await create(place, cluster, binaries, user)
    const server = new Server({ binaries, cluster, sockets, user, log: join(place, 'postgres.log'), ...options })
    await server.start()
    await createDatabase(sockets)
    return { url: urlOf(sockets), stop: () => server.stop().then(letGo) }
  } catch (error) {
    await letGo()
    throw error
  }
}

class Server {
  readonly #at: { binaries: string; cluster: string; sockets: string; log: string; user?: User } & EmbeddedOptions
  #child: ChildProcess | undefined
  #stopping = false

  constructor(at: { binaries: string; cluster: string; sockets: string; log: string; user?: User } & EmbeddedOptions) {
    this.#at = at
  }

  async start() {
    for (let attempt = 1; !this.#stopping; attempt++) {
      const child = this.#spawn()
      if (await reach(this.#at.sockets, 'postgres', () => !hasEnded(child))) {
        child.once('exit', () => this.#restart())
        return
      }
      const reason = lastLines(this.#at.log)
      if (attempt === (OTHERS_LEAVING.test(reason) ? 100 : 5)) throw new Error(`PostgreSQL does not start:\n${reason}`)
      await sleep(150)
    }
  }

  async stop() {
    this.#stopping = true
    const child = this.#child
    if (!child || hasEnded(child)) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGINT')
    const impatience = setTimeout(() => child.kill('SIGQUIT'), 8000)
    await ended
    clearTimeout(impatience)
  }

  #spawn() {
    const { binaries, cluster, log, user, settings } = this.#at
    // Made anew, since the watchdog of the one before may just have removed it.
    const sockets = makeSocketFolder(dirname(cluster), user)
    const output = openSync(log, 'w', 0o600)
    const folder = openFolder(cluster, user)
    const given = { ...SETTINGS, unix_socket_directories: sockets, ...settings }
    const child = spawn(
      join(binaries, 'bin', 'postgres'),
      ['-D', folder.path, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...asUser(user), detached: true, stdio: ['ignore', output, output, ...folder.handles] },
    )
    closeSync(output)
    folder.close()
    child.on('error', () => {})
    if (child.pid) watch(child.pid, child, sockets, user)
    this.#child = child
    return child
  }

  async #restart() {
    if (this.#stopping) return
    this.#at.notice?.('PostgreSQL ended by itself and is started again.')
    await this.start().catch((error: Error) => this.#at.notice?.(error.message))
  }
}

/** Ends the server when the pipe to this process breaks. A line on the pipe says that there is nothing left to end. */
function watch(pid: number, server: ChildProcess, sockets: string, user: User | undefined) {
  const script = `read line && exit; kill -INT $1; i=0
    while kill -0 $1 2>/dev/null; do sleep 0.1; i=$((i+1)); [ $i -eq 60 ] && kill -QUIT $1; done
    rmdir "$2" 2>/dev/null`
  const watchdog = spawn('sh', ['-c', script, 'sh', String(pid), sockets], {
    ...asUser(user),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.on('error', () => {})
  watchdog.stdin?.on('error', () => {})
  server.once('exit', () => watchdog.stdin?.end('over\n'))
}

async function create(place: string, cluster: string, binaries: string, user: User | undefined) {
  if (existsSync(cluster)) throw new ConfigError(`DATA_DIR holds a folder "postgres" that is no database: ${cluster}`)
  for (const name of readdirSync(place)) {
    if (name.startsWith('postgres.init-')) rmSync(join(place, name), { recursive: true, force: true, maxRetries: 5 })
  }
  const unfinished = mkdtempSync(join(place, 'postgres.init-'))
  if (user) chownSync(unfinished, user.uid, user.gid)
  const folder = openFolder(unfinished, user)
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const initdb = spawn(join(binaries, 'bin', 'initdb'), ['-D', folder.path, '-U', NAME, '-A', 'trust', ...locale], {
    ...asUser(user),
    stdio: ['ignore', 'ignore', 'pipe', ...folder.handles],
  })
  folder.close()
  let said = ''
  initdb.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const failed = await new Promise((resolve) =>
    initdb.once('error', (error) => resolve(error.message)).once('close', resolve),
  )
  if (failed !== 0) throw new Error(`PostgreSQL cannot make its folder in ${place} (${failed}): ${said.trim()}`)
  renameSync(unfinished, cluster)
}

async function createDatabase(sockets: string) {
  const client = new Client({ host: sockets, user: NAME, database: 'postgres' })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
  if (!rowCount) await client.query(`create database ${NAME}`)
  await client.end()
}

/** Waits until the server answers, however long it recovers; false once `going` is. */
async function reach(sockets: string, database: string, going: () => boolean) {
  while (going()) {
    const client = new Client({ host: sockets, user: NAME, database, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    const answered = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (answered) return true
    await sleep(20)
  }
  return false
}

/** The socket folder of a server that another process started, perhaps with another temporary folder than ours. */
async function reachOther(cluster: string, expected: string) {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const lock = join(cluster, 'postmaster.pid')
    const sockets = (existsSync(lock) && readFileSync(lock, 'utf8').split('\n')[4]) || expected
    let tries = 0
    if (await reach(sockets, NAME, () => tries++ < 10)) return sockets
  }
  throw new Error('The PostgreSQL that another process started in this folder does not answer.')
}

const hasEnded = (child: ChildProcess) => !child.pid || child.exitCode !== null || child.signalCode !== null

function openDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    readdirSync(dataDir)
    return realpathSync(dataDir)
  } catch (error) {
    throw new ConfigError(`DATA_DIR must name a folder of yours: ${(error as Error).message}`)
  }
}

const urlOf = (sockets: string) => `postgres://${NAME}@localhost/${NAME}?host=${encodeURIComponent(sockets)}`

const inUse = (dataDir: string, owner: number) =>
  `DATA_DIR is in use: ${owner ? `process ${owner}` : 'another process'} works in ${dataDir}. ` +
  'Stop it first, or name another folder.'

const lastLines = (log: string) => readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n')
