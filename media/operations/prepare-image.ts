import { openPicture, thumbhashOf } from '../picture.ts'
import type { ImageLimits } from '../shapes.ts'

type Input = { path: string; size: { width: number; height: number }; out: string; limits: ImageLimits }

export async function prepareImage({ path, size, out, limits }: Input) {
  const picture = await openPicture(path, limits, 4 * Math.max(size.width, size.height))
  const filled = await picture
    .pixels()
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .webp({ quality: 80, effort: 4 })
    .toFile(out)
  return { width: filled.width, height: filled.height, thumbhash: await thumbhashOf(picture.pixels()) }
}
