import { block, disc, mix, standOut, within } from '../brush.ts'
import type { Stage } from '../stage.ts'

/** Arches and quarter circles on a grid, read like a page: quiet moments lie flat, loud ones stand up round. */
export function arches({ ctx, height, foot, ink, sound, random }: Stage) {
  const columns = random.pick([4, 5, 6])
  const tile = 1 / columns
  const seen = Math.round(foot * columns) * columns
  const rows = Math.ceil(height * columns)
  const [levels, bright] = [sound.level(seen), sound.bright(seen)]
  const inks = [ink.ground, ink.hero, ink.second, ink.light]
  block(ctx, 0, 0, 1, height, ink.ground)
  for (let i = 0; i < rows * columns; i++) {
    const [x, y] = [(i % columns) * tile, Math.floor(i / columns) * tile]
    const level = levels[i % seen]!
    const back = bright[i % seen]! > random.between(0.3, 1) ? ink.second : level > 0.62 ? ink.hero : ink.ground
    const fore = random.pick(inks.filter((colour) => colour !== back))
    arch(ctx, x, y, tile, level, random.whole(0, 3), back, fore, standOut([fore], inks))
  }
  const loud = levels.map((level, i) => ({ level, i })).sort((a, b) => b.level - a.level)
  let big = 0
  for (const { i } of loud) {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    if (column >= columns - 1 || (row + 2) * tile > foot || big === 2) continue
    big += 1
    arch(
      ctx,
      column * tile,
      row * tile,
      tile * 2,
      0.9,
      random.whole(0, 3),
      random.pick([ink.hero, ink.ground]),
      ink.light,
      ink.second,
    )
  }
}

function arch(
  ctx: Stage['ctx'],
  x: number,
  y: number,
  size: number,
  level: number,
  turn: number,
  back: string,
  fore: string,
  core: string,
) {
  within(
    ctx,
    () => ctx.rect(x, y, size + 0.001, size + 0.001),
    () => {
      block(ctx, x, y, size + 0.001, size + 0.001, back)
      if (level < 0.18) return
      const corner = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ][turn]!
      if (level < 0.5) return disc(ctx, x + corner[0]! * size, y + corner[1]! * size, size, fore)
      if (level < 0.8) return disc(ctx, x + size / 2, y + (turn < 2 ? 0 : 1) * size, size / 2, fore)
      disc(ctx, x + corner[0]! * size, y + corner[1]! * size, size, fore)
      disc(ctx, x + corner[0]! * size, y + corner[1]! * size, size * 0.5, core)
    },
  )
}

/** Sixteen pads of a drum machine, bar after bar: how far each is pressed is how loud that moment is. */
export function pads({ ctx, height, foot, ink, sound, random }: Stage) {
  const columns = random.pick([4, 5])
  const tile = 1 / columns
  const seen = Math.round(foot * columns) * columns
  const rows = Math.ceil(height * columns)
  const [levels, onsets] = [sound.level(seen), sound.onset(seen)]
  const round = random.chance(0.6)
  for (let i = 0; i < rows * columns; i++) {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const [x, y] = [column * tile, row * tile]
    const hit = onsets[i % seen]! > 0.66
    const back = hit ? ink.hero : (column + row) % 2 ? ink.ground : mix(ink.ground, ink.dark, 0.12)
    const fore = hit ? standOut([ink.hero], [ink.light, ink.dark]) : standOut([back], [ink.hero, ink.second, ink.light])
    block(ctx, x, y, tile + 0.001, tile + 0.001, back)
    const reach = tile * (0.1 + 0.38 * levels[i % seen]!)
    if (round) disc(ctx, x + tile / 2, y + tile / 2, reach, fore)
    else block(ctx, x + tile / 2 - reach, y + tile / 2 - reach, reach * 2, reach * 2, fore)
    if (levels[i % seen]! > 0.7) disc(ctx, x + tile / 2, y + tile / 2, reach * 0.36, back)
  }
}

/** Overlapping scales, as on a fish or a printed sea: each is a moment, its rings as many as it is loud. */
export function scales({ ctx, height, foot, ink, sound, random }: Stage) {
  const columns = random.pick([5, 6, 7])
  const radius = 1 / columns / 2 + 0.004
  const pitch = radius * random.pick([0.62, 0.74])
  const rows = Math.ceil((height + radius * 2) / pitch)
  const perRow = columns + 1
  const seen = Math.ceil(foot / pitch) * perRow
  const levels = sound.level(seen)
  const [first, other] = random.chance(0.5) ? [ink.hero, ink.ground] : [ink.ground, ink.hero]
  const pale = standOut([first, other], [ink.light, ink.second, ink.dark])
  block(ctx, 0, 0, 1, height, first)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < perRow; column++) {
      const level = levels[(row * perRow + column) % seen]!
      const [x, y] = [((column + (row % 2 ? 0 : 0.5)) * 1) / columns, row * pitch]
      disc(ctx, x, y, radius, other)
      disc(ctx, x, y, radius * 0.88, level > 0.75 ? pale : first)
      if (level > 0.3) disc(ctx, x, y, radius * 0.64, other)
      if (level > 0.48) disc(ctx, x, y, radius * 0.5, level > 0.62 ? pale : first)
      if (level > 0.62) disc(ctx, x, y, radius * 0.26, other)
    }
  }
}
