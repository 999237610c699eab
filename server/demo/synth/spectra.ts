import type { Spectrum } from './waves.ts'

type Formant = readonly [hz: number, width: number, db: number]

/** What a wooden body or a throat adds at a frequency. */
const resonance = (formants: readonly Formant[], hz: number) =>
  formants.reduce((gain, [centre, width, db]) => gain + (10 ** (db / 20) - 1) / (1 + ((hz - centre) / width) ** 2), 1)

const violinBody: Formant[] = [
  [290, 60, 6],
  [470, 80, 5],
  [1000, 250, 3],
  [2600, 700, 6],
]
const celloBody: Formant[] = [
  [110, 40, 4],
  [220, 70, 5],
  [600, 200, 3],
  [1500, 500, 3],
]
const throat: Formant[] = [
  [620, 120, 14],
  [1040, 150, 9],
  [2500, 300, 4],
]

const rolledOff = (hz: number, from: number, steep: number) => 1 / (1 + (hz / from) ** steep)

export const saw: Spectrum = (k) => 1 / k
export const square: Spectrum = (k) => (k % 2 ? 1 / k : 0)
/** A narrow pulse keeps every harmonic, the even ones weaker. */
export const pulse: Spectrum = (k) => Math.sin(k * Math.PI * 0.28) / k
export const sub: Spectrum = (k) => [1, 0.16, 0.1, 0.03][k - 1] ?? 0
export const softOrgan: Spectrum = (k) => [1, 0.55, 0.4, 0.28, 0, 0.12, 0, 0.1][k - 1] ?? 0
export const violin: Spectrum = (k, hz) => (resonance(violinBody, hz) * rolledOff(hz, 5200, 2)) / k
export const cello: Spectrum = (k, hz) => (resonance(celloBody, hz) * rolledOff(hz, 2600, 2.2)) / k ** 1.1
export const ensemble: Spectrum = (k, hz) => (resonance(violinBody, hz) * rolledOff(hz, 3800, 2.2)) / k ** 1.1
export const choir: Spectrum = (k, hz) => (resonance(throat, hz) * rolledOff(hz, 2200, 2.5)) / k ** 1.5
export const flute: Spectrum = (k, hz) => ([1, 0.32, 0.14, 0.05, 0.02, 0.01][k - 1] ?? 0) * rolledOff(hz, 5000, 2)
export const whistle: Spectrum = (k) => [1, 0.18, 0.1, 0.03][k - 1] ?? 0
export const clarinet: Spectrum = (k, hz) => (k % 2 ? 1 : 0.12 + 0.02 * k) * k ** -1.15 * rolledOff(hz, 3000, 3)
export const reed: Spectrum = (k, hz) => k ** -0.85 * rolledOff(hz, 2600, 2.6) * (k % 2 ? 1 : 0.7)
export const mellowBrass: Spectrum = (k, hz) => k ** -0.9 * rolledOff(hz, 900, 2.2)
export const brightBrass: Spectrum = (k, hz) => k ** -0.55 * rolledOff(hz, 3200, 3)
export const mutedBrass: Spectrum = (_, hz) =>
  resonance(
    [
      [1500, 350, 12],
      [2700, 500, 8],
    ],
    hz,
  ) * rolledOff(hz, 3200, 4)
export const tuba: Spectrum = (k, hz) => k ** -0.9 * rolledOff(hz, 420, 2.4)
