import { expect, test } from 'vitest'
import { errorsIn, findGenres, forgiven, queriesOf, understand } from './rules.ts'

test.each([
  ['tigers', 'tigers', 0],
  ['tigres', 'tigers', 1],
  ['tgers', 'tigers', 1],
  ['tiggers', 'tigers', 1],
  ['tibers', 'tigers', 1],
  ['glsah', 'glasshouse', 2],
  ['lant', 'lanterns', 0],
  ['kettle', 'lid', 5],
  ['вечир', 'вечер', 1],
])('%s has errors against the beginning of %s: %i', (typed, word, errors) => {
  expect(errorsIn(typed, word)).toBe(errors)
})

test('short words and numbers must be right, long ones may have two errors', () => {
  expect(['no', 'lid', 'kettle', '1984'].map(forgiven)).toEqual([0, 1, 2, 0])
})

test('a word means what is near it, the nearest first, and not what is further away', () => {
  const near = ['tigers', 'tiger', 'tigris', 'titles', 'paper']
  expect(understand({ word: 'tigres', near }).others).toEqual(['tigers', 'tigris', 'titles', 'tiger'])
  expect(understand({ word: 'tig', near }).others).toEqual([])
  expect(understand({ word: 'tig', near }, { doubting: true }).others).toEqual(['titles'])
  expect(understand({ word: 'lass', near: ['glasshouse', 'classical'] }).others).toEqual(['classical', 'glasshouse'])
})

test('what PostgreSQL is asked for is all the words, each in any of its meanings', () => {
  const meant = [
    { word: 'papr', others: ['paper'] },
    { word: 'tig', others: [] },
  ]
  expect(queriesOf(meant, '&')).toMatchObject({
    all: "('papr':* | 'paper') & ('tig':*)",
    whole: "'papr' & 'tig'",
  })
})

test.each([
  ['hip', ['Hip Hop']],
  ['hiphop', ['Hip Hop']],
  ['hop hip', ['Hip Hop']],
  ['rap', ['Hip Hop']],
  ['rb', ['R&B']],
  ['rnb', ['R&B']],
  ['la', ['Classical']],
  ['clasical', ['Classical']],
  ['jaz', ['Jazz']],
  ['p', ['Pop']],
  ['o', ['Other']],
  ['h', ['Hip Hop']],
  ['jazz kettle', []],
  ['', []],
])('"%s" finds the genres %j', (words, genres) => {
  expect(findGenres(words.split(' ').filter(Boolean))).toEqual(genres)
})
