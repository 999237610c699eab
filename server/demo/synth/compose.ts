import { type Groove, grooves, type Hit } from './grooves.ts'
import { basses, type Comp, comps, tunes } from './manners.ts'
import { writeTune } from './motif.ts'
import { type Random, randomFrom, seedOf } from './random.ts'
import {
  type Bar,
  chordAt,
  layBars,
  lengthAt,
  type Note,
  note,
  type Score,
  type Strike,
  timeOf,
  tonicChord,
} from './score.ts'
import { barSeconds, type PartName, readPart, type Song, tailSeconds } from './song.ts'
import { type Chord, nearest, scaleOver, stepInScale, voiceChord } from './theory.ts'

const loudness: Record<string, number> = { X: 1, x: 0.78, o: 0.55, g: 0.3, r: 0.6, t: 0.55 }

export function compose(song: Song): Score {
  const bars = layBars(song)
  const seconds = bars.length * barSeconds(song) + tailSeconds
  const score: Score = { bars, seconds, notes: {}, strikes: {}, kicks: [] }
  for (const part of Object.keys(song.parts) as PartName[]) {
    const random = randomFrom(song.seed + seedOf(part))
    const { manner } = readPart(song, part)!
    if (grooves[manner] && (part === 'drums' || part === 'perc')) {
      score.strikes[part] = playGroove(song, bars, part, grooves[manner], random)
    } else if (part === 'bass') score.notes.bass = playBass(song, bars, manner, random)
    else if (tunes[manner]) score.notes[part] = writeTune(song, bars, part, tunes[manner], random)
    else if (comps[manner]) score.notes[part] = playChords(song, bars, part, comps[manner], random)
    else throw new Error(`Nobody knows how to play "${manner}".`)
  }
  score.kicks = (score.strikes.drums ?? []).filter(({ hit }) => hit === 'kick').map(({ at }) => at)
  return score
}

const patternOf = (song: Song, manner: { bars: readonly string[]; three?: readonly string[] }, bar: Bar) => {
  const patterns = song.beats === 3 ? manner.three! : manner.bars
  return patterns[bar.within % patterns.length]!
}

const looseness = (random: Random, seconds = 0.006) => (random() - 0.5) * 2 * seconds

function playBass(song: Song, bars: Bar[], manner: string, random: Random): Note[] {
  const played: Note[] = []
  const style = basses[manner]
  if (!style) throw new Error(`No bass player knows "${manner}".`)
  const centre = 38
  const rootOf = (chord: Chord) => nearest(chord.root, centre)
  for (const bar of bars) {
    if (!bar.section.parts.has('bass')) continue
    let pattern = patternOf(song, style, bar)
    for (const { step } of bar.chords.slice(1)) pattern = `${pattern.slice(0, step)}R-${pattern.slice(step + 2)}`
    for (let step = 0; step < pattern.length; step++) {
      const sign = pattern[step]!
      if (sign === '-' || sign === '.') continue
      const { chord } = chordAt(bar, step)
      const next = (bars[bar.index + 1] ?? bar).chords[0]!.chord
      const root = rootOf(chord)
      const at = timeOf(song, bar.index, step)
      const until = timeOf(song, bar.index, step + lengthAt(pattern, step))
      const pitch = bassPitch(sign, chord, root, rootOf(next), scaleOver(chord, song.key, song.mode))
      const velocity = (step % 4 === 0 ? 0.86 : 0.74) + random() * 0.1
      played.push(note(pitch, at + looseness(random, 0.004), (until - at) * 0.94, velocity))
    }
  }
  if (bars.at(-1)!.section.parts.has('bass')) {
    played.push(note(rootOf(tonicChord(song)), bars.length * barSeconds(song), tailSeconds * 0.8, 0.85))
  }
  return played
}

function bassPitch(sign: string, chord: Chord, root: number, nextRoot: number, scale: number[]): number {
  const third = chord.intervals.find((interval) => interval === 3 || interval === 4) ?? 12
  const fifth = chord.intervals.find((interval) => interval === 6 || interval === 7) ?? 7
  if (sign === '3') return root + third
  if (sign === '5') return root + fifth > 47 ? root + fifth - 12 : root + fifth
  if (sign === '7') return root + (chord.intervals.includes(11) ? 11 : 10)
  if (sign === '8') return root + 12
  if (sign !== 'a') return root
  return nextRoot === root ? root + fifth - 12 : stepInScale(scale, nextRoot, nextRoot > root ? -1 : 1)
}

