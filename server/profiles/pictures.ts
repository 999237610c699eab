import { mkdir } from 'node:fs/promises'
import { prepareImage, type Spot } from '../../media/media.ts'
import { inScratch, keepFile } from '../files.ts'
import type { Parts } from '../parts.ts'

export type PictureFile = { width: number; key: string }
export type Picture = { sizes: PictureFile[]; blur: string; spot: Spot }

/** What screens show, the widest first: portraits from 20 to 220 px, banners across a phone and a desktop. */
const SIZES = {
  profile: [400, 96].map((width) => ({ width, height: width })),
  cover: [1200, 600].map((width) => ({ width, height: width / 3 })),
} as const

/** Judges an image by its bytes, and keeps every size of it. */
export async function keepPicture(parts: Parts, kind: keyof typeof SIZES, path: string): Promise<Picture> {
  return inScratch(parts.storage, async (folder) => {
    await mkdir(folder)
    const image = await prepareImage(path, [...SIZES[kind]], folder, parts.config.limits.image)
    const sizes: PictureFile[] = []
    for (const file of image.files) sizes.push({ width: file.width, key: await keepFile(parts, file.path, 'webp') })
    return { sizes, blur: image.thumbhash, spot: image.spot }
  })
}

/** The smallest that is at least as wide as asked, or else the widest. */
export function choosePicture(sizes: readonly PictureFile[], width = Number.POSITIVE_INFINITY) {
  return sizes.findLast((file) => file.width >= width) ?? sizes[0]
}
