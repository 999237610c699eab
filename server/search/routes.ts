import type { Pool } from 'pg'
import { type Genre, SEARCH } from '../../contract/limits.ts'
import { search as searchFor } from '../../contract/search.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { countGenres, findArtists, findTracks, readWords } from './queries.ts'
import { findGenres, type Meant, queriesOf, type Typed, understand } from './rules.ts'

async function findAll(pool: Pool, meant: Meant[], join: '&' | '|') {
  const query = queriesOf(meant, join)
  const [artists, tracks] = await Promise.all([
    findArtists(pool, query, SEARCH.artists),
    findTracks(pool, query, SEARCH.tracks),
  ])
  return { artists, tracks }
}

/**
 * Two round trips: what the words may mean, then who and what has all of them. Where there is nothing, words that are
 * right elsewhere are doubted too, and at last some of them are enough.
 */
async function findBest(pool: Pool, typed: Typed[]) {
  const [believed, doubted] = [
    typed.map((word) => understand(word)),
    typed.map((word) => understand(word, { doubting: true })),
  ]
  const ways = [
    [believed, '&'],
    [doubted, '&'],
    [doubted, '|'],
  ] as const
  for (const [meant, join] of ways.slice(0, typed.length > 1 ? 3 : 1)) {
    const found = await findAll(pool, meant, join)
    if (found.artists.length + found.tracks.length > 0)
      return { ...found, taken: [...new Set(meant.flatMap(({ others }) => others))] }
  }
  return { artists: [], tracks: [], taken: [] }
}

export function search(serve: Serve, { pool }: Pick<Parts, 'pool'>) {
  serve(searchFor, async ({ query }) => {
    const typed = await readWords(pool, query.q)
    if (typed.length === 0) return { artists: [], genres: [], tracks: [], taken: [] }
    const names = findGenres(typed.map(({ word }) => word))
    const [found, counted] = await Promise.all([
      findBest(pool, typed),
      names.length ? countGenres(pool, names, SEARCH.genreCount) : [],
    ])
    const countOf = (genre: Genre) => counted.find((row) => row.genre === genre)?.trackCount ?? 0
    return { ...found, genres: names.map((genre) => ({ genre, trackCount: countOf(genre) })) }
  })
}
