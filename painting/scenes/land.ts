import { block, disc, flowThrough, mix, type Point, polygon, standOut, strongest } from '../brush.ts'
import { type Stage, smooth } from '../stage.ts'

/** Hills one behind the other: each ridge is a stretch of the track, the first far away, the last at your feet. */
export function hills({ ctx, height, foot, ink, sound, random }: Stage) {
  const ridges = 5
  block(ctx, 0, 0, 1, height, mix(ink.ground, ink.light, 0.35))
  const sunX = random.pick([0.3, 0.68])
  disc(ctx, sunX, foot * 0.25, random.between(0.13, 0.17), standOut([ink.ground, ink.hero], [ink.second, ink.light]))
  const levels = contours(smooth(sound.level(ridges * 7), 1), 7)
  const onsets = sound.onset(ridges * 7)
  for (let ridge = 0; ridge < ridges; ridge++) {
    const base = foot * (0.45 + 0.14 * ridge)
    const colour =
      ridge < 3 ? mix(mix(ink.hero, ink.light, 0.55), ink.hero, ridge / 2) : mix(ink.hero, ink.dark, (ridge - 2) / 2.6)
    const line = Array.from({ length: 7 }, (_, i): Point => {
      return [(i * 1.1) / 6 - 0.05, base - foot * (0.22 - 0.015 * ridge) * (levels[ridge * 7 + i]! - 0.4)]
    })
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(-0.05, height)
    ctx.lineTo(...line[0]!)
    flowThrough(ctx, line)
    ctx.lineTo(1.05, height)
    ctx.fill()
    ctx.fillStyle = mix(colour, ridge % 2 ? ink.light : ink.dark, 0.6)
    line.forEach(([x, y], i) => {
      const trees = Math.round(onsets[ridge * 7 + i]! * 3)
      for (let tree = 0; tree < trees; tree++) {
        const size = (0.02 + 0.01 * ridge) * random.between(0.7, 1.2)
        ctx.beginPath()
        ctx.ellipse(
          x + random.between(-0.06, 0.06),
          y + random.between(0.03, 0.11),
          size * 0.2,
          size,
          0,
          0,
          Math.PI * 2,
        )
        ctx.fill()
      }
    })
  }
  block(ctx, 0, foot * 1.14, 1, height, mix(ink.hero, ink.dark, 0.92))
}

/** Five telegraph wires are the staff; birds sit where notes begin, high for bright ones. */
export function wires({ ctx, height, foot, cy, ink, sound, random }: Stage) {
  block(ctx, 0, 0, 1, height, ink.ground)
  const sun = strongest([ink.ground], [ink.hero, ink.second, ink.light])
  disc(ctx, random.pick([0.34, 0.6]), cy + foot * 0.06, random.between(0.27, 0.33), sun)
  const line = standOut([ink.ground, sun], [ink.dark, ink.light])
  const land = foot * 0.87
  const posts = [random.between(0.07, 0.13), random.between(0.86, 0.92)]
  const gap = foot * 0.085
  const top = foot * 0.27
  const slope = random.between(-0.06, 0.06)
  const wireAt = (wire: number, x: number) => {
    const part = (x - posts[0]!) / (posts[1]! - posts[0]!)
    const inside = part - Math.floor(part)
    return top + wire * gap + slope * part + 0.07 * 4 * inside * (1 - inside)
  }
  ctx.strokeStyle = line
  ctx.lineWidth = 0.0055
  for (let wire = 0; wire < 5; wire++) {
    ctx.beginPath()
    for (let x = -0.02; x <= 1.02; x += 0.01) ctx.lineTo(x, wireAt(wire, x))
    ctx.stroke()
  }
  for (const x of posts) {
    block(ctx, x - 0.012, top + (x > 0.5 ? slope : 0) - 0.05, 0.024, height, line)
    for (let wire = 0; wire < 5; wire++) block(ctx, x - 0.045, wireAt(wire, x) - 0.006, 0.09, 0.012, line)
  }
  block(ctx, 0, land, 1, height, line)
  block(ctx, 0, land + foot * 0.05, 1, height, mix(line, sun, 0.2))
  const seats = 26
  const [onsets, bright, levels] = [sound.onset(seats), sound.bright(seats), sound.level(seats)]
  for (let seat = 0; seat < seats; seat++) {
    const strength = Math.max(onsets[seat]!, levels[seat]! * 0.8)
    if (strength < 0.34 || random.chance(0.12)) continue
    const x = 0.16 + (seat / seats) * 0.68
    const wire = 4 - Math.round(bright[seat]! * 4)
    bird(ctx, x, wireAt(wire, x), 0.017 + 0.013 * strength, seat % 3 === 0 ? -1 : 1, line)
  }
}

function bird(ctx: Stage['ctx'], x: number, y: number, size: number, way: number, colour: string) {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.ellipse(x, y - size * 0.75, size * 0.62, size, way * 0.5, 0, Math.PI * 2)
  ctx.fill()
  disc(ctx, x + way * size * 0.45, y - size * 1.65, size * 0.46, colour)
  polygon(
    ctx,
    [
      [x + way * size * 0.8, y - size * 1.8],
      [x + way * size * 1.35, y - size * 1.55],
      [x + way * size * 0.8, y - size * 1.42],
    ],
    colour,
  )
  polygon(
    ctx,
    [
      [x - way * size * 0.2, y - size * 0.6],
      [x - way * size * 1.15, y + size * 0.95],
      [x + way * size * 0.1, y + size * 0.1],
    ],
    colour,
  )
}

/** Table mountains: their steps are the track's levels, three ranges of it, in front of a low sun. */
export function mesas({ ctx, height, cx, foot, ink, sound, random }: Stage) {
  block(ctx, 0, 0, 1, height, ink.ground)
  const sun = strongest([ink.ground], [ink.light, ink.hero, ink.second])
  disc(ctx, cx + random.between(-0.12, 0.12), foot * 0.36, random.between(0.2, 0.25), sun)
  const front = strongest([ink.ground, sun], [ink.hero, ink.dark, ink.second])
  const steps = 11
  const levels = contours(sound.level(steps * 3), steps)
  for (let range = 0; range < 3; range++) {
    const colour = [mix(front, ink.ground, 0.42), front, mix(front, ink.dark, 0.6)][range]!
    const base = foot * (0.62 + 0.19 * range)
    const points: Point[] = [[-0.1, height]]
    for (let i = 0; i < steps; i++) {
      const y = base - foot * (0.25 - 0.04 * range) * (Math.round(levels[range * steps + i]! * 4) / 4 - 0.25)
      const [from, to] = [(i + 0.04) / steps, (i + 0.96) / steps]
      points.push([from + 0.012, y], [to - 0.012, y])
    }
    polygon(ctx, [...points, [1.1, height]], colour)
  }
}

/** Each stretch of `count` readings drawn over its own full height, so that a level stretch still has a skyline. */
const contours = (levels: number[], count: number) =>
  levels.map((level, i) => {
    const stretch = levels.slice(i - (i % count), i - (i % count) + count)
    const [least, most] = [Math.min(...stretch), Math.max(...stretch)]
    return most - least < 0.01 ? 0.4 + 0.2 * Math.sin(i) : 0.15 * level + (0.85 * (level - least)) / (most - least)
  })
