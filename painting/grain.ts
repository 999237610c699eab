import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { randomFrom } from './random.ts'

const TILE = 240
const STRENGTH = 5

/** The tooth of the paper: a few levels of grey noise, too little to see as noise, enough that flats do not look lit. */
export function printGrain(ctx: SKRSContext2D, width: number, height: number) {
  const tile = createCanvas(TILE, TILE)
  const paper = tile.getContext('2d')
  const image = paper.createImageData(TILE, TILE)
  const { next } = randomFrom('paper')
  for (let i = 0; i < image.data.length; i += 4) {
    image.data[i] = image.data[i + 1] = image.data[i + 2] = next() < 0.5 ? 0 : 255
    image.data[i + 3] = next() * STRENGTH
  }
  paper.putImageData(image, 0, 0)
  ctx.fillStyle = ctx.createPattern(tile, 'repeat') ?? 'transparent'
  ctx.fillRect(0, 0, width, height)
}
