import { biquad, filter, sweepLowpass } from './filters.ts'
import type { Random } from './random.ts'
import type { Note } from './score.ts'
import { type Envelope, noise, place, rate, type Stereo, shape } from './signal.ts'

/** How loud each harmonic is, given its number and its frequency in hertz. */
export type Spectrum = (harmonic: number, hz: number) => number

export type WaveSound = {
  spectrum: Spectrum
  /** What the sound brightens to while its envelope is high; the ear reads it as blowing or bowing harder. */
  bright?: Spectrum
  envelope: Envelope
  voices?: number
  /** Cents between the outermost voices. */
  detune?: number
  /** Stereo width of the voices, 0–1. */
  width?: number
  vibrato?: { cents: number; hz: number; delay: number }
  /** Cut-off in multiples of the note, before and at the top of its own envelope. */
  filter?: { base: number; peak: number; decay: number; q: number; floor?: number }
  /** Seconds to slide from the note before; `scoop` semitones below when there is none. */
  glide?: number
  scoop?: number
  breath?: number
  octaves?: readonly number[]
}

const tableSize = 2048
const tables = new Map<Spectrum, Map<number, Float32Array>>()

/** One period, with no harmonic above 16 kHz; cached by semitone. */
function tableOf(spectrum: Spectrum, hz: number): Float32Array {
  const cached = tables.get(spectrum) ?? new Map<number, Float32Array>()
  tables.set(spectrum, cached)
  const semitone = Math.round(Math.log2(hz) * 12)
  const known = cached.get(semitone)
  if (known) return known
  const table = new Float32Array(tableSize + 1)
  const highest = Math.min(256, Math.floor(16000 / hz))
  let power = 0
  for (let k = 1; k <= highest; k++) {
    const amplitude = spectrum(k, k * hz)
    if (Math.abs(amplitude) < 1e-4) continue
    power += amplitude * amplitude
    const turn = 2 * Math.cos((2 * Math.PI * k) / tableSize)
    let before = -Math.sin((2 * Math.PI * k) / tableSize) * amplitude
    let now = 0
    for (let i = 0; i <= tableSize; i++) {
      table[i]! += now
      const next = turn * now - before
      before = now
      now = next
    }
  }
  const scale = 0.35 / Math.sqrt(Math.max(1e-9, power / 2))
  for (let i = 0; i <= tableSize; i++) table[i]! *= scale
  cached.set(semitone, table)
  return table
}

const scratch = new Float32Array(rate * 14)
const airy = new Float32Array(rate * 14)

export function playWave(sound: WaveSound, note: Note, into: Stereo, pan: number, random: Random) {
  const { envelope, voices = 1, detune = 0, width = 0 } = sound
  const frames = Math.min(scratch.length, Math.floor((note.seconds + envelope.release * 4) * rate) + 2)
  const frame = Math.round(note.at * rate)
  for (const octave of sound.octaves ?? [0]) {
    const hz = note.hz * 2 ** octave
    const dark = tableOf(sound.spectrum, hz)
    const bright = sound.bright && tableOf(sound.bright, hz)
    for (let voice = 0; voice < voices; voice++) {
      const side = voices === 1 ? 0 : (voice / (voices - 1)) * 2 - 1
      const tuned = hz * 2 ** ((side * detune) / 2400 + ((random() - 0.5) * detune * 0.1) / 1200)
      scratch.fill(0, 0, frames)
      oscillate(sound, note, tuned, dark, bright, frames, random)
      if (sound.filter) {
        const { base, peak, decay, q, floor = 0 } = sound.filter
        const reach = peak * (0.5 + 0.5 * note.velocity)
        sweepLowpass(scratch, (t) => Math.max(floor, hz * (base + reach * Math.exp(-t / decay))), q, frames)
      }
      if (sound.breath) breathe(sound.breath, hz, frames, random)
      const played = shape(scratch.subarray(0, frames), note.seconds, envelope)
      place(into, frame, scratch, played, note.velocity / Math.sqrt(voices), pan + side * width)
    }
  }
}

function oscillate(
  sound: WaveSound,
  note: Note,
  hz: number,
  dark: Float32Array,
  bright: Float32Array | undefined,
  frames: number,
  random: Random,
) {
  const { vibrato, glide = 0, scoop = 0 } = sound
  const bend = note.from !== undefined ? note.from - note.note : -scoop
  const wobble = random() * 6.28
  const pace = vibrato ? vibrato.hz * (0.92 + random() * 0.16) : 0
  let phase = random() * tableSize
  for (let start = 0; start < frames; start += 32) {
    const t = start / rate
    let semitones = glide > 0 ? bend * Math.exp((-t * 4) / glide) : 0
    if (vibrato) {
      const depth = Math.min(1, Math.max(0, (t - vibrato.delay) * 4))
      semitones += (depth * vibrato.cents * Math.sin(wobble + t * pace * 6.2832)) / 100
    }
    const step = (hz * 2 ** (semitones / 12) * tableSize) / rate
    const blow = bright
      ? note.velocity *
        note.velocity *
        Math.min(1, t / (sound.envelope.attack + 0.03)) *
        (0.55 + 0.45 * Math.exp(-t * 3))
      : 0
    const end = Math.min(frames, start + 32)
    for (let i = start; i < end; i++) {
      const at = phase | 0
      const part = phase - at
      let value = dark[at]! + (dark[at + 1]! - dark[at]!) * part
      if (bright) value += (bright[at]! + (bright[at + 1]! - bright[at]!) * part - value) * blow
      scratch[i] = value
      phase += step
      if (phase >= tableSize) phase -= tableSize
    }
  }
}

function breathe(amount: number, hz: number, frames: number, random: Random) {
  noise(airy, frames, random)
  filter(airy, biquad('bandpass', Math.min(9000, hz * 2), 1.2), frames)
  for (let i = 0; i < frames; i++) scratch[i]! += airy[i]! * amount * (0.4 + 0.6 * Math.exp(-i / (rate * 0.06)))
}
