import { blob, block, disc, mix, type Point, polygon, standOut } from '../brush.ts'
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
  const lobes = 7
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
    frond(ctx, x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.45, part, random.between(-0.6, 0.6), fore)
  }
}

function frond(ctx: Stage['ctx'], x: number, y: number, size: number, levels: number[], turn: number, colour: string) {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  const side = (way: number) =>
    levels.flatMap((level, i): Point[] => {
      const up = size * (0.92 - (1.84 * i) / (levels.length - 1))
      const body = Math.sin(Math.PI * ((i + 0.6) / (levels.length + 0.2)))
      return [
        [way * size * 0.1, up + size * 0.12],
        [way * size * (0.2 + 0.75 * level * (0.35 + 0.65 * body)), up - size * 0.1],
        [way * size * (0.16 + 0.7 * level * (0.35 + 0.65 * body)), up - size * 0.2],
      ]
    })
  blob(ctx, [[0, size], ...side(1), [0, -size * 1.12], ...side(-1).reverse()], colour)
  ctx.restore()
}

/** Organ pipes: the track from left to right, each pipe as tall as that moment is loud, each with its mouth. */
export function pipes({ ctx, height, foot, ink, sound, random }: Stage) {
  const count = random.whole(11, 15)
  const pitch = 1 / count
  const ground = random.chance(0.5) ? ink.ground : standOut([ink.hero], [ink.dark, ink.light])
  const metal = [
    standOut([ground], [ink.hero, ink.light]),
    standOut([ground, ink.hero], [ink.second, ink.light, ink.dark]),
  ]
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
    const mouth = feet - foot * (0.06 + 0.05 * (i % 2))
    disc(ctx, x + wide / 2, mouth, wide * 0.3, ground)
    block(ctx, x + wide * 0.2, mouth, wide * 0.6, wide * 0.5, ground)
  })
}

/** Five stripes side by side run across the sleeve and change height where the track changes. */
export function ribbons({ ctx, height, foot, ink, sound, random }: Stage) {
  block(ctx, 0, 0, 1, height, ink.ground)
  const colours = [ink.hero, ink.second, ink.light, ink.dark].filter((colour) => colour !== ink.ground)
  const bands = random.shuffle([...colours, standOut([ink.ground], colours)])
  const wide = random.between(0.045, 0.058)
  const parts = sound.parts(3, 5)
  const radius = wide * bands.length * 0.62
  bands.forEach((colour, band) => {
    const aside = (band - (bands.length - 1) / 2) * wide
    const heights = parts.map(({ level }) => foot * (0.8 - 0.6 * level))
    ctx.strokeStyle = colour
    ctx.lineWidth = wide + 0.0015
    ctx.beginPath()
    ctx.moveTo(-0.1, heights[0]! + aside)
    let before = heights[0]!
    parts.slice(1).forEach((part, i) => {
      const to = heights[i + 1]!
      const room = Math.abs(to - before) / 2
      const down = to > before ? 1 : -1
      const x = part.from - down * aside
      const [into, out] = [
        Math.min(room, Math.max(0.001, radius - down * aside)),
        Math.min(room, Math.max(0.001, radius + down * aside)),
      ]
      ctx.arcTo(x, before + aside, x, to + aside, into)
      ctx.arcTo(x, to + aside, 1.5, to + aside, out)
      before = to
    })
    ctx.lineTo(1.1, before + aside)
    ctx.stroke()
  })
  const beats = Math.min(64, Math.max(16, Math.round(sound.beats / 4)))
  const tick = standOut([ink.ground], [ink.dark, ink.light, ink.hero])
  smooth(sound.level(beats), 0).forEach((level, i) => {
    const x = (i + 0.5) / beats
    polygon(
      ctx,
      [
        [x - 0.3 / beats, foot * 0.96],
        [x - 0.3 / beats, foot * (0.955 - 0.08 * level)],
        [x + 0.3 / beats, foot * (0.955 - 0.08 * level)],
        [x + 0.3 / beats, foot * 0.96],
      ],
      tick,
    )
  })
  if (height > 1) block(ctx, 0, foot * 1.02, 1, height, mix(ink.ground, ink.hero, 0.9))
}
