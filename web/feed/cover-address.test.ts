import { expect, test } from 'vitest'
import { coverAddress } from './cover-address.ts'

test('a cover is asked for in the shape and width of the screen', () => {
  expect(coverAddress({ coverImage: '/api/tracks/1/cover?v=a' }, 'tall', 780)).toBe(
    '/api/tracks/1/cover?v=a&shape=tall&w=780',
  )
  expect(coverAddress({ coverImage: null }, 'tall', 780)).toBeNull()
})
