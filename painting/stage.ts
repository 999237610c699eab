import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Features } from '../media/features.ts'
import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'

/**
 * What a scene paints on. One unit is the picture's width, so a square is 1 high and a tall picture 2. Of a tall one
 * people see the part above `foot`; a sheet lies over the rest, which is seen when it sinks, so it goes on below.
 */
export type Stage = {
  ctx: SKRSContext2D
  tall: boolean
  height: number
  /** The subject's middle, and the last line that is surely seen. */
  cx: number
  cy: number
  foot: number
  ink: Palette
  sound: Sound
  random: Random
}

export type Sound = ReturnType<typeof soundOf>

/** Readings of a track, `count` of them over its length, spread so that even a flat master shows its own shape. */
export function soundOf(features: Features) {
  const reading = (curve: number[]) => (count: number) => spread(resample(curve, count))
  return {
    features,
    tempo: features.tempo || 90,
    beats: Math.max(8, Math.round((features.seconds * (features.tempo || 90)) / 60)),
    level: reading(features.loudness),
    onset: reading(features.density),
    bright: reading(features.brightness),
    low: reading(features.low),
    mid: reading(features.mid),
    high: reading(features.high),
    /** The parts of the track: where each begins and ends, and how loud it is against the others. */
    parts: (least: number, most: number) => partsOf(features, least, most),
  }
}

function resample(curve: number[], count: number) {
  return Array.from({ length: count }, (_, i) => {
    if (count > curve.length) return curve[Math.floor((i * curve.length) / count)] ?? 0
    const from = Math.floor((i * curve.length) / count)
    const to = Math.max(from + 1, Math.floor(((i + 1) * curve.length) / count))
    return curve.slice(from, to).reduce((sum, value) => sum + value, 0) / (to - from)
  })
}

/** Half what was measured, half how it lies between this track's own quietest and loudest moments. */
function spread(values: number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (most - least < 0.004) return values.map(() => (most < 0.01 ? 0.12 : 0.5))
  return values.map((value) => 0.25 * value + 0.75 * ((value - least) / (most - least)))
}

function partsOf({ sections, loudness }: Features, least: number, most: number) {
  let edges = [0, ...sections, 1]
  const widest = () =>
    edges.slice(1).reduce((best, to, i) => (to - edges[i]! > edges[best + 1]! - edges[best]! ? i : best), 0)
  while (edges.length - 1 < least) {
    const at = widest()
    edges = [...edges.slice(0, at + 1), (edges[at]! + edges[at + 1]!) / 2, ...edges.slice(at + 1)]
  }
  while (edges.length - 1 > most) {
    const inner = edges.slice(1, -1)
    const gaps = inner.map((_, i) => edges[i + 2]! - edges[i]!)
    edges.splice(1 + gaps.indexOf(Math.min(...gaps)), 1)
  }
  const levels = spread(
    edges.slice(1).map((to, i) => {
      const slice = loudness.slice(
        Math.floor(edges[i]! * loudness.length),
        Math.max(1, Math.ceil(to * loudness.length)),
      )
      return slice.reduce((sum, value) => sum + value, 0) / (slice.length || 1)
    }),
  )
  return levels.map((level, i) => ({ from: edges[i]!, to: edges[i + 1]!, level }))
}

/** Neighbours averaged over `reach` to each side: a contour instead of a jag. */
export function smooth(values: number[], reach: number) {
  return values.map((_, i) => {
    const near = values.slice(Math.max(0, i - reach), i + reach + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
}
