import type { SKRSContext2D } from '@napi-rs/canvas'
import { converter, differenceEuclidean, formatHex, interpolate } from 'culori'

export type Point = [x: number, y: number]

const distance = differenceEuclidean('oklab')
const oklch = converter('oklch')
/** Nearer than this, two flats read as one from across a room. */
const APART = 0.24

export function block(ctx: SKRSContext2D, x: number, y: number, width: number, height: number, colour: string) {
  ctx.fillStyle = colour
  ctx.fillRect(x, y, width, height)
}

export function disc(ctx: SKRSContext2D, x: number, y: number, radius: number, colour: string) {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
  ctx.fill()
}

export function polygon(ctx: SKRSContext2D, points: Point[], colour: string) {
  ctx.fillStyle = colour
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fill()
}

/** Adds a curve through every point to the path begun (Catmull-Rom, as cubic pieces). */
export function flowThrough(ctx: SKRSContext2D, points: Point[]) {
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [
      points[i - 1] ?? points[i]!,
      points[i]!,
      points[i + 1]!,
      points[i + 2] ?? points[i + 1]!,
    ]
    ctx.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    )
  }
}

/** A closed soft shape through every point. */
export function blob(ctx: SKRSContext2D, points: Point[], colour: string) {
  const round = [...points.slice(-1), ...points, ...points.slice(0, 2)]
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(points[0]![0], points[0]![1])
  for (let i = 1; i < round.length - 2; i++) {
    const [before, from, to, after] = [round[i - 1]!, round[i]!, round[i + 1]!, round[i + 2]!]
    ctx.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    )
  }
  ctx.fill()
}

/** An ink between two, mixed in OKLab so that no step turns grey or jumps. */
export const mix = (from: string, to: string, part: number) => formatHex(interpolate([from, to], 'oklab')(part))

/** Paints only inside the path that `outline` draws. */
export function within(ctx: SKRSContext2D, outline: () => void, paint: () => void) {
  ctx.save()
  ctx.beginPath()
  outline()
  ctx.clip()
  paint()
  ctx.restore()
}

/** Of these inks the one that stands out most from all the others it will lie on. */
export function standOut(against: string[], candidates: string[]) {
  const least = (candidate: string) => Math.min(...against.map((other) => distance(candidate, other)))
  return candidates.reduce((best, candidate) => (least(candidate) > least(best) ? candidate : best))
}

/** The most colourful of these inks that still stands clear of what it will lie on. */
export function strongest(against: string[], candidates: string[]) {
  const clear = candidates.filter((candidate) => against.every((other) => distance(candidate, other) >= APART))
  if (!clear.length) return standOut(against, candidates)
  return clear.reduce((best, candidate) => (chromaOf(candidate) > chromaOf(best) ? candidate : best))
}

export const chromaOf = (colour: string) => oklch(colour)?.c ?? 0
export const lightnessOf = (colour: string) => oklch(colour)?.l ?? 0
