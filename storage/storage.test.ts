import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from './storage.ts'

let dataDir: string
let bucket: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storage-'))
  bucket = await startBucket()
})
afterAll(async () => {
  bucket.server.close()
  await rm(dataDir, { recursive: true })
})

/** The four requests of S3 that storage makes, answered from memory: the edge of the network. */
async function startBucket() {
  const objects = new Map<string, Buffer>()
  const server: Server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://bucket').pathname)
    const body = await buffer(request)
    const object = objects.get(key)
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT' || request.method === 'DELETE') return response.end()
    if (!object) return response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error/>')
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')
    const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object
    response.writeHead(range ? 206 : 200, { 'content-length': part.length })
    response.end(request.method === 'HEAD' ? undefined : part)
  })
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started))
  return { server, objects, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function open(kind: 'folder' | 's3'): Storage {
  const s3 = { bucket: 'music', region: 'here-1', endpoint: bucket.endpoint, accessKeyId: 'a', secretAccessKey: 'b' }
  return openStorage({ dataDir: join(dataDir, kind), storage: { kind, s3 } })
}

async function write(storage: Storage, content: string) {
  const path = await storage.scratch()
  await writeFile(path, content)
  return path
}

describe.each(['folder', 's3'] as const)('Files kept in a %s', (kind) => {
  test('A kept file is named by its content and no longer lies in scratch', async () => {
    const storage = open(kind)
    const path = await write(storage, 'a song')
    const sha256 = createHash('sha256').update('a song').digest('hex')
    expect(await storage.keep(path, 'MP3')).toEqual({ key: `${sha256.slice(0, 2)}/${sha256}.mp3`, sha256, bytes: 6 })
    expect(existsSync(path)).toBe(false)
  })

  test('The same content twice is one file', async () => {
    const storage = open(kind)
    const first = await storage.keep(await write(storage, 'twice'), 'mp3')
    const second = await storage.keep(await write(storage, 'twice'), 'mp3')
    expect(second.key).toBe(first.key)
    expect(await buffer(await storage.read(first.key))).toEqual(Buffer.from('twice'))
  })

  test('A range is read from the middle, both ends included', async () => {
    const storage = open(kind)
    const { key } = await storage.keep(await write(storage, '0123456789'), 'bin')
    expect((await buffer(await storage.read(key, { start: 3, end: 6 }))).toString()).toBe('3456')
    expect(await storage.size(key)).toBe(10)
  })

  test('Another program can open a kept file, and releasing it leaves the original', async () => {
    const storage = open(kind)
    const { key } = await storage.keep(await write(storage, 'for the decoder'), 'wav')
    const local = await storage.localPath(key)
    expect(await readFile(local.path, 'utf8')).toBe('for the decoder')
    await local.release()
    expect(await storage.size(key)).toBe(15)
  })

  test('A removed file is gone, and removing it again is no error', async () => {
    const storage = open(kind)
    const { key } = await storage.keep(await write(storage, 'unwanted'), 'mp3')
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.size(key)).toBeUndefined()
    await expect(storage.read(key)).rejects.toThrow()
  })

  test('A key that was not made from content never reaches the disk', async () => {
    const storage = open(kind)
    for (const key of ['../../etc/passwd', '/etc/passwd', 'ab/cd.mp3', `ab/${'0'.repeat(64)}.mp3/../x`])
      await expect(storage.size(key)).rejects.toThrow('Not a storage key')
  })
})

test('What a killed process left in scratch is cleared at the next start, younger work is not', async () => {
  const scratch = join(dataDir, 'folder', 'scratch')
  await mkdir(join(scratch, 'old'), { recursive: true })
  await writeFile(join(scratch, 'old', 'half'), 'x')
  const longAgo = new Date(Date.now() - 7 * 60 * 60 * 1000)
  await utimes(join(scratch, 'old'), longAgo, longAgo)
  await writeFile(join(scratch, 'young'), 'x')
  open('folder')
  expect(await readdir(scratch)).toEqual(['young'])
})
