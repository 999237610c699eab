import { queryOptions } from '@tanstack/react-query'
import type { TrackDetail } from '../../contract/tracks.ts'
import { CallError, call } from '../call.ts'
import { listLifetime } from '../query.ts'

/** One track, or null where there is none of that id. */
export const trackDetail = (id: number) =>
  queryOptions({
    queryKey: [`/api/tracks/${id}`],
    queryFn: ({ signal }): Promise<TrackDetail | null> =>
      call('GET /api/tracks/:id', { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof CallError && (error.status === 404 || error.status === 400)) return null
        throw error
      }),
    ...listLifetime,
  })
