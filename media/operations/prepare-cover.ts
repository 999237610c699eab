import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { openPicture, type Picture, thumbhashOf } from '../picture.ts'
import type { Cover, ImageLimits, Rendition } from '../shapes.ts'
import { findSpot } from '../spot.ts'

type Input = { source: { square: string; tall?: string }; folder: string; limits: ImageLimits }

const SQUARES = [1200, 640, 320, 96]
const TALLS = [780, 480]
const LARGEST = 1200
/** Pictures at most this wide for their height fill a phone by themselves. */
const TALL_SHAPE = 0.75
/** On a screen of 390, a square cover begins 132 below the top. */
const SQUARE_BEGINS = 132 / 390

/** Everything that screens show of a cover: squares, and talls of 1:2 that fill a phone. */
export async function prepareCover({ source, folder, limits }: Input): Promise<Cover> {
  const given = await openPicture(source.square, limits, 2 * LARGEST)
  const tallGiven = source.tall === undefined ? undefined : await openPicture(source.tall, limits, 2 * LARGEST)
  const square = await fix(given.pixels().resize(LARGEST, LARGEST, { fit: 'cover', position: 'attention' }))
  const width = TALLS[0] ?? 0
  const filling = tallGiven ?? (given.width / given.height <= TALL_SHAPE ? given : undefined)
  const tall = await fix(filling ? cropTall(filling, width) : placeSquare(await fix(square().resize(width)), width))

  const renditions: Rendition[] = []
  const write = async (shape: Rendition['shape'], picture: Sharp, width: number) => {
    const path = join(folder, `${shape}-${width}.webp`)
    const { height } = await picture.resize({ width }).webp({ quality: 80, effort: 4 }).toFile(path)
    renditions.push({ shape, width, height, path })
  }
  for (const width of SQUARES) await write('square', square(), width)
  for (const width of TALLS) await write('tall', tall(), width)
  const small = await square().resize(64, 64).raw().toBuffer()
  return {
    width: given.width,
    height: given.height,
    renditions,
    thumbhash: await thumbhashOf(square()),
    spot: findSpot(small),
  }
}

/** Heads and titles are above: what is too high loses its foot, what is too wide its duller side. */
function cropTall({ width, height, pixels }: Picture, to: number) {
  const position = width / height < 0.5 ? 'top' : 'attention'
  return pixels().resize(to, 2 * to, { fit: 'cover', position })
}

/** The square whole, at full width; its edge rows are pulled out to the screen's ends. */
function placeSquare(square: () => Sharp, width: number) {
  const top = Math.round(width * SQUARE_BEGINS)
  return square().extend({ top, bottom: width - top, extendWith: 'copy' })
}

async function fix(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
}
