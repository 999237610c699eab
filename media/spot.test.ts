import { converter, parse, wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSpot, formsOf, LEAST } from './spot.ts'

const toOklch = converter('oklch')
const toOklab = converter('oklab')

/** A cover of 64x64 in which each colour has its share, in bands. */
function cover(...bands: [hex: string, share: number][]) {
  const pixels = new Uint8Array(64 * 64 * 3)
  let at = 0
  for (const [i, [hex, share]] of bands.entries()) {
    const end = i === bands.length - 1 ? pixels.length : Math.min(pixels.length, at + Math.round(share * 64 * 64) * 3)
    const rgb = Buffer.from(hex.slice(1), 'hex')
    for (; at < end; at += 3) pixels.set(rgb, at)
  }
  return pixels
}
const hue = (hex: string) => toOklch(parse(hex))?.h ?? 0

describe('The colour that a track owns', () => {
  test('is the vivid one, not the most frequent', () => {
    const { flat } = findSpot(cover(['#f4f1ea', 0.55], ['#22252b', 0.37], ['#e84200', 0.08]))
    expect(flat).toBe('#e84200')
  })

  test('is not a few stray pixels', () => {
    const { flat } = findSpot(cover(['#ff00ff', 0.001], ['#7a9a70', 0.6], ['#f0f0f0', 0.4]))
    expect(Math.abs(hue(flat) - hue('#7a9a70'))).toBeLessThan(5)
  })

  test('of a cover without a hue is black ink', () => {
    expect(findSpot(cover(['#ffffff', 0.5], ['#808284', 0.3], ['#101010', 0.2]))).toMatchObject({
      flat: '#101214',
      on: '#ffffff',
      sink: '#101214',
    })
  })

  test('has the forms that were measured on the drafts', () => {
    const forms = (hex: string) => formsOf(toOklch(parse(hex) ?? '#000') ?? { mode: 'oklch', l: 0, c: 0 }, [])
    expect(forms('#64a750')).toMatchObject({ flat: '#64a750', on: '#0b0d10', sink: '#3c7d25' })
    expect(forms('#194ce9')).toMatchObject({ flat: '#194ce9', on: '#ffffff', sink: '#194ce9' })
    const violet = { ...(toOklab(parse('#2c2582')) ?? { l: 0, a: 0, b: 0 }), share: 0.2 }
    const kitchen = toOklch(parse('#e6bf54')) ?? { mode: 'oklch' as const, l: 0, c: 0 }
    expect(formsOf(kitchen, [violet])).toMatchObject({ flat: '#e6bf54', sink: '#2c2582', ui: '#cd8000' })
  })

  test('is never a darkened yellow: it is the second ink, or burns to orange', () => {
    const withInk = findSpot(cover(['#f2c530', 0.7], ['#2c2582', 0.3]))
    expect(Math.abs(hue(withInk.sink) - hue('#2c2582'))).toBeLessThan(8)
    const alone = findSpot(cover(['#f2c530', 0.7], ['#ffffff', 0.3]))
    expect(Math.abs(hue(alone.sink) - 58)).toBeLessThan(4)
  })
})

test('Every form of every cover’s colour can be read where it stands', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const bands = fc.array(fc.tuple(hex, fc.double({ min: 0.02, max: 0.5, noNaN: true })), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(bands, (bands) => {
      const spot = findSpot(cover(...bands))
      expect(wcagContrast(spot.on, spot.flat)).toBeGreaterThanOrEqual(LEAST.on)
      expect(wcagContrast(spot.sink, '#f3f5f7')).toBeGreaterThanOrEqual(LEAST.sink)
      expect(wcagContrast(spot.sink, '#ffffff')).toBeGreaterThanOrEqual(5)
      expect(wcagContrast(spot.ui, '#ffffff')).toBeGreaterThanOrEqual(LEAST.ui)
      expect(wcagContrast(spot.night, '#2b2f35')).toBeGreaterThanOrEqual(LEAST.night)
      expect(wcagContrast('#0b0d10', spot.tint)).toBeGreaterThan(15)
      for (const form of Object.values(spot)) expect(form).toMatch(/^#[0-9a-f]{6}$/)
    }),
    { numRuns: 150, seed: 7 },
  )
})
