import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openBucket } from './bucket.ts'
import { openFolder } from './folder.ts'

/** First and last byte, both included, as HTTP counts them. */
export type ByteRange = { start: number; end: number }
export type Kept = { key: string; sha256: string; bytes: number }

/** Where finished files live. Keys are made from content, so the same content is one file and no key ever changes. */
export type Storage = {
  /**
   * Takes a finished local file over: afterwards it is at its key, durably, and no longer at `path`. `before` learns
   * the key first, so that the file can be written down before it exists.
   */
  keep(path: string, ext: string, before?: (key: string) => Promise<void>): Promise<Kept>
  read(key: string, range?: ByteRange): Promise<Readable>
  /** In bytes, `undefined` where there is no such file. */
  size(key: string): Promise<number | undefined>
  /** A path that other programs can open, until `release` is called. It must not be changed. */
  localPath(key: string): Promise<{ path: string; release(): Promise<void> }>
  remove(key: string): Promise<void>
  /** A fresh path on the same disk, for a file or a folder that the caller makes and removes. */
  scratch(): Promise<string>
}

export type StorageSettings = {
  dataDir: string
  storage: {
    kind: 'folder' | 's3'
    s3: { bucket: string; region: string; endpoint?: string; accessKeyId?: string; secretAccessKey?: string }
  }
}

/** What a place for files must do; a folder and a bucket each do it in their own way. */
export type Place = {
  put(path: string, key: string, bytes: number): Promise<void>
  read(key: string, range?: ByteRange): Promise<Readable>
  size(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Only where files already have a path of their own. */
  pathOf?(key: string): string
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{64}\.[a-z0-9]{1,8}$/
// Longer than any upload or job may take, so that a neighbour's work in progress is never cleared away.
const STALE_MS = 6 * 60 * 60 * 1000

export function openStorage(config: StorageSettings): Storage {
  const scratchDir = join(config.dataDir, 'scratch')
  mkdirSync(scratchDir, { recursive: true })
  clearStale(scratchDir)
  const place = config.storage.kind === 's3' ? openBucket(config.storage.s3) : openFolder(join(config.dataDir, 'files'))
  const scratch = async () => join(scratchDir, randomBytes(12).toString('hex'))

  return {
    scratch,
    async keep(path, ext, before) {
      const { sha256, bytes } = await digest(path)
      const key = checked(`${sha256.slice(0, 2)}/${sha256}.${ext.toLowerCase()}`)
      await before?.(key)
      if ((await place.size(key)) === bytes) await unlink(path)
      else await place.put(path, key, bytes)
      return { key, sha256, bytes }
    },
    read: async (key, range) => place.read(checked(key), range),
    size: async (key) => place.size(checked(key)),
    remove: async (key) => place.remove(checked(key)),
    async localPath(key) {
      if (place.pathOf) return { path: place.pathOf(checked(key)), release: async () => {} }
      const path = `${await scratch()}${key.slice(key.lastIndexOf('.'))}`
      const release = async () => rmSync(path, { force: true })
      try {
        await pipeline(await place.read(checked(key)), createWriteStream(path, { flags: 'wx' }))
      } catch (error) {
        await release()
        throw error
      }
      return { path, release }
    },
  }
}

/** A key reaches the disk and the bucket as a path: only those that `keep` could have made are let through. */
function checked(key: string) {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 100))}`)
  return key
}

async function digest(path: string) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { sha256: hash.digest('hex'), bytes }
}

function clearStale(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - changed > STALE_MS) rmSync(path, { recursive: true, force: true })
  }
}
