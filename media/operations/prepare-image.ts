import { join } from 'node:path'
import { openPicture, thumbhashOf } from '../picture.ts'
import type { ImageLimits, Size } from '../shapes.ts'
import { findSpot } from '../spot.ts'

type Input = { path: string; sizes: Size[]; folder: string; limits: ImageLimits }

export async function prepareImage({ path, sizes, folder, limits }: Input) {
  const longest = Math.max(...sizes.flatMap(({ width, height }) => [width, height]))
  const picture = await openPicture(path, limits, 4 * longest)
  const files: (Size & { path: string })[] = []
  for (const size of sizes) {
    const path = join(folder, `${size.width}.webp`)
    await picture
      .pixels()
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .webp({ quality: 80, effort: 4 })
      .toFile(path)
    files.push({ ...size, path })
  }
  const small = await picture.pixels().resize(64, 64, { fit: 'cover', position: 'attention' }).raw().toBuffer()
  return { files, thumbhash: await thumbhashOf(picture.pixels()), spot: findSpot(small) }
}
