import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { DISCOVER, type Genre } from '../../contract/limits.ts'
import type { Track } from '../../contract/tracks.ts'
import { call, callPage, type Page } from '../call.ts'
import { listLifetime } from '../query.ts'

/** One more than is shown: whoever looks may be among them. */
export const risingArtists = queryOptions({
  queryKey: ['/api/users', 'rising'],
  queryFn: ({ signal }) => call('GET /api/users', { query: { order: 'rising', limit: DISCOVER.artists + 1 }, signal }),
  ...listLifetime,
})

export const featuredTracks = queryOptions({
  queryKey: ['/api/tracks', 'featured'],
  queryFn: ({ signal }) => call('GET /api/tracks', { query: { limit: DISCOVER.tracks }, signal }),
  ...listLifetime,
})

const PAGE = 24
export const genreTracks = (genre: Genre) =>
  infiniteQueryOptions({
    queryKey: ['/api/tracks', 'genre', genre],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<Page<Track[]>> =>
      callPage('GET /api/tracks', { query: { genre, limit: PAGE, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (page) => page.next,
    ...listLifetime,
  })
