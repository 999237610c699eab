import type { Random } from './random.ts'
import type { Note } from './score.ts'
import { place, rate, type Stereo } from './signal.ts'

export type StruckSound = {
  /** Ratio to the note, level, and seconds to fall by 60 dB at middle C. */
  modes: readonly (readonly [ratio: number, level: number, seconds: number])[]
  /** How much sooner higher notes die: 0 not at all, 1 in proportion. */
  shorter: number
  /** Stiffness of a string: partials stretch sharp. */
  stiff?: number
  /** Cents between two strings of one note. */
  pair?: number
  damp?: number
  tremolo?: { hz: number; depth: number }
  knock?: number
  width?: number
}

const scratch = new Float32Array(rate * 8)

/** A bar, tine, bell or piano string: a sum of partials that die away, each two multiplications a frame. */
export function playStruck(sound: StruckSound, note: Note, into: Stereo, pan: number, random: Random) {
  const { shorter, stiff = 0, pair = 0, damp = 0.15 } = sound
  const scale = (261.6 / note.hz) ** shorter
  const longest = Math.max(...sound.modes.map(([, , seconds]) => seconds)) * scale
  const frames = Math.min(scratch.length, Math.floor(Math.min(note.seconds + damp, longest) * rate))
  scratch.fill(0, 0, frames)
  const hardness = 0.35 + 0.65 * note.velocity
  for (const cents of pair ? [-pair / 2, pair / 2] : [0]) {
    for (const [ratio, level, seconds] of sound.modes) {
      const hz = note.hz * 2 ** (cents / 1200) * ratio * Math.sqrt(1 + stiff * ratio * ratio)
      if (hz > 15000) continue
      const amplitude = level * (ratio > 1.5 ? hardness ** Math.min(2, ratio / 4) : 1) * (pair ? 0.6 : 1)
      const decay = 10 ** (-3 / (seconds * scale * rate))
      const w = (2 * Math.PI * hz) / rate
      const turn = 2 * decay * Math.cos(w)
      const lose = decay * decay
      const start = random() * 0.6
      let before = Math.sin(start - w) * amplitude * 0.3
      let now = Math.sin(start) * amplitude * 0.3
      const audible = Math.min(frames, Math.ceil(seconds * scale * rate))
      for (let i = 0; i < audible; i++) {
        scratch[i]! += now
        const next = turn * now - lose * before
        before = now
        now = next
      }
    }
  }
  if (sound.knock) {
    let low = 0
    for (let i = 0; i < 900 && i < frames; i++) {
      low += ((random() - 0.5) * 2 - low) * 0.25
      scratch[i]! += low * sound.knock * note.velocity * Math.exp(-i / 160)
    }
  }
  const held = Math.floor(note.seconds * rate)
  for (let i = held, n = frames - held; i < frames; i++) scratch[i]! *= ((frames - i) / n) ** 2
  for (let i = 0; i < 24 && i < frames; i++) scratch[i]! *= i / 24
  if (sound.tremolo) {
    const { hz, depth } = sound.tremolo
    const phase = note.at * hz * 6.2832
    for (let i = 0; i < frames; i++) scratch[i]! *= 1 - depth * (0.5 + 0.5 * Math.sin(phase + (i * hz * 6.2832) / rate))
  }
  const spread = ((note.note - 60) / 30) * (sound.width ?? 0)
  place(into, Math.round(note.at * rate), scratch, frames, note.velocity ** 1.3, pan + spread)
}

export type TineSound = { decay: number; index: number; tine: number; damp: number; width?: number }

const sines = Float32Array.from({ length: 4096 }, (_, i) => Math.sin((i * 2 * Math.PI) / 4096))
const sine = (turns: number) => sines[((turns - Math.floor(turns)) * 4096) | 0]!

/** An electric piano by frequency modulation: a body at 1:1 whose index falls, and a short tine at 1:14. */
export function playTine(sound: TineSound, note: Note, into: Stereo, pan: number) {
  const fall = sound.decay * (261.6 / note.hz) ** 0.4
  const frames = Math.min(scratch.length, Math.floor(Math.min(note.seconds + sound.damp, fall * 3) * rate))
  const held = Math.floor(note.seconds * rate)
  const step = note.hz / rate
  const bark = sound.index * note.velocity ** 2
  const ratio = note.hz * 14 < 14000 ? 14 : 7
  for (let i = 0; i < frames; i++) {
    const t = i / rate
    const body = Math.exp(-t / fall)
    const index = bark * (0.25 * body + 0.75 * Math.exp(-t / 0.22))
    const chime = sound.tine * note.velocity * Math.exp(-t / 0.09) * sine(i * step * ratio)
    const turns = i * step
    scratch[i] = 0.4 * body * (sine(turns + index * 0.16 * sine(turns)) + 0.2 * sine(turns * 2) * body + chime * 0.25)
  }
  for (let i = held, n = frames - held; i < frames; i++) scratch[i]! *= ((frames - i) / n) ** 2
  for (let i = 0; i < 60 && i < frames; i++) scratch[i]! *= i / 60
  place(
    into,
    Math.round(note.at * rate),
    scratch,
    frames,
    note.velocity,
    pan + ((note.note - 60) / 36) * (sound.width ?? 0),
  )
}
