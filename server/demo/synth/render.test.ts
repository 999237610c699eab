import { expect, test } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { truePeaks } from './limiter.ts'
import { integratedLoudness } from './loudness.ts'
import { renderTrack } from './render.ts'
import { decibels, rate, silence } from './signal.ts'
import { encodeWav } from './wav.ts'

const short = {
  ...catalogue.find(({ slug }) => slug === 'fuse-box')!,
  form: 'verse 2: drums bass chords | lift 1: +lead',
}
const sound = renderTrack(short)

test('a full-scale sine of 997 Hz on one side measures -3.01 LUFS, as BS.1770 says', () => {
  const tone = silence(rate * 4)
  for (let i = 0; i < tone.left.length; i++) tone.left[i] = Math.sin((2 * Math.PI * 997 * i) / rate)
  expect(integratedLoudness(tone)).toBeCloseTo(-3.01, 1)
})

test('a track is mastered to -14 LUFS', () => {
  expect(Math.abs(integratedLoudness(sound) + 14)).toBeLessThan(0.5)
})

test('a track never clips, not even between its samples', () => {
  for (const side of [sound.left, sound.right]) {
    const peaks = new Float32Array(side.length)
    truePeaks(side, 0.3, peaks)
    expect(peaks.reduce((most, peak) => Math.max(most, peak), 0)).toBeLessThan(decibels(-1))
  }
})

test('a track is the same however often it is rendered', () => {
  expect(encodeWav(renderTrack(short)).equals(encodeWav(sound))).toBe(true)
  const other = encodeWav(renderTrack({ ...short, seed: short.seed + 1 }))
  expect(other.equals(encodeWav(sound))).toBe(false)
})

test('a track starts and ends in silence, without a constant offset', () => {
  for (const side of [sound.left, sound.right]) {
    expect(Math.abs(side[0]!)).toBe(0)
    expect(Math.abs(side.at(-1)!)).toBeLessThan(1e-4)
    const offset = side.reduce((sum, value) => sum + value, 0) / side.length
    expect(Math.abs(offset)).toBeLessThan(0.002)
  }
})

test('a track is stereo, and still whole when played through one loudspeaker', () => {
  let both = 0
  let left = 0
  let right = 0
  for (let i = 0; i < sound.left.length; i++) {
    both += sound.left[i]! * sound.right[i]!
    left += sound.left[i]! ** 2
    right += sound.right[i]! ** 2
  }
  const likeness = both / Math.sqrt(left * right)
  expect(likeness).toBeGreaterThan(0.3)
  expect(likeness).toBeLessThan(0.995)
})
