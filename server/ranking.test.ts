import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layOut, trendingScore, trustOf, wilson } from './ranking.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('a score', () => {
  test('of a track that nobody rated starts at two hundredths', () => {
    expect(trendingScore({ fire: 0, needsWork: 0, trash: 0 }, new Date(0))).toBeCloseTo(Math.log2(0.02), 10)
  })
  test('is never below where an unrated track of that age starts', () => {
    expect(trendingScore({ fire: 0, needsWork: 0, trash: 50 }, now)).toBe(
      trendingScore({ fire: 0, needsWork: 0, trash: 0 }, now),
    )
  })
  test('of three days later needs half the share to stand as high', () => {
    const w = wilson(1, 10, 0.7)
    expect(trendingScore({ fire: 10, needsWork: 0, trash: 0 }, hoursAgo(72))).toBeCloseTo(
      Math.log2(w) + hoursAgo(72).getTime() / 3_600_000 / 72,
      9,
    )
    expect(
      trendingScore({ fire: 10, needsWork: 0, trash: 0 }, now) -
        trendingScore({ fire: 10, needsWork: 0, trash: 0 }, hoursAgo(72)),
    ).toBeCloseTo(1, 9)
  })
  test('barely moves by a crowd of accounts minutes old, and well by a few trusted people', () => {
    const [fresh, trusted] = [25 * 0.1, 5 * 1]
    const honest = { fire: 2, needsWork: 6, trash: 12 }
    const lift = (more: number) =>
      wilson((honest.fire + more + 1.2) / (20 + more), 20 + more, 0.7) - wilson((honest.fire + 1.2) / 20, 20, 0.7)
    expect(lift(fresh)).toBeLessThan(lift(trusted))
  })
  test('grows with every fire and shrinks with every trash', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(500), (fire, needsWork, trash) => {
        const score = trendingScore({ fire, needsWork, trash }, now)
        expect(trendingScore({ fire: fire + 1, needsWork, trash }, now)).toBeGreaterThanOrEqual(score - 1e-9)
        expect(trendingScore({ fire, needsWork, trash: trash + 1 }, now)).toBeLessThanOrEqual(score + 1e-9)
      }),
    )
  })
})

test('trust begins at a tenth and ends at one', () => {
  const trust = (hours: number, reviewsValidated = 0, artistsRated = 0) =>
    trustOf({ createdAt: hoursAgo(hours), reviewsValidated, artistsRated }, now)
  expect(trust(0)).toBeCloseTo(0.1)
  expect(trust(24 * 400, 100, 100)).toBe(1)
  expect(trust(-5)).toBeCloseTo(0.1)
  expect(trust(24 * 7)).toBeLessThan(0.5)
})

describe('a page of Trending', () => {
  const tracks = (from: number, count: number, artistOf: (i: number) => number) =>
    Array.from({ length: count }, (_, i) => ({ id: from + i, artist: artistOf(i) }))

  test('gives every fourth place to first ears', () => {
    const { placed } = layOut(
      { ranked: tracks(1, 20, (i) => i), ears: tracks(101, 5, (i) => 100 + i), before: [], place: 0 },
      12,
    )
    expect(placed.map(({ id }) => id)).toEqual([1, 2, 3, 101, 4, 5, 6, 102, 7, 8, 9, 103])
  })
  test('shows no track twice, although it stands in both lists', () => {
    const ranked = tracks(1, 8, (i) => i)
    const { placed } = layOut({ ranked, ears: [ranked[2]!, ranked[7]!], before: [], place: 0 }, 8)
    expect(new Set(placed.map(({ id }) => id)).size).toBe(8)
  })
  test('lets no artist hold more than two of any ten places', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 30, maxLength: 60 }), (artists) => {
        const ranked = [...artists.map((artist, i) => ({ id: i + 1, artist })), ...tracks(1000, 40, (i) => 100 + i)]
        const { placed } = layOut({ ranked, ears: [], before: [], place: 0 }, 30)
        for (let i = 0; i + 10 <= placed.length; i++) {
          const ten = placed.slice(i, i + 10).map(({ artist }) => artist)
          expect(Math.max(...ten.map((artist) => ten.filter((other) => other === artist).length))).toBeLessThanOrEqual(
            2,
          )
        }
      }),
    )
  })
  test('of one artist alone shows all their tracks rather than none', () => {
    expect(layOut({ ranked: tracks(1, 9, () => 7), ears: [], before: [], place: 0 }, 9).placed).toHaveLength(9)
  })
  test('goes on with the rule across its end', () => {
    const { placed } = layOut(
      {
        ranked: [
          { id: 1, artist: 5 },
          { id: 2, artist: 6 },
        ],
        ears: [],
        before: [5, 5],
        place: 10,
      },
      1,
    )
    expect(placed[0]?.id).toBe(2)
  })
})
