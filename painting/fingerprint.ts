import { createCanvas, loadImage } from '@napi-rs/canvas'

const SIDE = 32
const KEPT = 8

/**
 * What a picture looks like from across a room, in 64 bits: the coarse half of its brightness's cosine transform
 * against the median (Zauner 2010). Pictures less than 10 bits apart are usually called the same one.
 */
export async function fingerprint(picture: Buffer): Promise<boolean[]> {
  const canvas = createCanvas(SIDE, SIDE)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(await loadImage(picture), 0, 0, SIDE, SIDE)
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE)
  const grey = (i: number) => 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!
  const wave = (k: number, at: number) => Math.cos(((2 * at + 1) * k * Math.PI) / (2 * SIDE))
  const parts = Array.from({ length: KEPT * KEPT }, (_, part) => {
    const [u, v] = [1 + (part % KEPT), 1 + Math.floor(part / KEPT)]
    let sum = 0
    for (let i = 0; i < SIDE * SIDE; i++) sum += grey(i) * wave(u, i % SIDE) * wave(v, Math.floor(i / SIDE))
    return sum
  })
  const median = [...parts].sort((a, b) => a - b)[parts.length / 2]!
  return parts.map((value) => value > median)
}

export const bitsApart = (one: boolean[], other: boolean[]) => one.filter((bit, i) => bit !== other[i]).length
