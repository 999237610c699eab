import { block, disc, mix, type Point, polygon, standOut, strongest, within } from '../brush.ts'
import { type Stage, smooth } from '../stage.ts'

/** Claw strokes across a sun, from both edges in turn: long where the track is loud, heavy where the bass is. */
export function stripes({ ctx, height, cx, cy, foot, ink, sound, random }: Stage) {
  block(ctx, 0, 0, 1, height, ink.ground)
  disc(ctx, cx, cy, random.between(0.36, 0.44), ink.hero)
  const stroke = standOut([ink.ground, ink.hero], [ink.dark, ink.light, ink.second])
  const rows = random.whole(5, 7)
  const pitch = foot / rows
  const [levels, low] = [sound.level(rows * 2), sound.low(rows * 2)]
  ctx.fillStyle = stroke
  for (let i = 0; (i / 2) * pitch < height + pitch; i++) {
    const right = i % 2 === 1
    const across = (x: number) => (right ? 1 - x : x)
    const level = levels[i % (rows * 2)]!
    const [length, thick] = [0.16 + 0.56 * level, pitch * (0.34 + 0.4 * low[i % (rows * 2)]!)]
    const y = (i / 2) * pitch - pitch * 0.2
    const lift = pitch * (0.1 + 0.35 * level)
    ctx.beginPath()
    ctx.moveTo(across(-0.02), y)
    ctx.bezierCurveTo(
      across(length * 0.35),
      y + thick * 0.5,
      across(length * 0.7),
      y + thick * 0.5,
      across(length),
      y - lift,
    )
    ctx.bezierCurveTo(
      across(length * 0.82),
      y + thick * 0.55,
      across(length * 0.45),
      y + thick * 1.3,
      across(-0.02),
      y + thick,
    )
    ctx.fill()
  }
}

/** A crystal of four skins, cut by the track from top to bottom: left its body, right its edge. */
export function crystal({ ctx, height, tall, cx, ink, sound, random }: Stage) {
  const ground = random.chance(0.75) ? ink.dark : strongest([ink.hero, ink.light], [ink.ground, ink.dark, ink.second])
  const heart = strongest([ground], [ink.hero, ink.second, ink.light])
  block(ctx, 0, 0, 1, height, ground)
  const cuts = 34
  const [body, edge] = [sound.level(cuts), sound.high(cuts)]
  const [top, bottom] = tall ? [0.12, 2.3] : [0, 1.34]
  const widest = tall ? 0.66 : 0.6
  const shoulder = random.between(0.5, 0.66)
  const lean = random.between(-0.035, 0.035)
  for (let skin = 0; skin < 4; skin++) {
    const shrink = [1, 0.74, 0.5, 0.22][skin]!
    const colour = [mix(ground, heart, 0.28), mix(ground, heart, 0.6), heart, mix(heart, ink.light, 0.5)][skin]!
    const fall = top + (bottom - top) * (0.06 + [0, 0.1, 0.21, 0.36][skin]!)
    const long = (bottom - top) * (0.92 - [0, 0.17, 0.36, 0.6][skin]!)
    const [left, right]: [Point[], Point[]] = [[], []]
    for (let i = 0; i < cuts; i++) {
      const part = i / (cuts - 1)
      const wedge = part < shoulder ? part / shoulder : (1 - part) / (1 - shoulder)
      const reach = (level: number, tooth: boolean) =>
        wedge * widest * shrink * (0.5 + 0.62 * level) * (tooth ? 1.14 : 0.84) + (tooth ? 0.014 : 0)
      const y = fall + part * long
      left.push([cx + lean * skin - reach(body[i]!, i % 2 === 0), y + (i % 2 ? 0.012 : 0)])
      right.push([cx + lean * skin + reach(edge[i]!, i % 2 === 1), y + (i % 2 ? 0 : 0.012)])
    }
    polygon(ctx, [...left, ...right.reverse()], colour)
  }
}

