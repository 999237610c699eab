import type { Tune } from './manners.ts'
import { pick, type Random } from './random.ts'
import { type Bar, chordAt, lengthAt, type Note, note, timeOf, tonicChord } from './score.ts'
import { barSeconds, type PartName, type Song, tailSeconds } from './song.ts'
import { chordTones, nearestOf, scaleOver, stepInScale } from './theory.ts'

type Motif = { cell: string; offsets: number[] }

/**
 * A tune of one motif and its answer. Over four bars the motif is stated, answered, returns changed (moved, turned
 * upside down or ornamented), and closes on a long note of the chord; a lift sings it higher.
 */
export function writeTune(song: Song, bars: Bar[], part: PartName, tune: Tune, random: Random): Note[] {
  const cells = song.beats === 3 ? (tune.three ?? tune.cells.map((cell) => cell.slice(0, 12))) : tune.cells
  const first = pick(random, cells)
  const second = pick(
    random,
    cells.filter((cell) => cell !== first),
  )
  const statement = invent(first, tune.leap, random)
  const answer = invent(second, tune.leap, random)
  const played: Note[] = []
  let around = tune.centre
  let sung = 0

  for (const bar of bars) {
    if (!bar.section.parts.has(part)) continue
    const place = bar.within % 4
    const centre = tune.centre + (bar.section.name === 'lift' ? 4 : 0)
    let { cell, offsets } = place === 1 || place === 3 ? answer : statement
    const phrase = Math.floor(sung / 4)
    if (place === 2) {
      if (phrase % 3 === 0) offsets = offsets.map((offset) => offset + 1)
      else if (phrase % 3 === 1) offsets = offsets.map((offset) => -offset)
      else [cell, offsets] = ornament(cell, offsets, random)
    } else if (phrase % 2 === 1 && place === 0) {
      ;[cell, offsets] = ornament(cell, offsets, random)
    } else if (phrase > 0 && place === 1) {
      offsets = offsets.map((offset, i) => (i * 2 >= offsets.length ? offset + (phrase % 2 ? 2 : -2) : offset))
    }
    const closing = place === 3
    const { chord } = bar.chords[0]!
    const anchor = nearestOf(chordTones(chord), Math.round((around + centre * 2) / 3))
    let index = 0
    for (let step = 0; step < cell.length; step++) {
      if (cell[step] === '-' || cell[step] === '.') continue
      const span = chordAt(bar, step)
      const steps = lengthAt(cell, step)
      const scale = scaleOver(span.chord, song.key, song.mode)
      let pitch = stepInScale(scale, anchor, offsets[index % offsets.length]!)
      const strong = step % 4 === 0 || steps >= 4
      if (strong) pitch = nearestOf(chordTones(span.chord), pitch)
      const at = timeOf(song, bar.index, step)
      const until = timeOf(song, bar.index, step + steps)
      const accent = cell[step] === 'X' ? 0.95 : step % 4 === 0 ? 0.84 : 0.7
      const previous = played.at(-1)
      const slurred = previous && at - (previous.at + previous.seconds) < 0.06
      played.push({
        ...note(pitch, at + (random() - 0.5) * 0.01, (until - at) * (strong ? 0.97 : 0.88), accent + random() * 0.08),
        from: slurred ? previous.note : undefined,
      })
      around = pitch
      index++
    }
    if (closing && played.length) settle(song, bar, played)
    sung++
  }
  const last = bars.at(-1)!
  if (last.section.parts.has(part) && played.length) {
    const end = nearestOf(chordTones(tonicChord(song)), around)
    played.push(note(end, bars.length * barSeconds(song), tailSeconds * 0.7, 0.8))
  }
  return played
}

/** A shape in steps of the scale that leaps once or twice and otherwise walks, leaning back to where it began. */
function invent(cell: string, leap: number, random: Random): Motif {
  const count = [...cell].filter((sign) => sign !== '-' && sign !== '.').length
  const offsets: number[] = []
  let position = 0
  let direction = random() < 0.6 ? 1 : -1
  for (let i = 0; i < count; i++) {
    offsets.push(position)
    if (Math.abs(position) > 3 || random() < 0.3) direction = position > 0 ? -1 : position < 0 ? 1 : -direction
    position += direction * (random() < 0.25 ? 1 + Math.floor(random() * leap) : 1)
  }
  return { cell, offsets }
}

/** Splits long notes in two, the new half a neighbour of the old. */
function ornament(cell: string, offsets: number[], random: Random): [string, number[]] {
  const signs = [...cell]
  const shape: number[] = []
  let index = 0
  for (let step = 0; step < signs.length; step++) {
    if (cell[step] === '-' || cell[step] === '.') continue
    const offset = offsets[index++ % offsets.length]!
    shape.push(offset)
    const half = lengthAt(cell, step) / 2
    if ((half === 2 || half === 3 || (half === 1 && step % 4 === 2)) && random() < (half === 1 ? 0.4 : 0.8)) {
      signs[step + half] = 'x'
      shape.push(offset + (random() < 0.5 ? 1 : -1))
    }
  }
  return [signs.join(''), shape]
}

/** The end of a phrase rests on a note of the chord. */
function settle(song: Song, bar: Bar, played: Note[]) {
  const last = played.at(-1)!
  const chord = bar.chords.at(-1)!.chord
  const rest = nearestOf(chordTones(chord).slice(0, 3), last.note)
  const end = (bar.index + 1) * barSeconds(song)
  played[played.length - 1] = {
    ...note(rest, last.at, Math.max(last.seconds, (end - last.at) * 0.9), last.velocity),
    from: last.from,
  }
}
