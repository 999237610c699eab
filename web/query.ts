import { notifyManager, QueryClient, queryOptions } from '@tanstack/react-query'
import { FRESH } from '../contract/limits.ts'
import { call, isSignedOut } from './call.ts'

// What is under way is known before the next event: the second tap of a double one must find its button busy.
notifyManager.setScheduler(queueMicrotask)

/** Nothing is fetched again by itself, believed stale or retried, unless a query says so. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
      // Asked for once without a line, too: what was opened before may be kept.
      networkMode: 'offlineFirst',
    },
    // Without a line they fail at once, and say so: none waits unseen to be sent later.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** How the feeds differ: believed for five minutes, looked at again on focus and on mount, three retries. */
export const feedLifetime = {
  staleTime: FRESH.feed,
  gcTime: FRESH.feed,
  refetchOnWindowFocus: true,
  refetchOnMount: true,
  retry: 3,
} as const
export const reviewsLifetime = { staleTime: FRESH.reviews } as const
export const listLifetime = { staleTime: FRESH.lists } as const

/** The signed-in person, or null: a 401 is an answer, not an error. */
export const currentUser = queryOptions({
  queryKey: ['/api/user'],
  staleTime: FRESH.user,
  queryFn: ({ signal }) =>
    call('GET /api/user', { signal }).catch((error: unknown) => {
      if (isSignedOut(error)) return null
      throw error
    }),
})

/** One's own reviews, wherever they are listed: one has come or gone. */
export const renewOwnReviews = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => /^\/api\/users\/\d+\/reviews$/.test(String(path)) })
