import type { Biquad } from './filters.ts'
import { rate, type Stereo } from './signal.ts'

/**
 * Integrated loudness in LUFS after ITU-R BS.1770-4: K-weighting (a high shelf and a high-pass, its annex 1, here for
 * 44.1 kHz), blocks of 400 ms that overlap by three quarters, an absolute gate at -70 and a relative one at -10 LU.
 */
export function integratedLoudness(sound: Stereo): number {
  const energies = blockEnergies(sound)
  const loud = energies.filter((energy) => loudnessOf(energy) > -70)
  if (!loud.length) return Number.NEGATIVE_INFINITY
  const gate = loudnessOf(mean(loud)) - 10
  return loudnessOf(mean(loud.filter((energy) => loudnessOf(energy) > gate)))
}

const loudnessOf = (energy: number) => -0.691 + 10 * Math.log10(energy)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The two filters of BS.1770's annex 1 by their analogue values, so that any sample rate may be asked for. */
const shelf = weighting(1681.974450955533, 3.999843853973347, 0.7071752369554196)
const highpass = rumble(38.13547087602444, 0.5003270373238773)

function weighting(hz: number, db: number, q: number): Biquad {
  const k = Math.tan((Math.PI * hz) / rate)
  const vh = 10 ** (db / 20)
  const vb = vh ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (vh + (vb * k) / q + k * k) / a0,
    b1: (2 * (k * k - vh)) / a0,
    b2: (vh - (vb * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

function rumble(hz: number, q: number): Biquad {
  const k = Math.tan((Math.PI * hz) / rate)
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

function blockEnergies(sound: Stereo): number[] {
  const hop = Math.round(rate / 10)
  const hops = Math.floor(sound.left.length / hop)
  const sums = new Float64Array(hops)
  for (const channel of [sound.left, sound.right]) {
    let [s1, s2, h1, h2] = [0, 0, 0, 0]
    for (let h = 0; h < hops; h++) {
      let sum = 0
      for (let i = h * hop; i < (h + 1) * hop; i++) {
        // The speck keeps the filters' memories out of denormal numbers, which are slow, while nothing plays.
        const x = channel[i]! + 1e-20
        const shelved = shelf.b0 * x + s1
        s1 = shelf.b1 * x - shelf.a1 * shelved + s2
        s2 = shelf.b2 * x - shelf.a2 * shelved
        const y = shelved + h1
        h1 = -2 * shelved - highpass.a1 * y + h2
        h2 = shelved - highpass.a2 * y
        sum += y * y
      }
      sums[h]! += sum / hop
    }
  }
  const energies: number[] = []
  for (let h = 0; h + 4 <= hops; h++) energies.push((sums[h]! + sums[h + 1]! + sums[h + 2]! + sums[h + 3]!) / 4)
  return energies
}
