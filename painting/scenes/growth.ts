import { blob, block, disc, type Point, polygon, standOut, strongest } from '../brush.ts'
import { type Stage, smooth } from '../stage.ts'

/** A flower: its petals go once round the track, long where it is loud; the inner ring is its bass. */
export function bloom({ ctx, height, cx, cy, ink, sound, random }: Stage) {
  block(ctx, 0, 0, 1, height, ink.ground)
  const petals = random.pick([12, 14, 16])
  const stem = standOut([ink.ground, ink.hero], [ink.dark, ink.second, ink.light])
  const lean = random.between(-0.1, 0.1)
  ctx.strokeStyle = stem
  ctx.lineWidth = 0.026
  ctx.beginPath()
  ctx.moveTo(cx, cy)
  ctx.bezierCurveTo(cx, cy + 0.3, cx + lean, cy + 0.5, cx + lean, height + 0.05)
  ctx.stroke()
  for (const side of [-1, 1]) {
    for (let y = cy + 0.46; y < height + 0.2; y += 0.42) leaf(ctx, cx + lean * 0.8, y + side * 0.06, side, stem)
  }
  const outer = sound.level(petals)
  const inner = sound.low(petals)
  const second = standOut([ink.hero, ink.ground], [ink.second, ink.light, ink.dark])
  for (const [levels, colour, most, turn] of [
    [outer, ink.hero, 0.41, 0],
    [inner, second, 0.25, 0.5],
  ] as const) {
    levels.forEach((level, i) => {
      const angle = ((i + turn) / petals) * Math.PI * 2 - Math.PI / 2
      petal(ctx, cx, cy, angle, most * (0.5 + 0.5 * level), (most * 2.1) / petals, colour)
    })
  }
  disc(ctx, cx, cy, 0.085, standOut([second, ink.hero], [ink.dark, ink.light, ink.ground]))
}

function petal(ctx: Stage['ctx'], x: number, y: number, angle: number, length: number, half: number, colour: string) {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(angle)
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(length * 0.4, -half * 0.7, length * 0.7, -half * 1.35, length, -half * 0.55)
  ctx.quadraticCurveTo(length * 1.08, 0, length, half * 0.55)
  ctx.bezierCurveTo(length * 0.7, half * 1.35, length * 0.4, half * 0.7, 0, 0)
  ctx.fill()
  ctx.restore()
}

function leaf(ctx: Stage['ctx'], x: number, y: number, side: number, colour: string) {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.bezierCurveTo(x + side * 0.04, y - 0.16, x + side * 0.2, y - 0.22, x + side * 0.34, y - 0.2)
  ctx.bezierCurveTo(x + side * 0.3, y - 0.06, x + side * 0.16, y + 0.02, x, y)
  ctx.fill()
}

/** Cut paper: every panel is a part of the track, and the leaf on it has the lobes of that part's loudness. */
export function cutouts({ ctx, height, foot, ink, sound, random }: Stage) {
  const [columns, rows] = random.pick([
    [2, 2],
    [3, 2],
    [2, 3],
  ] as const)
  const [wide, tall] = [1 / columns, foot / rows]
  const inks = random.shuffle([ink.ground, ink.hero, ink.second, ink.light, ink.dark])
  const lobes = 4
  const stone = random.whole(0, 3)
  const seen = columns * rows
  const levels = sound.level(seen * lobes)
  for (let i = 0; Math.floor(i / columns) * tall < height; i++) {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const back = inks[(column + row * 2 + (row > 1 ? 1 : 0)) % inks.length]!
    const fore = standOut(
      [back],
      inks.filter((_, k) => k !== (i + 3) % inks.length),
    )
    const [x, y] = [column * wide, row * tall]
    block(ctx, x, y, wide + 0.001, tall + 0.001, back)
    const part = levels.slice((i % seen) * lobes, ((i % seen) + 1) * lobes)
    const [middleX, middleY, size, turn] = [
      x + wide / 2,
      y + tall / 2,
      Math.min(wide, tall) * 0.45,
      random.between(-0.6, 0.6),
    ]
    if ((column + row * 2) % 3 === stone) pebble(ctx, middleX, middleY, size, part, turn, fore, back)
    else frond(ctx, middleX, middleY, size, part, turn, fore)
  }
}

function frond(ctx: Stage['ctx'], x: number, y: number, size: number, levels: number[], turn: number, colour: string) {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.strokeStyle = colour
  ctx.lineCap = 'round'
  const pitch = (size * 1.5) / levels.length
  const stroke = (wide: number, fromY: number, bendX: number, bendY: number, toX: number, toY: number) => {
    ctx.lineWidth = wide
    ctx.beginPath()
    ctx.moveTo(0, fromY)
    ctx.quadraticCurveTo(bendX, bendY, toX, toY)
    ctx.stroke()
  }
  stroke(pitch * 0.42, size * 0.92, size * 0.04, 0, 0, -size * 0.86)
  levels.forEach((level, i) => {
    const root = size * 0.62 - i * pitch
    const reach = size * (0.2 + 0.58 * level)
    for (const way of [-1, 1]) {
      const from = root + (way > 0 ? pitch * 0.25 : -pitch * 0.2)
      stroke(pitch * 0.44, from, way * reach * 0.7, from, way * reach, from - pitch * 0.95)
    }
  })
  ctx.restore()
}

