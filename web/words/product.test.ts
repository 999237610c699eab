import { expect, test } from 'vitest'
import { GENRES } from '../../contract/limits.ts'
import { hashtags } from './product.ts'

test('a hashtag is the genre without its spaces, beside a fixed one', () => {
  expect(hashtags('Hip Hop')).toEqual(['#HipHop', '#Indie'])
  expect(hashtags('R&B')).toEqual(['#R&B', '#Indie'])
  for (const genre of GENRES) expect(hashtags(genre)[0]).not.toContain(' ')
})
