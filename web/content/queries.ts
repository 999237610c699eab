import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Everything that the operator says in their own name. */
export const contentOptions = queryOptions({
  queryKey: ['/api/content'],
  queryFn: ({ signal }) => call('GET /api/content', { signal }),
})

/** The addresses of customer service: they come with the page. */
export const supportOptions = queryOptions({
  queryKey: ['/api/content', 'support'],
  queryFn: async ({ client }) => (await client.fetchQuery(contentOptions)).support,
})
