import { expect, test } from 'vitest'
import { cellCount, stampDay } from './format.ts'

test('a count is whole while it fits the cell', () => {
  expect(cellCount(7)).toBe('7')
  expect(cellCount(1284)).toBe('1,284')
  expect(cellCount(99_999)).toBe('99,999')
  expect(cellCount(100_000)).toBe('100.0K')
  expect(cellCount(1_250_000)).toBe('1.3M')
})

test('a stamp carries the day in three short words', () => {
  expect(stampDay(new Date(2026, 10, 21))).toBe('21 NOV 26')
  expect(stampDay(new Date(2026, 8, 1))).toBe('01 SEP 26')
})
