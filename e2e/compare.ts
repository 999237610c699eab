import sharp from 'sharp'

/** Each cell is the mean of this many points in each direction: letters drawn by another version look the same. */
const CELL = 6
/** Of 255, in one of red, green and blue. */
const SEEN = 14

/**
 * The share of two pictures' cells that a person would see as different, from 0 to 1. Pictures of different widths, or
 * whose heights differ by more than a cell, have nothing in common.
 */
export async function compare(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([cells(before), cells(after)])
  if (a.width !== b.width || Math.abs(a.height - b.height) > 1) return 1
  const length = Math.min(a.data.length, b.data.length)
  let differ = 0
  for (let at = 0; at < length; at += 3) {
    if ([0, 1, 2].some((part) => Math.abs(a.data[at + part]! - b.data[at + part]!) > SEEN)) differ += 1
  }
  return differ / (length / 3)
}

async function cells(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize(Math.round(width / CELL), Math.round(height / CELL), { fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
