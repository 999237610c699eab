import { expect, test } from 'vitest'
import { GENRES } from '../../contract/limits.ts'
import { coverAddress, hashtags } from './words.ts'

test('a hashtag is the genre without its spaces, beside a fixed one', () => {
  expect(hashtags('Hip Hop')).toEqual(['#HipHop', '#Indie'])
  expect(hashtags('R&B')).toEqual(['#R&B', '#Indie'])
  for (const genre of GENRES) expect(hashtags(genre)[0]).not.toContain(' ')
})

test('a cover is asked for in the shape and width of the screen', () => {
  expect(coverAddress({ coverImage: '/api/tracks/1/cover?v=a' }, 'tall', 780)).toBe(
    '/api/tracks/1/cover?v=a&shape=tall&w=780',
  )
  expect(coverAddress({ coverImage: null }, 'tall', 780)).toBeNull()
})
