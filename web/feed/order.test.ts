import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settle } from './order.ts'

const items = (...ids: number[]) => ids.map((id) => ({ id, fire: 0 }))
const ids = (list: { id: number }[]) => list.map(({ id }) => id)

test('the first page is shown as it came, each track once', () => {
  expect(ids(settle([], 0, items(5, 4, 5, 3)))).toEqual([5, 4, 3])
})

test('a new page is appended, without what was shown before', () => {
  expect(ids(settle(items(1, 2, 3), 2, items(1, 2, 3, 2, 4, 5)))).toEqual([1, 2, 3, 4, 5])
})

test('a refetch in another order moves nothing at or before the current item', () => {
  expect(ids(settle(items(1, 2, 3, 4), 1, items(4, 3, 2, 1)))).toEqual([1, 2, 3, 4])
  expect(ids(settle(items(1, 2, 3, 4), 1, items(9, 4, 3, 2, 1)))).toEqual([1, 2, 3, 9, 4])
})

test('a refetch renews the counts of what stays', () => {
  expect(settle(items(1, 2), 0, [{ id: 1, fire: 7 }])[0]).toEqual({ id: 1, fire: 7 })
})

test('a track that the server no longer lists stays while somebody is on it', () => {
  expect(ids(settle(items(1, 2, 3, 4), 1, items(4)))).toEqual([1, 2, 3, 4])
})

test('whatever comes, the walked part keeps its place and no track is there twice', () => {
  const list = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 })
  fc.assert(
    fc.property(list, fc.nat(30), fc.array(fc.integer({ min: 1, max: 30 })), (before, at, after) => {
      const current = Math.min(at, Math.max(0, before.length - 1))
      const result = ids(settle(items(...before), current, items(...after)))
      expect(result.slice(0, current + 1)).toEqual(before.slice(0, current + 1))
      expect(new Set(result).size).toBe(result.length)
      expect(new Set([...result])).toEqual(new Set([...before.slice(0, current + 2), ...after]))
    }),
  )
})
