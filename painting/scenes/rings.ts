import { block, disc, mix, type Point, polygon, standOut, strongest } from '../brush.ts'
import { type Stage, smooth } from '../stage.ts'

/** Two families of rings that beat against each other: from the middle outwards the track, loud as broad lines. */
export function moire({ ctx, height, cx, cy, foot, ink, sound, random }: Stage) {
  const ground = random.chance(0.55) ? ink.dark : ink.ground
  const line = strongest([ground], [ink.hero, ink.second, ink.light])
  block(ctx, 0, 0, 1, height, ground)
  const rings = Math.round(34 + sound.tempo / 8)
  const step = 0.72 / rings
  const levels = smooth(sound.level(rings), 1)
  const turn = (sound.features.key / 12) * Math.PI * 2
  const apart = random.between(0.07, 0.13)
  ctx.strokeStyle = line
  for (const side of [-1, 1]) {
    const [x, y] = [cx + Math.cos(turn) * apart * side, cy + Math.sin(turn) * apart * side]
    for (let i = 1; i * step < height * 1.25; i++) {
      ctx.lineWidth = step * (0.14 + 0.5 * levels[(i - 1) % rings]!)
      ctx.beginPath()
      ctx.arc(x, y, i * step, 0, Math.PI * 2)
      ctx.stroke()
    }
  }
  const parts = sound.parts(3, 5)
  const wide = random.between(0.2, 0.27)
  const [top, tall] = [cy - foot * 0.24, foot * 0.5]
  const solid = random.chance(0.5) ? line : strongest([ground, line], [ink.hero, ink.second, ink.light, ink.dark])
  for (const part of parts) {
    const reach = wide * (0.45 + 0.75 * part.level)
    block(ctx, cx - reach / 2, top + part.from * tall, reach, (part.to - part.from) * tall + 0.001, solid)
  }
}

/** A record seen from above: its grooves are the track, wide where it is loud, with a gap where a part ends. */
export function pressing({ ctx, height, cx, cy, ink, sound, random }: Stage) {
  const coloured = random.chance(0.5)
  const ground = coloured ? ink.hero : ink.ground
  const plate = standOut([ground], coloured ? [ink.light, ink.dark] : [ink.light, ink.hero, ink.dark])
  const groove = mix(plate, standOut([plate], [ink.dark, ink.light, ink.hero]), coloured ? 0.85 : 0.32)
  block(ctx, 0, 0, 1, height, ground)
  const radius = random.between(0.43, 0.47)
  disc(ctx, cx, cy, radius + 0.014, mix(plate, ink.dark, 0.12))
  disc(ctx, cx, cy, radius, plate)
  const grooves = 46
  const levels = sound.level(grooves)
  const edges = sound.features.sections
  ctx.strokeStyle = groove
  for (let i = 0; i < grooves; i++) {
    if (edges.some((edge) => Math.abs(edge * grooves - i) < 0.7)) continue
    ctx.lineWidth = 0.0008 + 0.0052 * levels[i]! ** 1.6
    ctx.beginPath()
    ctx.arc(cx, cy, radius * (0.97 - (0.62 * i) / grooves), 0, Math.PI * 2)
    ctx.stroke()
  }
  const label = standOut([plate, ground], [ink.hero, ink.second, ink.dark])
  disc(ctx, cx, cy, radius * 0.27, label)
  disc(ctx, cx, cy, radius * 0.035, plate)
}

/** One stroke from the first second in the middle to the last at the rim, as thick as the track is loud. */
export function spiral({ ctx, height, cx, cy, ink, sound, random }: Stage) {
  const [ground, stroke] = random.chance(0.5)
    ? [ink.ground, ink.hero]
    : [ink.hero, standOut([ink.hero], [ink.dark, ink.light])]
  block(ctx, 0, 0, 1, height, ground)
  const turns = random.pick([5, 6, 7])
  const pitch = 0.47 / turns
  const seen = turns * 220
  const levels = sound.level(turns * 9)
  const lean = random.between(0, Math.PI * 2)
  const way = random.pick([-1, 1])
  const steps = Math.ceil(((height + 0.2) / 0.47) * seen)
  const [outer, inner]: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= steps; i++) {
    const turn = (i / seen) * turns
    const at = (i / seen) * levels.length
    const ease = (1 - Math.cos(Math.PI * (at % 1))) / 2
    const [from, to] = [levels[Math.floor(at) % levels.length]!, levels[Math.ceil(at) % levels.length]!]
    const level = from + (to - from) * ease
    const half = Math.min(turn, 1) * pitch * (0.06 + 0.41 * level ** 1.2)
    const angle = lean + way * turn * Math.PI * 2
    const point = (radius: number): Point => [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
    outer.push(point(turn * pitch + half))
    inner.push(point(Math.max(0, turn * pitch - half)))
  }
  polygon(ctx, [...outer, ...inner.reverse()], stroke)
  disc(ctx, cx, cy, pitch * random.between(0.5, 0.8), standOut([ground, stroke], [ink.second, ink.light, ink.dark]))
}

/** A sun that throws rays: the track goes round once, long where it is loud, a second ring for what is bright in it. */
export function burst({ ctx, height, cx, cy, ink, sound, random }: Stage) {
  const ground = random.chance(0.7) ? ink.ground : ink.hero
  const sun = strongest([ground], [ink.hero, ink.second, ink.ground, ink.light])
  block(ctx, 0, 0, 1, height, ground)
  const rays = random.pick([20, 24, 28, 32])
  const turn = (Math.PI * 2) / rays
  const point = (radius: number, at: number): Point => [
    cx + Math.cos(at * turn - Math.PI / 2) * radius,
    cy + Math.sin(at * turn - Math.PI / 2) * radius,
  ]
  const pale = mix(ground, standOut([ground, sun], [ink.second, ink.light, ink.dark]), random.pick([0.14, 0.9]))
  if (random.chance(0.65)) {
    for (let i = 0; i < rays; i += 2) polygon(ctx, [[cx, cy], point(3, i), point(3, i + 1)], pale)
  }
  const pointed = random.chance(0.6)
  const core = random.between(0.15, 0.19)
  const inner = strongest([sun, ground], [ink.second, ink.light, ink.dark])
  for (const [levels, colour, base, reach, half] of [
    [sound.level(rays), sun, core, 0.29, 0.5],
    [sound.bright(rays), inner, core * 0.62, 0.13, 0.34],
  ] as const) {
    levels.forEach((level, i) => {
      const tip = base + 0.03 + reach * level
      const end = pointed ? [point(tip, i + 0.5)] : [point(tip, i + 0.5 - half * 0.8), point(tip, i + 0.5 + half * 0.8)]
      polygon(ctx, [point(base, i + 0.5 - half), ...end, point(base, i + 0.5 + half)], colour)
    })
    disc(ctx, cx, cy, base + 0.004, colour)
  }
  disc(ctx, cx, cy, core * 0.4, standOut([inner, sun], [ink.dark, ink.light, ink.hero]))
}
