import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { type Database, openDatabase } from './open.ts'

// Recovery waits for the disk, however busy other programs keep it.
vi.setConfig({ testTimeout: 90_000 })

let dataDir: string
let opened: Database[]
let owners: ChildProcess[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'heatcheck-embedded-'))
  opened = []
  owners = []
})
afterEach(async () => {
  for (const database of opened.reverse()) await database.close()
  for (const owner of owners) await kill(owner)
  // Taking over what a killed owner left behind also ends and removes it.
  if (owners.length) await openDatabase(config()).then((database) => database.close())
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
})

const config = (url?: string) => ({ dataDir, database: { url, named: true, connections: 2 } })

async function open(options: { join?: boolean } = {}) {
  const database = await openDatabase(config(), options)
  opened.push(database)
  return database
}

/** Another process that opens the folder, runs a statement, says so, and goes on. */
function startOwner(statement = 'select 1') {
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open.ts'))}
    const config = { dataDir: ${JSON.stringify(dataDir)}, database: { named: true, connections: 2 } }
    const { pool } = await openDatabase(config)
    await pool.query(${JSON.stringify(statement)})
    console.log('open')`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  owners.push(owner)
  return owner
}
const untilOpen = (owner: ChildProcess) => new Promise((resolve) => owner.stdout!.once('data', resolve))

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

const serverOf = () => Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
const isRunning = (pid: number) => existsSync(`/proc/${pid}/cwd`)
const childrenOf = (parent: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isRunning(Number(name)))
    .filter((pid) => new RegExp(`^PPid:\\s+${parent}$`, 'm').test(readFileSync(`/proc/${pid}/status`, 'utf8')))
    .map(Number)

test('what was written is there after a restart', async () => {
  const first = await open()
  await first.pool.query('create table kept as select 7 as n')
  await opened.pop()!.close()
  const again = await open()
  expect((await again.pool.query('select n from kept')).rows).toEqual([{ n: 7 }])
})

test('stopping leaves no server behind', async () => {
  const database = await open()
  const server = serverOf()
  expect(isRunning(server)).toBe(true)
  await opened.pop()!.close()
  expect(isRunning(server)).toBe(false)
  await expect(database.pool.query('select 1')).rejects.toThrow()
})

test('a second start in the same folder says who is there, and harms nothing', async () => {
  const owner = startOwner('create table kept as select 7 as n')
  await untilOpen(owner)
  await expect(open()).rejects.toThrow(new RegExp(`^DATA_DIR is in use: process ${owner.pid} works in ${dataDir}`))
  const joined = await open({ join: true })
  expect((await joined.pool.query('select n from kept')).rows).toEqual([{ n: 7 }])
})

test('of two starts at the same moment one has the folder', async () => {
  const outcomes = await Promise.allSettled([open(), open()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a server does not outlive an owner that was killed, and nothing acknowledged is lost', async () => {
  const owner = startOwner('create table kept as select 7 as n')
  await untilOpen(owner)
  const server = serverOf()
  const sockets = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4]!
  await kill(owner)
  await vi.waitUntil(() => !isRunning(server) && !existsSync(sockets), { timeout: 60_000 })
  expect((await (await open()).pool.query('select n from kept')).rows).toEqual([{ n: 7 }])
})

test('a start right after a kill takes over at once', async () => {
  const owner = startOwner('create table kept as select 7 as n')
  await untilOpen(owner)
  await kill(owner)
  expect((await (await open()).pool.query('select n from kept')).rows).toEqual([{ n: 7 }])
})

test('a server that lost its owner and its watchdog is taken over', async () => {
  const owner = startOwner('create table kept as select 7 as n')
  await untilOpen(owner)
  const server = serverOf()
  for (const child of childrenOf(owner.pid!)) if (child !== server) process.kill(child, 'SIGKILL')
  await kill(owner)
  expect(isRunning(server)).toBe(true)
  expect((await (await open()).pool.query('select n from kept')).rows).toEqual([{ n: 7 }])
  expect(isRunning(server)).toBe(false)
})

test('a first start that was killed half way leaves nothing half made', async () => {
  const begun = new Promise<void>((resolve) => {
    const watcher = watch(dataDir, (_, name) => {
      if (!name?.startsWith('postgres.init-')) return
      watcher.close()
      resolve()
    })
  })
  const owner = startOwner()
  await begun
  await kill(owner)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  await open()
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.init'))).toEqual([])
})

test('a server that is killed is started again, and queries are answered again', async () => {
  const { pool } = await open()
  const server = serverOf()
  process.kill(server, 'SIGKILL')
  await vi.waitUntil(
    () =>
      pool.query('select 1').then(
        () => serverOf() !== server,
        () => false,
      ),
    { timeout: 60_000 },
  )
})

test("a stranger that was given the server's old number is left alone", async () => {
  await open()
  const lock = join(dataDir, 'postgres', 'postmaster.pid')
  const written = readFileSync(lock, 'utf8')
  await opened.pop()!.close()
  const stranger = spawn('sleep', ['60'])
  owners.push(stranger)
  writeFileSync(lock, written.replace(/^\d+/, String(stranger.pid)))
  await open()
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test('a folder that is not ours is not written to', async () => {
  mkdirSync(join(dataDir, 'postgres'))
  await expect(open()).rejects.toThrow(ConfigError)
  await expect(open()).rejects.toThrow(/^DATA_DIR holds a folder "postgres" that is no database/)
})

test('a DATA_DIR that cannot be a folder ends the start with a sentence', async () => {
  writeFileSync(join(dataDir, 'file'), '')
  await expect(openDatabase({ ...config(), dataDir: join(dataDir, 'file') })).rejects.toThrow(
    /^DATA_DIR must name a folder/,
  )
})

test('a DATABASE_URL where nobody answers is named, without its password', async () => {
  const url = 'postgres://somebody:secret@127.0.0.1:1/there'
  const failure = await openDatabase({ dataDir, database: { url, named: true, connections: 2 } }).catch(
    (error) => error,
  )
  expect(failure).toBeInstanceOf(ConfigError)
  expect(failure.message).toMatch(/^DATABASE_URL: no PostgreSQL lets us in at 127\.0\.0\.1:1 \(.*ECONNREFUSED/)
  expect(failure.message).not.toContain('secret')
})
