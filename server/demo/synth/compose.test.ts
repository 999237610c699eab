import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { compose } from './compose.ts'
import { instrumentOf } from './mix.ts'
import { chordAt } from './score.ts'
import { barSeconds, type PartName, readForm } from './song.ts'
import { chordTones, pitchClass, readChord, scaleOf, scaleOver, voiceChord } from './theory.ts'

const scores = catalogue.map((track) => ({ track, score: compose(track) }))

test('every chord belongs to its key, but for one borrowed tone', () => {
  for (const { track, score } of scores) {
    const scale = scaleOf(track.key, track.mode)
    for (const { chord } of score.bars.flatMap(({ chords }) => chords)) {
      const outside = chordTones(chord).filter((tone) => !scale.includes(tone))
      expect(outside.length, `${chord.symbol} in ${track.slug}`).toBeLessThanOrEqual(1)
    }
  }
})

test('the bass lands on the root of every bar', () => {
  for (const { track, score } of scores) {
    for (const bar of score.bars) {
      if (!bar.section.parts.has('bass')) continue
      const start = bar.index * barSeconds(track)
      const first = score.notes.bass!.find(({ at }) => at > start - 0.02)!
      const landed = chordAt(bar, 0).chord.root
      if (first.at < start + 0.02) expect(pitchClass(first.note), `${track.slug}, bar ${bar.index}`).toBe(landed)
    }
    const landings = score.notes.bass!.filter((note) => {
      const bar = Math.round(note.at / barSeconds(track))
      return Math.abs(note.at - bar * barSeconds(track)) < 0.02
    })
    expect(landings.length, track.slug).toBeGreaterThanOrEqual(3)
  }
})

test('every melody stays in the key as the chord of the moment bends it', () => {
  for (const { track, score } of scores) {
    for (const { at, note } of score.notes.lead ?? []) {
      const bar = score.bars[Math.floor((at + 0.03) / barSeconds(track))]
      if (!bar) continue
      const allowed = bar.chords.flatMap(({ chord }) => [
        ...scaleOver(chord, track.key, track.mode),
        ...chordTones(chord),
      ])
      expect(allowed, `${track.slug}, bar ${bar.index}`).toContain(pitchClass(note))
    }
  }
})

test('parts play only where the form says so', () => {
  for (const { track, score } of scores) {
    for (const section of readForm(track)) {
      const end = section.at + section.bars * barSeconds(track)
      for (const part of Object.keys(track.parts) as PartName[]) {
        const sounds = [...(score.notes[part] ?? []), ...(score.strikes[part] ?? [])]
        const inside = sounds.some(({ at }) => at > section.at + 0.1 && at < end - 0.1)
        if (!section.parts.has(part)) expect(inside, `${part} at ${section.at} of ${track.slug}`).toBe(false)
      }
    }
  }
})

test('every instrument that a track asks for exists', () => {
  for (const { track } of scores) {
    for (const part of Object.keys(track.parts) as PartName[]) expect(() => instrumentOf(track, part)).not.toThrow()
  }
})

test('chords move to the nearest voicing instead of jumping', () => {
  const first = voiceChord(readChord('Imaj9', 'C'), 4, 60, undefined)
  const second = voiceChord(readChord('vim9', 'C'), 4, 60, first)
  const moved = second.reduce((sum, note, i) => sum + Math.abs(note - first[i]!), 0)
  expect(moved).toBeLessThanOrEqual(10)
})
