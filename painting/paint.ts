import { createCanvas } from '@napi-rs/canvas'
import type { Features } from '../media/features.ts'
import { printGrain } from './grain.ts'
import { nameMood } from './mood.ts'
import { mixPalette, type Palette, palettesOf } from './palettes.ts'
import { randomFrom } from './random.ts'
import { orderScenes, SCENES, type SceneName } from './scenes.ts'
import { type Sound, soundOf } from './stage.ts'
import { nameTheme } from './theme.ts'

/** Told with each cover, so that covers of an older painter are known. */
export const ENGINE = 'painter/1'
export const SQUARE = { width: 1200, height: 1200 }
export const TALL = { width: 1080, height: 2160 }

export type CoverInput = {
  title: string
  artist: string
  genre: string
  features: Features
  /** What is sung, where it was understood. */
  words?: string
  /** Another number gives another picture of the same track. */
  variation: number
}
export type Progress = (fraction: number, step: string) => void
export type Plan = { theme: string; mood: string; scene: SceneName; palette: Palette; seed: string; sound: Sound }

/** Decides what will be painted. The same input gives the same plan. */
export function planCover({ title, artist, genre, features, words = '', variation }: CoverInput): Plan {
  const seed = JSON.stringify([title, artist, genre, features.seconds, features.loudness.slice(0, 64)])
  const random = randomFrom(seed)
  const mood = nameMood(features, genre, title, words)
  const { theme, scenes: told } = nameTheme(features, genre, title, words)
  const order = orderScenes(genre, told, random)
  const at = Math.abs(Math.floor(variation)) % 2 ** 31
  const palette = mixPalette(mood, random.whole(0, palettesOf(mood) - 1) + at, features.key)
  return {
    theme,
    mood,
    scene: order[at % order.length]!,
    palette,
    seed: `${seed}/${variation}`,
    sound: soundOf(features),
  }
}

/**
 * Paints a cover twice: as a square, and tall for telephones, the same scene composed anew with its subject in the
 * upper part. WebP both. The same input gives the same bytes. About 0.5 s on one core.
 */
export async function paintCover(input: CoverInput, onProgress: Progress = () => {}) {
  onProgress(0.05, 'Reading the track')
  const plan = planCover(input)
  onProgress(0.15, 'Painting the square')
  const square = await paintScene(plan, SQUARE)
  onProgress(0.55, 'Painting the tall one')
  const tall = await paintScene(plan, TALL)
  onProgress(1, 'Done')
  return { square, tall, theme: plan.theme, mood: plan.mood }
}

/** Paints one plan at one size, upright or square. */
export async function paintScene(plan: Plan, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const tall = height > width * 1.5
  ctx.save()
  ctx.scale(width, width)
  SCENES[plan.scene]({
    ctx,
    tall,
    height: height / width,
    cx: tall ? 0.46 : 0.5,
    cy: tall ? 0.62 : 0.5,
    foot: tall ? 1.2 : height / width,
    ink: plan.palette,
    sound: plan.sound,
    random: randomFrom(plan.seed),
  })
  ctx.restore()
  printGrain(ctx, width, height)
  return canvas.encode('webp', 92)
}
