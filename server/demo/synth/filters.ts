import { rate, type Stereo } from './signal.ts'

export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

function normalised(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}

type Kind = 'lowpass' | 'highpass' | 'bandpass' | 'bell' | 'lowshelf' | 'highshelf'

/** Robert Bristow-Johnson's audio EQ cookbook. */
export function biquad(kind: Kind, hz: number, q = Math.SQRT1_2, db = 0): Biquad {
  const w = (2 * Math.PI * Math.min(hz, rate * 0.48)) / rate
  const cos = Math.cos(w)
  const alpha = Math.sin(w) / (2 * q)
  const a = 10 ** (db / 40)
  const root = 2 * Math.sqrt(a) * alpha
  if (kind === 'lowpass') return normalised((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
  if (kind === 'highpass') return normalised((1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
  if (kind === 'bandpass') return normalised(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha)
  if (kind === 'bell') {
    return normalised(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a)
  }
  const side = kind === 'lowshelf' ? 1 : -1
  return normalised(
    a * (a + 1 - side * (a - 1) * cos + root),
    side * 2 * a * (a - 1 - side * (a + 1) * cos),
    a * (a + 1 - side * (a - 1) * cos - root),
    a + 1 + side * (a - 1) * cos + root,
    side * -2 * (a - 1 + side * (a + 1) * cos),
    a + 1 + side * (a - 1) * cos - root,
  )
}

export function filter(block: Float32Array, { b0, b1, b2, a1, a2 }: Biquad, frames = block.length) {
  let z1 = 0
  let z2 = 0
  for (let i = 0; i < frames; i++) {
    // The speck keeps the memories out of denormal numbers, which are slow, while nothing plays.
    const x = block[i]! + 1e-20
    const y = b0 * x + z1
    z1 = b1 * x - a1 * y + z2
    z2 = b2 * x - a2 * y
    block[i] = y
  }
}

export function filterBoth(sound: Stereo, coefficients: Biquad) {
  filter(sound.left, coefficients)
  filter(sound.right, coefficients)
}

const controlFrames = 32

/**
 * A low-pass whose cut-off moves: Andrew Simper's trapezoidal state-variable filter, its coefficients renewed every
 * 32 frames from `cutoff`, which is given seconds and answers hertz.
 */
export function sweepLowpass(
  block: Float32Array,
  cutoff: (seconds: number) => number,
  q: number,
  frames = block.length,
) {
  const k = 1 / q
  let ic1 = 0
  let ic2 = 0
  for (let start = 0; start < frames; start += controlFrames) {
    const hz = Math.max(30, Math.min(cutoff(start / rate), rate * 0.45))
    const g = Math.tan((Math.PI * hz) / rate)
    const a1 = 1 / (1 + g * (g + k))
    const a2 = g * a1
    const a3 = g * a2
    const end = Math.min(frames, start + controlFrames)
    for (let i = start; i < end; i++) {
      const v3 = block[i]! + 1e-20 - ic2
      const v1 = a1 * ic1 + a2 * v3
      const v2 = ic2 + a2 * ic1 + a3 * v3
      ic1 = 2 * v1 - ic1
      ic2 = 2 * v2 - ic2
      block[i] = v2
    }
  }
}
