import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { listLifetime } from '../query.ts'

/** What is found for `said`. While the next answer comes the one before stays; one that comes too late is dropped. */
export const found = (said: string) =>
  queryOptions({
    queryKey: ['/api/search', said],
    queryFn: async ({ signal }) => ({ said, ...(await call('GET /api/search', { query: { q: said }, signal })) }),
    enabled: said !== '',
    placeholderData: keepPreviousData,
    ...listLifetime,
  })
