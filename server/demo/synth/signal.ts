import type { Random } from './random.ts'

export const rate = 44100

export type Stereo = { left: Float32Array; right: Float32Array }

export function silence(frames: number): Stereo {
  return { left: new Float32Array(frames), right: new Float32Array(frames) }
}

/** Adds a mono block at a frame, panned with equal power: -1 left, 1 right. */
export function place(into: Stereo, frame: number, block: Float32Array, frames: number, gain: number, pan: number) {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4
  const l = gain * Math.cos(angle) * Math.SQRT2
  const r = gain * Math.sin(angle) * Math.SQRT2
  const { left, right } = into
  const start = Math.max(0, frame)
  const end = Math.min(left.length, frame + frames)
  for (let i = start, j = start - frame; i < end; i++, j++) {
    left[i]! += block[j]! * l
    right[i]! += block[j]! * r
  }
}

export function add(into: Stereo, from: Stereo, gain: number) {
  for (let i = 0; i < into.left.length; i++) {
    into.left[i]! += from.left[i]! * gain
    into.right[i]! += from.right[i]! * gain
  }
}

export function noise(block: Float32Array, frames: number, random: Random) {
  let seed = Math.floor(random() * 4294967295) | 1
  for (let i = 0; i < frames; i++) {
    seed ^= seed << 13
    seed ^= seed >>> 17
    seed ^= seed << 5
    block[i] = seed / 2147483648
  }
}

export type Envelope = { attack: number; decay: number; sustain: number; release: number }

/** Shapes a block: exponential segments, released at `held` seconds. Returns the frames until it is inaudible. */
export function shape(block: Float32Array, held: number, { attack, decay, sustain, release }: Envelope): number {
  const frames = Math.min(block.length, Math.floor((held + release * 4) * rate))
  const heldFrames = Math.min(frames, Math.floor(held * rate))
  const attackFrames = Math.max(1, attack * rate)
  const fall = Math.exp(-1 / (Math.max(0.001, decay) * rate))
  const out = Math.exp(-1 / (Math.max(0.002, release) * rate))
  let level = 0
  let rising = true
  for (let i = 0; i < heldFrames; i++) {
    if (rising) {
      level += 1 / attackFrames
      if (level >= 1) {
        level = 1
        rising = false
      }
    } else level = sustain + (level - sustain) * fall
    block[i]! *= level
  }
  for (let i = heldFrames; i < frames; i++) {
    level *= out
    block[i]! *= level
  }
  // The release stops at -35 dB of itself: the last millisecond is drawn down to nothing.
  for (let i = Math.max(heldFrames, frames - 220), n = frames - i; i < frames; i++) block[i]! *= (frames - i) / n
  return frames
}

export const decibels = (db: number) => 10 ** (db / 20)
