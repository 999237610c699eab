import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import type { Db } from '../db/sql.ts'
import { type Cover, prepareCover } from '../media/media.ts'
import { inScratch, keepFile } from './files.ts'
import type { Parts } from './parts.ts'

export type CoverFile = { shape: 'square' | 'tall'; width: number; key: string }

/** Makes and keeps every size of a cover. `version` changes when any of them does. */
export async function keepCover(parts: Parts, source: Parameters<typeof prepareCover>[0]) {
  return inScratch(parts.storage, async (folder) => {
    await mkdir(folder)
    const cover: Cover = await prepareCover(source, folder, parts.config.limits.image)
    const renditions: CoverFile[] = []
    for (const { shape, width, path } of cover.renditions)
      renditions.push({ shape, width, key: await keepFile(parts, path, 'webp') })
    const version = createHash('sha256')
      .update(renditions.map(({ key }) => key).join())
      .digest('hex')
      .slice(0, 16)
    return { renditions, version, blur: cover.thumbhash, spot: cover.spot }
  })
}

/** The smallest that is at least as wide as asked, or else the widest. */
export function chooseRendition(renditions: readonly CoverFile[], shape: 'square' | 'tall', width: number) {
  const sizes = renditions.filter((file) => file.shape === shape).sort((a, b) => a.width - b.width)
  return sizes.find((file) => file.width >= width) ?? sizes.at(-1)
}

/** What covers lend to tracks: tracks and covers are composed in app.ts. */
export type CoverShop = {
  /** Takes a generated cover of this person; a refusal where it is not theirs or not finished. */
  claim(db: Db, personId: number, coverId: string): Promise<void>
  addUploaded(db: Db, personId: number, files: Awaited<ReturnType<typeof keepCover>>): Promise<string>
  order(
    db: Db,
    track: { personId: number; audioKey: string; title: string; artistName: string; genre: string },
  ): Promise<string>
}