/** A cut stone with a hole: its outline goes through the part's levels twice. */
function pebble(
  ctx: Stage['ctx'],
  x: number,
  y: number,
  size: number,
  levels: number[],
  turn: number,
  fore: string,
  back: string,
) {
  const outline = [...levels, ...levels].map((level, i): Point => {
    const angle = turn + (i / (levels.length * 2)) * Math.PI * 2
    return [x + Math.cos(angle) * size * (0.5 + 0.5 * level), y + Math.sin(angle) * size * (0.5 + 0.5 * level)]
  })
  blob(ctx, outline, fore)
  disc(ctx, x, y, size * 0.24, back)
}

/** Organ pipes: the track from left to right, each pipe as tall as that moment is loud, each with its mouth. */
export function pipes({ ctx, height, foot, ink, sound, random }: Stage) {
  const count = random.whole(11, 15)
  const pitch = 1 / count
  const ground = random.chance(0.5) ? ink.ground : standOut([ink.hero], [ink.dark, ink.light])
  const first = strongest([ground], [ink.hero, ink.second, ink.light])
  const metal = [first, standOut([ground, first], [ink.second, ink.light, ink.dark, ink.hero])]
  block(ctx, 0, 0, 1, height, ground)
  const levels = smooth(sound.level(count), random.whole(0, 1))
  const feet = foot * 0.97
  levels.forEach((level, i) => {
    const [x, wide] = [(i + 0.1) * pitch, pitch * 0.8]
    const top = foot * (0.84 - 0.74 * level)
    const colour = metal[i % 2]!
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.roundRect(x, top, wide, height - top, [wide / 2, wide / 2, 0, 0])
    ctx.fill()
    const mouth = feet - foot * (0.04 + 0.06 * (i % 2))
    polygon(
      ctx,
      [
        [x + wide * 0.2, mouth],
        [x + wide * 0.5, mouth - wide * 1.1],
        [x + wide * 0.8, mouth],
      ],
      ground,
    )
  })
}

/** Stripes side by side run across the sleeve and change height where the track changes: up for loud, down for quiet. */
export function ribbons({ ctx, height, foot, ink, sound, random }: Stage) {
  block(ctx, 0, 0, 1, height, ink.ground)
  const colours = [ink.hero, ink.second, ink.light, ink.dark]
  const bands = random.shuffle(colours)
  const wide = 0.046
  const half = (bands.length * wide) / 2
  const radius = half + 0.02
  const step = radius * 2 + 0.01
  const storeys = Math.floor((foot * 0.8) / step)
  const parts = sound.parts(3, 4)
  const heights = parts.map(({ level }) => foot * 0.88 - half - Math.round(level * storeys * 0.999 - 0.2) * step)
  const turns = parts.slice(1).map(({ from }) => from)
  // Two bends need room for both their curves.
  for (let i = 0; i < turns.length; i++) turns[i] = Math.max(turns[i]!, (turns[i - 1] ?? -0.1) + step)
  for (let i = turns.length - 1; i >= 0; i--) turns[i] = Math.min(turns[i]!, (turns[i + 1] ?? 1.1) - step)
  bands.forEach((colour, band) => {
    const aside = (band - (bands.length - 1) / 2) * wide
    ctx.strokeStyle = colour
    ctx.lineWidth = wide + 0.0015
    ctx.beginPath()
    ctx.moveTo(-0.1, heights[0]! + aside)
    turns.forEach((at, i) => {
      const [from, to] = [heights[i]!, heights[i + 1]!]
      if (Math.abs(to - from) < 0.01) return
      const down = to > from ? 1 : -1
      const x = at - down * aside
      ctx.arcTo(x, from + aside, x, to + aside, radius - down * aside)
      ctx.arcTo(x, to + aside, 1.5, to + aside, radius + down * aside)
    })
    ctx.lineTo(1.1, heights.at(-1)! + aside)
    ctx.stroke()
  })
  const bars = 48
  const tick = standOut([ink.ground], [ink.dark, ink.light, ink.hero])
  sound.level(bars).forEach((level, i) => {
    const tall = foot * (0.012 + 0.085 * level)
    block(ctx, (i + 0.2) / bars, foot - tall, 0.6 / bars, tall, tick)
  })
  if (height > foot) block(ctx, 0, foot, 1, height, tick)
}