function playChords(song: Song, bars: Bar[], part: PartName, comp: Comp, random: Random): Note[] {
  const played: Note[] = []
  const centre = part === 'pad' ? comp.centre + 3 : comp.centre
  let voicing: number[] | undefined
  let down = true
  const strike = (at: number, seconds: number, velocity: number) => {
    const order = down ? voicing! : [...voicing!].reverse()
    order.forEach((pitch, i) => {
      const late = i * (comp.strum ?? 0) + looseness(random, 0.004)
      played.push(note(pitch, at + late, seconds, velocity * (0.9 + random() * 0.15)))
    })
    if (comp.strum && comp.strum < 0.02) down = !down
  }
  for (const bar of bars) {
    if (!bar.section.parts.has(part)) continue
    let pattern = patternOf(song, comp, bar)
    for (const { step } of bar.chords.slice(1)) {
      if ('-.'.includes(pattern[step]!) && comp.bars.includes(pattern) && /^X-+$/.test(pattern)) {
        pattern = `${pattern.slice(0, step)}X${pattern.slice(step + 1)}`
      }
    }
    for (const span of bar.chords) {
      voicing = voiceChord(span.chord, comp.voices, centre, voicing)
      down = true
      for (let step = span.step; step < span.step + span.steps; step++) {
        const sign = pattern[step]!
        if (sign === '-' || sign === '.') continue
        const at = timeOf(song, bar.index, step)
        const until = timeOf(song, bar.index, step + lengthAt(pattern, step))
        const velocity = (loudness[sign] ?? (step % 4 === 0 ? 0.85 : 0.66)) * 0.9
        if (/\d/.test(sign)) {
          const rings = comp.ring ? timeOf(song, bar.index, span.step + span.steps) - at : until - at
          const pitch = voicing[Number(sign) % voicing.length]!
          played.push(note(pitch, at + looseness(random), Math.max(rings, 0.25), velocity + random() * 0.12))
        } else strike(at, (until - at) * 0.96, velocity)
      }
    }
  }
  if (bars.at(-1)!.section.parts.has(part)) {
    voicing = voiceChord(tonicChord(song), comp.voices, centre, voicing)
    strike(bars.length * barSeconds(song), tailSeconds * 0.75, 0.8)
  }
  return played
}

function playGroove(song: Song, bars: Bar[], part: PartName, groove: Groove, random: Random): Strike[] {
  const strikes: Strike[] = []
  const sixteenth = 15 / song.tempo
  bars.forEach((bar, i) => {
    if (!bar.section.parts.has(part)) return
    const next = bars[i + 1]
    const turns = !next || next.section !== bar.section
    const rows =
      turns && groove.fill && bar.section.bars > 1 ? groove.fill : groove.bars[bar.within % groove.bars.length]!
    for (const [hit, row] of Object.entries(rows) as [Hit, string][]) {
      for (let step = 0; step < row.length; step++) {
        const weight = loudness[row[step]!]
        if (weight === undefined) continue
        const backbeat = groove.drag && (hit === 'snare' || hit === 'clap') && row[step] === 'X' ? groove.drag : 0
        const at = Math.max(
          0,
          timeOf(song, bar.index, step) + backbeat + looseness(random, hit === 'kick' ? 0.002 : 0.005),
        )
        const times = row[step] === 'r' ? 2 : row[step] === 't' ? 3 : 1
        for (let n = 0; n < times; n++) {
          strikes.push({ at: at + (n * sixteenth) / times, hit, velocity: weight * (0.9 + random() * 0.15) })
        }
      }
    }
    if (groove.crash && bar.within === 0 && bar.index > 0) {
      strikes.push({ at: timeOf(song, bar.index, 0), hit: 'crash', velocity: 0.8 })
    }
  })
  if (bars.at(-1)!.section.parts.has(part) && part === 'drums') {
    const end = bars.length * barSeconds(song)
    strikes.push({ at: end, hit: groove.bars[0]!.stomp ? 'stomp' : 'kick', velocity: 0.9 })
    if (groove.crash) strikes.push({ at: end, hit: 'crash', velocity: 0.8 })
  }
  return strikes
}
