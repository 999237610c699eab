import { expect, test } from 'vitest'
import { askAgainIn } from './queries.ts'

const now = Date.parse('2026-03-08T12:00:00Z')
const just = '2026-03-08T11:59:30Z'
const earlier = '2026-03-07T12:00:00Z'

test('nothing is asked again while nothing waits', () => {
  expect(askAgainIn([], now)).toBe(false)
  expect(
    askAgainIn(
      [
        { verdict: 'validated', createdAt: just },
        { verdict: 'refused', createdAt: earlier },
      ],
      now,
    ),
  ).toBe(false)
})
test('a review that was posted just now is asked for every two seconds, one that waits for a person every minute', () => {
  expect(askAgainIn([{ verdict: 'unsure', createdAt: just }], now)).toBe(60_000)
  expect(askAgainIn([{ verdict: 'pending', createdAt: earlier }], now)).toBe(20_000)
  expect(
    askAgainIn(
      [
        { verdict: 'unsure', createdAt: earlier },
        { verdict: 'pending', createdAt: just },
      ],
      now,
    ),
  ).toBe(2000)
})
