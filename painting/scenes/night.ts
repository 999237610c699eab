import { block, disc, mix, polygon, standOut, within } from '../brush.ts'
import type { Stage } from '../stage.ts'

/** A lit window with its blind half open: every slat is a moment, and the loud ones let the light through. */
export function blind({ ctx, height, cx, cy, foot, ink, sound, random }: Stage) {
  const night = standOut([ink.hero], [ink.dark, ink.ground])
  const wall = night === ink.dark ? mix(ink.dark, ink.ground, 0.35) : ink.ground
  const lit = standOut([wall, night], [ink.hero, ink.light])
  block(ctx, 0, 0, 1, height, wall)
  const [wide, tall] = [0.56, foot * 0.62]
  const [left, top] = [cx - wide / 2, cy - tall / 2]
  const spill = mix(wall, lit, 0.16)
  polygon(
    ctx,
    [
      [left, top + tall],
      [left + wide, top + tall],
      [left + wide + 0.26, height],
      [left - 0.26, height],
    ],
    spill,
  )
  block(ctx, left - 0.028, top - 0.028, wide + 0.056, tall + 0.056, night)
  block(ctx, left, top, wide, tall, lit)
  const lean = random.pick([0.26, 0.72])
  const [headX, headY, head] = [left + wide * lean, top + tall * 0.66, wide * 0.115]
  within(
    ctx,
    () => ctx.rect(left, top, wide, tall),
    () => {
      disc(ctx, headX, headY, head, night)
      ctx.beginPath()
      ctx.ellipse(headX, top + tall * 1.03, wide * 0.25, tall * 0.26, 0, 0, Math.PI * 2)
      ctx.fill()
      const slats = random.pick([22, 26, 30])
      const pitch = tall / slats
      sound.level(slats).forEach((level, i) => {
        const shut = pitch * (0.86 - 0.74 * level)
        block(ctx, left, top + i * pitch, wide, shut, mix(night, ink.second, 0.22))
      })
    },
  )
  block(ctx, cx - 0.009, top, 0.018, tall, night)
  block(ctx, left - 0.055, top + tall + 0.026, wide + 0.11, 0.026, night)
}

/** A block of flats at night. Each column is a moment from left to right, each storey a pitch: who is heard is at home. */
export function tower({ ctx, height, cx, foot, ink, sound, random }: Stage) {
  const sky = ink.ground
  const wall = standOut([sky], [ink.dark, ink.second])
  const lit = standOut([wall], [ink.hero, ink.light])
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
  const water = mix(ink.ground, standOut([ink.hero], [ink.dark, ink.second]), 0.6)
  const light = standOut([ink.ground, water], [ink.hero, ink.light, ink.second])
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
