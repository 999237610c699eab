import type { Hit } from './grooves.ts'
import { barSeconds, type PartName, readForm, type Section, type Song } from './song.ts'
import { type Chord, hertz, readChord } from './theory.ts'

export type Note = {
  /** Seconds from the start of the track. */
  at: number
  seconds: number
  note: number
  hz: number
  /** 0–1. */
  velocity: number
  /** The note before, when this one is slurred to it. */
  from?: number
}
export type Strike = { at: number; hit: Hit; velocity: number }

export type Bar = {
  index: number
  section: Section
  /** Counted from where its section starts. */
  within: number
  chords: { chord: Chord; step: number; steps: number }[]
}

export type Score = {
  bars: Bar[]
  seconds: number
  notes: Partial<Record<PartName, Note[]>>
  strikes: Partial<Record<PartName, Strike[]>>
  kicks: number[]
}

export function layBars(song: Song): Bar[] {
  const steps = song.beats * 4
  return readForm(song).flatMap((section) => {
    const lifted = section.name === 'lift' ? song.chords.lift : section.name === 'break' ? song.chords.break : undefined
    const line = (lifted ?? song.chords.verse).split(/\s+/)
    return Array.from({ length: section.bars }, (_, within): Bar => {
      const symbols = line[within % line.length]!.split('-')
      const share = steps / symbols.length
      return {
        index: section.bar + within,
        section,
        within,
        chords: symbols.map((symbol, i) => ({ chord: readChord(symbol, song.key), step: i * share, steps: share })),
      }
    })
  })
}

/** Seconds of a sixteenth, swung. */
export function timeOf(song: Song, bar: number, step: number): number {
  const sixteenth = 15 / song.tempo
  const pair = song.swung === 8 ? 4 : 2
  const within = (step % pair) / pair
  const swung = within < 0.5 ? within * 2 * song.swing : song.swing + (within - 0.5) * 2 * (1 - song.swing)
  return bar * barSeconds(song) + (step - (step % pair) + swung * pair) * sixteenth
}

/** Where a note that starts at `step` ends: the first character that no longer holds it. */
export function lengthAt(pattern: string, step: number): number {
  let end = step + 1
  while (pattern[end] === '-') end++
  return end - step
}

export const chordAt = (bar: Bar, step: number) =>
  bar.chords.find((span) => step >= span.step && step < span.step + span.steps) ?? bar.chords[0]!

export const tonicChord = (song: Song) =>
  readChord(song.mode === 'minor' || song.mode === 'dorian' ? 'i' : 'I', song.key)

export function note(pitch: number, at: number, seconds: number, velocity: number): Note {
  return { at: Math.max(0, at), seconds, note: pitch, hz: hertz(pitch), velocity: Math.min(1, velocity) }
}