/** The sheet is torn from corner to corner, and the tear is the track; a disc shows in both halves, printed in reverse. */
export function rip({ ctx, height, cx, cy, foot, ink, sound, random }: Stage) {
  const [one, two] = random.chance(0.5) ? [ink.ground, ink.hero] : [ink.hero, ink.ground]
  const edge = standOut([one, two], [ink.light, ink.dark])
  const rising = random.chance(0.5)
  const teeth = 84
  const levels = sound.level(teeth)
  const slope = random.between(0.55, 0.95) * foot
  const tear = (extra: number): Point[] =>
    levels.map((level, i) => {
      const part = i / (teeth - 1)
      const along = rising ? 0.5 - part : part - 0.5
      return [part * 1.04 - 0.02, cy + along * slope + (i % 2 ? 1 : -1) * (0.01 + 0.12 * level ** 1.5) + extra]
    })
  const radius = random.between(0.27, 0.33)
  block(ctx, 0, 0, 1, height, one)
  disc(ctx, cx, cy, radius, standOut([one], [two, ink.second]))
  polygon(ctx, [...tear(-0.022), [1.1, height], [-0.1, height]], edge)
  within(
    ctx,
    () => {
      for (const [x, y] of [...tear(0.012), [1.1, height] as Point, [-0.1, height] as Point]) ctx.lineTo(x, y)
      ctx.closePath()
    },
    () => {
      block(ctx, 0, 0, 1, height, two)
      disc(ctx, cx, cy, radius, standOut([two], [one, ink.light, ink.dark]))
    },
  )
}

/** Tall blocks under a disc, on a ground split in two where every colour turns over: a row of moments, in a skyline. */
export function bars({ ctx, height, cx, foot, ink, sound, random }: Stage) {
  const paper = random.chance(0.5) ? ink.light : ink.ground
  const print = strongest([paper], [ink.hero, ink.ground, ink.second, ink.dark])
  const split = random.between(0.42, 0.58)
  block(ctx, 0, 0, 1, height, paper)
  block(ctx, split, 0, 1, height, print)
  const count = random.whole(8, 11)
  const levels = sound.level(count)
  const tilt = sound.bright(count)
  const wide = 1 / count
  for (const [from, to, colour] of [
    [0, split, print],
    [split, 1, paper],
  ] as const) {
    within(
      ctx,
      () => ctx.rect(from, 0, to - from, height),
      () => {
        levels.forEach((level, i) => {
          const top = foot * (0.97 - 0.6 * level)
          const lean = (tilt[i]! - 0.5) * 0.05
          const [x, width] = [(i + 0.16) * wide, wide * 0.66]
          polygon(
            ctx,
            [
              [x + lean, top],
              [x + lean + width, top - lean * 0.3],
              [x + width, height],
              [x, height],
            ],
            colour,
          )
        })
      },
    )
  }
  const disk = strongest([paper, print], [ink.second, ink.dark, ink.light, ink.hero])
  disc(ctx, cx + random.between(-0.06, 0.06), foot * 0.28, random.between(0.15, 0.19), disk)
}

/** Swells one behind the other, rolling from left to right; each crest is a loud moment. */
export function waves({ ctx, height, cx, foot, ink, sound, random }: Stage) {
  block(ctx, 0, 0, 1, height, ink.ground)
  disc(
    ctx,
    cx + random.between(-0.16, 0.16),
    foot * 0.3,
    random.between(0.15, 0.2),
    standOut([ink.ground, ink.hero], [ink.second, ink.light]),
  )
  const points = 48
  const levels = smooth(sound.level(points * 2), 2)
  const crests = Math.max(3, Math.min(6, Math.round(sound.tempo / 28)))
  const first = strongest([ink.ground], [ink.hero, ink.second, ink.light])
  const swells = [
    first,
    ...random.shuffle([ink.second, ink.light, ink.dark, ink.hero].filter((colour) => colour !== first)),
  ]
  for (let row = 0; row * 0.11 * foot < height; row++) {
    const colour = swells[row % swells.length]!
    const base = foot * (0.42 + row * 0.115)
    const line = Array.from({ length: points + 1 }, (_, i): Point => {
      const x = i / points
      const phase = (x * crests + row * 0.37) % 1
      const level = levels[(i + row * 13) % (points * 2)]!
      return [x, base - foot * (0.02 + 0.13 * level) * (1 - Math.abs(Math.sin(Math.PI * phase)) ** 0.7)]
    })
    polygon(ctx, [[-0.01, height], [-0.01, line[0]![1]], ...line, [1.01, height]], colour)
  }
}
