import { queryOptions } from '@tanstack/react-query'
import { DISCOVER } from '../../contract/limits.ts'
import { call } from '../call.ts'
import { listLifetime } from '../query.ts'

const query = { limit: DISCOVER.leaderboard }

export const topTracks = queryOptions({
  queryKey: ['/api/leaderboard/tracks'],
  queryFn: ({ signal }) => call('GET /api/leaderboard/tracks', { query, signal }),
  ...listLifetime,
})
export const topUsers = queryOptions({
  queryKey: ['/api/leaderboard/users'],
  queryFn: ({ signal }) => call('GET /api/leaderboard/users', { query, signal }),
  ...listLifetime,
})
