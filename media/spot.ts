import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'
import { type Cluster, groupColours } from './clusters.ts'
import type { Spot } from './shapes.ts'

const WHITE = '#ffffff'
const INK = '#0b0d10'
const SLEEVE = '#f3f5f7'
/** The brightest point of the dark ground's sheen. */
const LACQUER = '#2b2f35'
const BLACK_PRESSING = '#101214'

/** Contrast that each form must have where it stands; `flat` may move a little so that its text is read. */
export const LEAST = { on: 4.5, sink: 4.6, ui: 3.1, night: 4.6 }
const STEP = 0.005
const ACHROMATIC = 0.035
const YELLOW = { from: 70, to: 112 }

const toOklab = converter('oklab')
const toOklch = converter('oklch')

/** The one colour that a track owns, from its cover (64x64 pixels of 8-bit RGB), in each form that screens need. */
export function findSpot(rgb: Uint8Array): Spot {
  const pixels = []
  for (let at = 0; at + 2 < rgb.length; at += 3)
    pixels.push(
      toOklab({ mode: 'rgb', r: (rgb[at] ?? 0) / 255, g: (rgb[at + 1] ?? 0) / 255, b: (rgb[at + 2] ?? 0) / 255 }),
    )
  const clusters = groupColours(pixels)
  const base = clusters.reduce((best, cluster) => (score(cluster) > score(best) ? cluster : best))
  if (chroma(base) < ACHROMATIC) return blackPressing()
  const { h = 0 } = oklch(base)
  return formsOf({ mode: 'oklch', l: clamp(base.l, 0.5, 0.82), c: clamp(chroma(base), 0.09, 0.24), h }, clusters)
}

/** Every form of one colour; `clusters` are the other colours of its cover, for a yellow that needs a second ink. */
export function formsOf(spot: Oklch, clusters: Cluster[]): Spot {
  const flat = stepUntil(spot, STEP, (hex) => Math.max(wcagContrast(hex, INK), wcagContrast(hex, WHITE)) >= LEAST.on)
  const yellow = (spot.h ?? 0) >= YELLOW.from && (spot.h ?? 0) <= YELLOW.to
  const text = yellow ? secondInk(spot, clusters) : flat
  const drawn: Oklch = yellow ? { mode: 'oklch', l: 0.7, c: 0.155, h: 68 } : flat
  const hex = shown(flat)
  return {
    flat: hex,
    on: wcagContrast(hex, INK) >= wcagContrast(hex, WHITE) ? INK : WHITE,
    sink: shown(stepUntil(text, -STEP, (hex) => wcagContrast(hex, SLEEVE) >= LEAST.sink)),
    ui: shown(stepUntil(drawn, -STEP, (hex) => wcagContrast(hex, WHITE) >= LEAST.ui)),
    night: shown(stepUntil(flat, STEP, (hex) => wcagContrast(hex, LACQUER) >= LEAST.night)),
    tint: shown({ ...flat, l: 0.965, c: 0.022 }),
    deep: shown({ ...flat, l: 0.24, c: 0.022 }),
  }
}

/** Yellow is never darkened: as text it is the cover's other ink, or burns to orange. */
function secondInk(spot: Oklch, clusters: Cluster[]): Oklch {
  const inks = clusters.filter((cluster) => {
    const apart = Math.abs((((oklch(cluster).h ?? 0) - (spot.h ?? 0) + 540) % 360) - 180)
    return chroma(cluster) >= 0.04 && cluster.l < 0.5 && apart > 45
  })
  const worth = (ink: Cluster) => chroma(ink) * ink.share ** 0.2
  const best = inks.sort((one, other) => worth(other) - worth(one))[0]
  if (!best) return { ...spot, h: 58, c: Math.max(spot.c, 0.135) }
  return { mode: 'oklch', l: clamp(best.l, 0.34, 0.42), c: Math.max(chroma(best), 0.15), h: oklch(best).h }
}

/** A cover without a hue is pressed in black; on the dark ground that is white. */
function blackPressing(): Spot {
  const [tint, deep] = [0.965, 0.24].map((l) => shown({ mode: 'oklch', l, c: 0, h: 0 }))
  const [flat, sink, ui] = [BLACK_PRESSING, BLACK_PRESSING, BLACK_PRESSING]
  return { flat, on: WHITE, sink, ui, night: SLEEVE, tint: tint ?? WHITE, deep: deep ?? INK }
}

function stepUntil(colour: Oklch, step: number, holds: (hex: string) => boolean): Oklch {
  let { l } = colour
  while (l >= 0 && l <= 1 && !holds(shown({ ...colour, l }))) l += step
  return { ...colour, l: clamp(l, 0, 1) }
}

const score = (cluster: Cluster) => chroma(cluster) ** 1.2 * cluster.share ** 0.2 * (cluster.l < 0.42 ? 0.4 : 1)
const chroma = ({ a, b }: Cluster) => Math.hypot(a, b)
const oklch = ({ l, a, b }: Cluster) => toOklch({ mode: 'oklab', l, a, b })
const shown = (colour: Oklch) => formatHex(clampChroma(colour, 'oklch'))
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
