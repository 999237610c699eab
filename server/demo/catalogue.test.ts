import { expect, test } from 'vitest'
import { GENRES } from '../../contract/limits.ts'
import { artists, catalogue, listeners } from './catalogue.ts'
import { spreadRatings } from './ratings.ts'
import { readForm } from './synth/song.ts'

test('the demo is at least 24 tracks by eight artists over all ten genres', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(24)
  expect(artists).toHaveLength(8)
  expect(new Set(catalogue.map(({ artist }) => artist))).toEqual(new Set(artists.map(({ username }) => username)))
  expect(new Set(catalogue.map(({ genre }) => genre))).toEqual(new Set(GENRES))
})

test('every track could have been uploaded by hand', () => {
  expect(new Set(catalogue.map(({ slug }) => slug)).size).toBe(catalogue.length)
  for (const track of catalogue) {
    expect(track.slug).toMatch(/^[a-z0-9-]+$/)
    expect(track.title.length, track.slug).toBeLessThanOrEqual(50)
    expect(track.artistName.length, track.slug).toBeLessThanOrEqual(50)
    expect(track.description.length, track.slug).toBeLessThanOrEqual(300)
    expect(track.description, track.slug).toMatch(/\?|[Tt]ell (me|us)|[Pp]lease/)
  }
})

test('every account could have signed up by hand', () => {
  const accounts = [...artists, ...listeners]
  expect(new Set(accounts.map(({ username }) => username)).size).toBe(accounts.length)
  for (const { username, displayName, bio } of accounts) {
    expect(username).toMatch(/^[a-z0-9]{3,30}$/)
    expect(displayName.length).toBeGreaterThanOrEqual(2)
    expect(bio.length).toBeLessThanOrEqual(500)
  }
})

test('every track lasts between 20 and 40 seconds', () => {
  for (const { slug, seconds } of catalogue) {
    expect(seconds, slug).toBeGreaterThanOrEqual(20)
    expect(seconds, slug).toBeLessThanOrEqual(40)
  }
})

test('every moment that a fact names is one where the arrangement changes', () => {
  for (const track of catalogue) {
    expect(track.facts.length, track.slug).toBeGreaterThanOrEqual(5)
    const changes = readForm(track).map(({ at }) => Math.round(at))
    for (const fact of track.facts) {
      const time = / at (\d):(\d\d)$/.exec(fact)
      if (time) expect(changes, fact).toContain(Number(time[1]) * 60 + Number(time[2]))
    }
  }
})

test('ratings are spread as on a real site: a few tracks known to most, a long tail, and every opinion', () => {
  const ratings = spreadRatings()
  expect(ratings).toEqual(spreadRatings())
  const pairs = new Set(ratings.map(({ slug, username }) => `${slug} ${username}`))
  expect(pairs.size).toBe(ratings.length)

  const counts = catalogue
    .map((track) => ratings.filter(({ slug }) => slug === track.slug).length)
    .sort((a, b) => b - a)
  expect(counts[0]).toBeGreaterThan(40)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThan(counts[0]! / 2)
  expect(counts.at(-1)).toBeGreaterThan(0)

  const share = (type: string) => ratings.filter((rating) => rating.type === type).length / ratings.length
  expect(share('FIRE')).toBeGreaterThan(0.4)
  expect(share('NEEDS_WORK')).toBeGreaterThan(0.15)
  expect(share('TRASH')).toBeGreaterThan(0.02)
})
