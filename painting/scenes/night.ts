import { block, disc, lightnessOf, mix, polygon, standOut, strongest, within } from '../brush.ts'
import type { Stage } from '../stage.ts'

/** A lit window with its blind half open: every slat is a moment, and the loud ones let the light through. */
export function blind({ ctx, height, cx, cy, foot, ink, sound, random }: Stage) {
  const wall = lightnessOf(ink.ground) < 0.55 ? ink.ground : ink.dark
  const night = mix(wall, '#08070c', 0.55)
  const lit = strongest([wall, night], [ink.hero, ink.second, ink.light])
  block(ctx, 0, 0, 1, height, wall)
  const [wide, tall] = [0.62, foot * 0.66]
  const [left, top] = [cx - wide / 2, cy - tall * 0.54]
  const sill = top + tall
  polygon(
    ctx,
    [
      [left, sill],
      [left + wide, sill],
      [left + wide + 0.3, height],
      [left - 0.3, height],
    ],
    mix(wall, lit, 0.22),
  )
  block(ctx, left - 0.03, top - 0.03, wide + 0.06, tall + 0.06, night)
  block(ctx, left, top, wide, tall, lit)
  const glass = mix(lit, ink.light, 0.6)
  if (random.chance(0.5)) block(ctx, left, top, wide / 2, tall, glass)
  within(
    ctx,
    () => ctx.rect(left, top, wide, tall),
    () => {
      const [x, size] = [left + wide * random.pick([0.24, 0.74]), wide * 0.125]
      disc(ctx, x, sill - size * 2.9, size, night)
      ctx.beginPath()
      ctx.roundRect(x - size * 0.36, sill - size * 2.4, size * 0.72, size * 2, 0)
      ctx.roundRect(x - size * 1.75, sill - size * 1.62, size * 3.5, size * 4, size * 1.2)
      ctx.fill()
      const slats = random.pick([16, 19, 22])
      const pitch = tall / slats
      sound.level(slats).forEach((level, i) => {
        block(ctx, left, top + i * pitch, wide, pitch * (0.8 - 0.72 * level), mix(night, wall, 0.25))
      })
    },
  )
  block(ctx, cx - 0.011, top, 0.022, tall, night)
  block(ctx, left - 0.06, sill + 0.02, wide + 0.12, 0.034, night)
}

/** A block of flats at night. Each column is a moment from left to right, each storey a pitch: who is heard is at home. */
export function tower({ ctx, height, cx, foot, ink, sound, random }: Stage) {
  const sky = ink.ground
  const wall = standOut([sky], [ink.dark, ink.second])
  const lit = strongest([wall], [ink.hero, ink.light])
  const other = standOut([wall, lit], [ink.second, ink.light, ink.hero])
  block(ctx, 0, 0, 1, height, sky)
  const moonX = random.pick([0.2, 0.76])
  disc(ctx, moonX, foot * 0.18, 0.1, standOut([sky], [ink.light, ink.hero]))
  const columns = random.pick([9, 10, 11])
  const cell = 0.66 / columns
  const left = cx - 0.33
  const top = foot * random.between(0.2, 0.26)
  block(ctx, left - cell * 0.4, top, 0.66 + cell * 0.8, height, wall)
  block(ctx, left + cell * random.whole(1, columns - 3), top - cell * 0.9, cell * 1.5, cell, wall)
  const storeys = Math.ceil((height - top) / (cell * 1.2))
  const seen = Math.floor((foot - top) / (cell * 1.2))
  const bands = [sound.low(columns), sound.mid(columns), sound.high(columns)]
  for (let storey = 0; storey < storeys; storey++) {
    const band = bands[2 - Math.min(2, Math.floor(((storey % seen) / seen) * 3))]!
    for (let column = 0; column < columns; column++) {
      const home = band[column]! > random.between(0.15, 0.75)
      const colour = home ? (random.chance(0.16) ? other : lit) : mix(wall, sky, 0.28)
      block(ctx, left + (column + 0.18) * cell, top + cell * (0.5 + storey * 1.2), cell * 0.64, cell * 0.76, colour)
    }
  }
}

/** A disc over water; its reflection is the track, laid down bar by bar from the horizon to your feet. */
export function reflection({ ctx, height, cx, foot, ink, sound, random }: Stage) {
  const horizon = foot * random.between(0.46, 0.54)
  const light = strongest([ink.ground], [ink.hero, ink.light, ink.second])
  const water = standOut([ink.ground, light], [ink.second, ink.dark, mix(ink.ground, ink.dark, 0.45)])
  block(ctx, 0, 0, 1, height, ink.ground)
  const radius = random.between(0.2, 0.27)
  disc(ctx, cx, horizon - radius * random.between(-0.1, 0.75), radius, light)
  block(ctx, 0, horizon, 1, height, water)
  const bars = random.pick([17, 20, 23])
  const pitch = (foot - horizon) / bars
  const levels = sound.level(bars)
  const drift = sound.bright(bars)
  for (let i = 0; horizon + i * pitch < height; i++) {
    const far = Math.min(1.6, i / bars)
    const reach = (0.05 + 0.42 * levels[i % bars]!) * (0.55 + 0.6 * far)
    const aside = (drift[i % bars]! - 0.5) * 0.09
    const y = horizon + i * pitch + pitch * 0.24
    ctx.fillStyle = light
    ctx.beginPath()
    ctx.roundRect(cx + aside - reach, y, reach * 2, pitch * 0.52, pitch * 0.26)
    ctx.fill()
  }
}
