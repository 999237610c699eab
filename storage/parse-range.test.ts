import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from './parse-range.ts'

test('A player that seeks gets exactly the bytes it asked for', () => {
  expect(parseRange('bytes=0-499', 1000)).toEqual({ start: 0, end: 499 })
  expect(parseRange('bytes=500-', 1000)).toEqual({ start: 500, end: 999 })
  expect(parseRange('bytes=-200', 1000)).toEqual({ start: 800, end: 999 })
})

test('A range past the end is cut to the end', () => {
  expect(parseRange('bytes=900-5000', 1000)).toEqual({ start: 900, end: 999 })
  expect(parseRange('bytes=-5000', 1000)).toEqual({ start: 0, end: 999 })
})

test('A range that holds no byte of the file cannot be satisfied', () => {
  for (const header of ['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', 'bytes=99999999999999999999-'])
    expect(parseRange(header, 1000)).toBe('unsatisfiable')
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable')
})

test('A header that is absent, not understood or asks for several ranges means the whole file', () => {
  for (const header of [undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'items=0-5', 'bytes=0-1,5-9'])
    expect(parseRange(header, 1000)).toBeUndefined()
})

test('Whatever a client sends, the answer stays within the file', () => {
  const number = fc.oneof(fc.constant(''), fc.bigInt({ min: 0n, max: 10n ** 25n }).map(String))
  fc.assert(
    fc.property(number, number, fc.nat(5000), (first, last, size) => {
      const range = parseRange(`bytes=${first}-${last}`, size)
      if (typeof range === 'object') {
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.end).toBeLessThan(size)
      }
    }),
  )
})
