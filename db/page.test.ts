import { expect, test } from 'vitest'
import { z } from 'zod'
import { CursorError, pageOf, readCursor, writeCursor } from './page.ts'

const Position = z.object({ score: z.number(), id: z.int() })

test('a cursor brings back what was put in', () => {
  const position = { score: 0.1 + 0.2, id: 7 }
  expect(readCursor(Position, writeCursor(position))).toEqual(position)
})
test('a cursor is safe in an address', () => {
  expect(writeCursor({ score: 1, id: 2, title: 'ü~>?' })).toMatch(/^[\w-]+$/)
})
test.each([
  '',
  'abc',
  'e30',
  '%00',
  '\0',
  '"',
  writeCursor({ score: 'high', id: 1 }),
  writeCursor(null),
  'x'.repeat(9999),
])('a cursor that is not ours is refused: %#', (cursor) => {
  expect(() => readCursor(Position, cursor)).toThrow(CursorError)
})
test('a page names the next one only while there is more', () => {
  const found = [{ id: 3 }, { id: 2 }, { id: 1 }]
  expect(pageOf(found, 2, (row) => row.id)).toEqual({ items: [{ id: 3 }, { id: 2 }], next: writeCursor(2) })
  expect(pageOf(found, 3, (row) => row.id)).toEqual({ items: found, next: undefined })
  expect(pageOf([], 3, () => 0)).toEqual({ items: [], next: undefined })
})
