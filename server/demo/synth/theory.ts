import type { Mode } from './song.ts'

const letters: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const scales: Record<Mode, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
}
const numerals: Record<string, number> = { I: 0, II: 2, III: 4, IV: 5, V: 7, VI: 9, VII: 11 }
/** Semitones above the root that a suffix adds or, for the fifth, alters. */
const suffixes: Record<string, { fifth?: number; upper: readonly number[]; bare?: boolean }> = {
  '': { upper: [] },
  '5': { upper: [], bare: true },
  '7': { upper: [10] },
  '9': { upper: [10, 14] },
  '13': { upper: [10, 14, 21] },
  maj7: { upper: [11] },
  maj9: { upper: [11, 14] },
  '7b5': { fifth: 6, upper: [10] },
}

export type Chord = {
  symbol: string
  /** Pitch class, 0 is C. */
  root: number
  /** Semitones above the root: root, third, fifth, seventh, ninth … */
  intervals: readonly number[]
}

export const pitchClass = (semitones: number) => ((semitones % 12) + 12) % 12

export function tonicOf(key: string): number {
  const accidental = key.endsWith('#') ? 1 : key.endsWith('b') ? -1 : 0
  return pitchClass(letters[key[0]!]! + accidental)
}

export function scaleOf(key: string, mode: Mode): number[] {
  const tonic = tonicOf(key)
  return scales[mode].map((step) => pitchClass(tonic + step))
}

export function readChord(symbol: string, key: string): Chord {
  const match = /^([b#]?)(VII|VI|V|IV|III|II|I|vii|vi|v|iv|iii|ii|i)(m(?!aj))?(.*)$/.exec(symbol)
  const suffix = match && suffixes[match[4]!]
  if (!match || !suffix) throw new Error(`"${symbol}" is not a chord.`)
  const [, accidental, numeral] = match
  const minor = numeral === numeral!.toLowerCase()
  const degree = numerals[numeral!.toUpperCase()]! + (accidental === 'b' ? -1 : accidental === '#' ? 1 : 0)
  const intervals = suffix.bare ? [0, 7] : [0, minor ? 3 : 4, suffix.fifth ?? 7, ...suffix.upper]
  return { symbol, root: pitchClass(tonicOf(key) + degree), intervals }
}

export const chordTones = (chord: Chord) => chord.intervals.map((interval) => pitchClass(chord.root + interval))

/** The key's scale, bent where the chord asks for a tone that the scale lacks (the raised seventh of a minor V7). */
export function scaleOver(chord: Chord, key: string, mode: Mode): number[] {
  const scale = scaleOf(key, mode)
  for (const tone of chordTones(chord)) {
    if (scale.includes(tone)) continue
    const below = scale.indexOf(pitchClass(tone - 1))
    const above = scale.indexOf(pitchClass(tone + 1))
    if (below >= 0 && !chordTones(chord).includes(scale[below]!)) scale[below] = tone
    else if (above >= 0 && !chordTones(chord).includes(scale[above]!)) scale[above] = tone
  }
  return [...new Set(scale)].sort((a, b) => a - b)
}

/** The note of that pitch class nearest to `near`. */
export function nearest(tone: number, near: number): number {
  const up = pitchClass(tone - near)
  return up <= 6 ? near + up : near + up - 12
}

export const nearestOf = (tones: readonly number[], near: number) =>
  tones
    .map((tone) => nearest(tone, near))
    .reduce((best, note) => (Math.abs(note - near) < Math.abs(best - near) ? note : best))

/** Moves by steps of a scale from the scale note nearest to `from`. */
export function stepInScale(scale: readonly number[], from: number, steps: number): number {
  let note = nearestOf(scale, from)
  for (let i = 0; i < Math.abs(steps); i++) {
    do note += Math.sign(steps)
    while (!scale.includes(pitchClass(note)))
  }
  return note
}

/**
 * The voicing that moves least from the one before. Fuller chords leave the root, then the fifth, to the bass;
 * thinner ones double from the bottom up.
 */
export function voiceChord(
  chord: Chord,
  voices: number,
  centre: number,
  before: readonly number[] | undefined,
): number[] {
  let intervals = [...chord.intervals]
  if (intervals.length > voices) intervals = intervals.filter((interval) => interval !== 0)
  if (intervals.length > voices) intervals = intervals.filter((interval) => interval !== 7)
  const tones = [...new Set(intervals.slice(-voices).map((interval) => pitchClass(chord.root + interval)))]
  let best: number[] = []
  let bestCost = Number.POSITIVE_INFINITY
  for (const lowest of tones) {
    const start = nearest(lowest, centre - voices * 2)
    for (const base of [start - 12, start, start + 12]) {
      const voicing = [base]
      while (voicing.length < voices) {
        let note = voicing.at(-1)! + 1
        while (!tones.includes(pitchClass(note))) note++
        voicing.push(note)
      }
      const middle = voicing.reduce((sum, note) => sum + note, 0) / voices
      const movement = before ? voicing.reduce((sum, note, i) => sum + Math.abs(note - (before[i] ?? note)), 0) : 0
      const cost = movement + Math.abs(middle - centre) * (before ? 0.8 : 3)
      if (cost < bestCost) {
        best = voicing
        bestCost = cost
      }
    }
  }
  return best
}

/** Equal temperament, A4 = 440 Hz = note 69. */
export const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12)
