import { expect, test } from 'vitest'
import { measureFeatures } from './features.ts'

const RATE = 22050
const tone = (seconds: number, sample: (time: number) => number) =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => sample(i / RATE))
const clicks = (tempo: number) =>
  tone(20, (time) => {
    const sinceBeat = time % (60 / tempo)
    return Math.sin(time * 2 * Math.PI * 180) * Math.exp(-sinceBeat * 40) * 0.8
  })
const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12)
const chords = (each: number[][]) =>
  tone(each.length * 2, (time) => {
    const notes = each[Math.floor(time / 2)] ?? []
    return notes.reduce((sum, note) => sum + Math.sin(2 * Math.PI * hertz(note) * time) / 8, 0)
  })
const triad = (root: number, third: number) => [root, root + third, root + 7, root + 12]

test.each([72, 88, 100, 120, 128, 140, 174])('a click at %i beats a minute is heard at its tempo', (tempo) => {
  const heard = measureFeatures(clicks(tempo), RATE)
  expect(Math.abs(heard.tempo - tempo)).toBeLessThanOrEqual(tempo * 0.015)
  expect(heard.tempoConfidence).toBeGreaterThan(0.4)
})
test('the sample rate does not change the tempo', () => {
  const twice = tone(20, () => 0)
  const slow = clicks(110)
  const fast = Float32Array.from({ length: slow.length * 2 }, (_, i) => slow[i >> 1]!)
  expect(measureFeatures(fast, RATE * 2).tempo).toBeCloseTo(measureFeatures(slow, RATE).tempo, 0)
  expect(measureFeatures(twice, RATE).tempo).toBe(0)
})
test('a cadence in G major is in G major, and one in A minor in A minor', () => {
  const major = measureFeatures(chords([triad(55, 4), triad(60, 4), triad(62, 4), triad(55, 4)]), RATE)
  expect([major.key, major.mode]).toEqual([7, 'major'])
  const minor = measureFeatures(chords([triad(57, 3), triad(62, 3), triad(64, 3), triad(57, 3)]), RATE)
  expect([minor.key, minor.mode]).toEqual([9, 'minor'])
})
test('a quiet half is drawn lower than a loud half, and the change between them is found', () => {
  const heard = measureFeatures(
    tone(30, (time) => Math.sin(2 * Math.PI * (time < 15 ? 110 : 3000) * time) * (time < 15 ? 0.1 : 0.8)),
    RATE,
  )
  expect(heard.loudness[40]).toBeLessThan(0.2)
  expect(heard.loudness[200]).toBeGreaterThan(0.9)
  expect(heard.brightness[200]!).toBeGreaterThan(heard.brightness[40]! + 0.3)
  expect(heard.low[40]!).toBeGreaterThan(heard.low[200]!)
  expect(heard.high[200]!).toBeGreaterThan(heard.high[40]!)
  expect(heard.sections.some((at) => Math.abs(at - 0.5) < 0.03)).toBe(true)
})
test('every curve has 256 points from 0 to 1, also for silence, noise and next to nothing', () => {
  const noise = tone(5, (time) => Math.sin(time * 12345678) * 0.9)
  for (const samples of [tone(5, () => 0), noise, new Float32Array(0), new Float32Array(10).fill(1)]) {
    const heard = measureFeatures(samples, RATE)
    for (const curve of [heard.loudness, heard.brightness, heard.density, heard.low, heard.mid, heard.high]) {
      expect(curve).toHaveLength(256)
      expect(curve.every((value) => value >= 0 && value <= 1)).toBe(true)
    }
    expect(heard.sections).toEqual([...heard.sections].sort((a, b) => a - b))
  }
})
test('silence is silent: no pulse, no sections, no level', () => {
  const heard = measureFeatures(
    tone(10, () => 0),
    RATE,
  )
  expect(heard).toMatchObject({ tempo: 0, tempoConfidence: 0, sections: [] })
  expect(Math.max(...heard.loudness, ...heard.density, ...heard.low)).toBe(0)
})
test('the same samples give the same figures', () => {
  expect(measureFeatures(clicks(97), RATE)).toEqual(measureFeatures(clicks(97), RATE))
})
