import { expect, test } from 'vitest'
import { timeAgo } from './time.ts'

const now = Date.parse('2026-03-08T12:00:00Z')

test.each([
  ['2026-03-08T12:00:03Z', 'a moment ago'],
  ['2026-03-08T11:59:01Z', 'a moment ago'],
  ['2026-03-08T11:59:00Z', '1 minute ago'],
  ['2026-03-08T09:00:00Z', '3 hours ago'],
  ['2026-03-06T12:00:00Z', '2 days ago'],
  ['2026-02-15T12:00:00Z', '3 weeks ago'],
  ['2026-01-01T12:00:00Z', '2 months ago'],
  ['2023-01-01T12:00:00Z', '3 years ago'],
])('what happened at %s is told as "%s"', (time, words) => expect(timeAgo(time, now)).toBe(words))

test('a time that is missing, or none, is said to be so', () => {
  expect(timeAgo(null, now)).toBe('Unknown time')
  expect(timeAgo('yesterday-ish', now)).toBe('Invalid date')
})
