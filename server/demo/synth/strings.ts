import { biquad, filter } from './filters.ts'
import type { Random } from './random.ts'
import type { Note } from './score.ts'
import { noise, place, rate, type Stereo } from './signal.ts'

export type PluckedSound = {
  /** Seconds to fall by 60 dB at 220 Hz; higher notes die sooner. */
  ring: number
  /** 0 dull – 1 bright: the loss filter in the loop. */
  bright: number
  /** Where along the string it is plucked, 0–0.5. */
  pick: number
  /** Low-pass of the pluck itself, hertz: a thumb or a plectrum. */
  touch: number
  body?: readonly { hz: number; q: number; db: number }[]
  /** Seconds the sound takes to die once let go. */
  damp?: number
  click?: number
  width?: number
}

const scratch = new Float32Array(rate * 8)

/**
 * Karplus and Strong's string, with Jaffe and Smith's extensions: a fractional delay by all-pass, a two-point loss
 * filter, the comb of the plucking point, and a body of a few resonances.
 */
export function playString(sound: PluckedSound, note: Note, into: Stereo, pan: number, random: Random) {
  const damp = sound.damp ?? 0.08
  const ring = sound.ring * (220 / note.hz) ** 0.45
  const frames = Math.min(scratch.length, Math.floor((Math.min(note.seconds, ring) + damp * 3) * rate))
  const loss = 0.5 * (1 - sound.bright)
  // The two-point filter delays by `loss` of a frame at low frequencies.
  const period = rate / note.hz - loss
  const whole = Math.floor(period - 0.3)
  const fraction = period - whole
  const allpass = (1 - fraction) / (1 + fraction)
  const line = new Float32Array(whole)
  noise(line, whole, random)
  filter(line, biquad('lowpass', sound.touch * (0.4 + 0.7 * note.velocity), 0.6), whole)
  comb(line, Math.max(1, Math.round(whole * sound.pick)))
  level(line)
  const hold = 10 ** (-3 / (ring * note.hz))
  const heldFrames = Math.floor(note.seconds * rate)
  const choke = Math.exp(-1 / (damp * 0.4 * rate))
  let at = 0
  let last = 0
  let x1 = 0
  let y1 = 0
  let fade = 1
  for (let i = 0; i < frames; i++) {
    const value = line[at]!
    const smooth = hold * ((1 - loss) * value + loss * last)
    last = value
    const y = allpass * (smooth - y1) + x1
    x1 = smooth
    y1 = y
    line[at] = y
    if (++at === whole) at = 0
    if (i > heldFrames) fade *= choke
    scratch[i] = value * fade
  }
  if (sound.click) {
    for (let i = 0; i < 300 && i < frames; i++) scratch[i]! += (random() - 0.5) * sound.click * Math.exp(-i / 40)
  }
  for (const { hz, q, db } of sound.body ?? []) filter(scratch, biquad('bell', hz, q, db), frames)
  for (let i = 0; i < 40 && i < frames; i++) scratch[i]! *= i / 40
  for (let i = Math.max(0, frames - 400), n = frames - i; i < frames; i++) scratch[i]! *= (frames - i) / n
  const wander = ((note.note % 7) / 3 - 1) * (sound.width ?? 0)
  place(into, Math.round(note.at * rate), scratch, frames, note.velocity * 0.5, pan + wander)
}

function comb(line: Float32Array, gap: number) {
  const plucked = line.slice()
  for (let i = 0; i < line.length; i++) line[i]! -= 0.9 * plucked[(i + line.length - gap) % line.length]!
}

function level(line: Float32Array) {
  let mean = 0
  for (const value of line) mean += value / line.length
  let power = 0
  for (let i = 0; i < line.length; i++) {
    line[i]! -= mean
    power += line[i]! ** 2 / line.length
  }
  const scale = 0.4 / Math.sqrt(Math.max(1e-9, power))
  for (let i = 0; i < line.length; i++) line[i]! *= scale
}
