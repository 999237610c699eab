import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Place } from './storage.ts'

export function openFolder(root: string): Place {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const pathOf = (key: string) => join(root, key)
  return {
    pathOf,
    // flydrive writes in place; a file here must be whole or absent, also after a power cut.
    async put(path, key) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true })
      await sync(path)
      try {
        await rename(path, target)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
        await moveAcross(path, target)
      }
      await sync(dirname(target))
    },
    async read(key, range) {
      await stat(pathOf(key))
      return createReadStream(pathOf(key), { ...range, highWaterMark: 256 * 1024 })
    },
    async size(key) {
      return (await stat(pathOf(key)).catch(absent))?.size
    },
    remove: (key) => disk.delete(key),
  }
}

async function sync(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** From another disk: copied beside its place first, so that the last step is a rename there too. */
async function moveAcross(path: string, target: string) {
  const beside = `${target}.${randomBytes(6).toString('hex')}`
  try {
    await copyFile(path, beside)
    await sync(beside)
    await rename(beside, target)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  await rm(path)
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined
  throw error
}
