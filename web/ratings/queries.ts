import { type InfiniteData, useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import type { RatingType, Track } from '../../contract/tracks.ts'
import type { CurrentUser } from '../../contract/users.ts'
import { type AnswerOf, call, isSignedOut, type Page } from '../call.ts'
import { currentUser } from '../query.ts'
import { toast } from '../ui/toast.ts'
import { common } from '../words/common.ts'
import { ratingFailed } from '../words/ratings.ts'
import { askToSignIn } from './guest.ts'

type Marks = AnswerOf<'GET /api/user/marks'>
type Counts = AnswerOf<'POST /api/tracks/:id/rate'>
type Pages = InfiniteData<Page<Track[]>>

const FEEDS = ['/api/tracks/feed/new', '/api/tracks/feed/trending'] as const
const MARKS = '/api/user/marks'

export type OwnMarks = { ratings: Map<number, RatingType>; reviews: Map<number, Marks['reviews'][number]> }

/** One's own ratings, and reviews that others cannot see yet, on these pages of tracks. A guest has none. */
export function useOwnMarks(user: CurrentUser | null | undefined, pages: readonly number[][]): OwnMarks {
  return useQueries({
    queries: pages.map((ids) => ({
      queryKey: [MARKS, user?.id, ids],
      enabled: Boolean(user) && ids.length > 0,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('GET /api/user/marks', { query: { tracks: ids.slice(0, 100).join(',') }, signal }),
    })),
    combine: collect,
  })
}

function collect(results: { data?: Marks }[]): OwnMarks {
  const ratings = results.flatMap(({ data }) => data?.ratings ?? [])
  const reviews = results.flatMap(({ data }) => data?.reviews ?? [])
  return {
    ratings: new Map(ratings.map(({ trackId, ratingType }) => [trackId, ratingType])),
    reviews: new Map(reviews.map((review) => [review.trackId, review])),
  }
}

export const renewOwnMarks = (queries: ReturnType<typeof useQueryClient>) =>
  queries.invalidateQueries({ queryKey: [MARKS] })

type Rating = { track: Track; user: CurrentUser; ratingType: RatingType }

/** Sends a rating. Success brings the track's counts; both feeds are looked at again. */
export function useRate(onRated: (rating: Rating) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ track, user, ratingType }: Rating) =>
      call('POST /api/tracks/:id/rate', { params: { id: track.id }, body: { userId: user.id, ratingType } }),
    onSuccess: (counts, rating) => {
      remember(queries, rating, counts)
      for (const path of FEEDS) queries.invalidateQueries({ queryKey: [path] })
      onRated(rating)
    },
    onError: (error) => {
      // Signed out by now, in another tab or for being away: trying again would not help.
      if (isSignedOut(error)) {
        queries.setQueryData(currentUser.queryKey, null)
        return askToSignIn(() => navigate('/auth'))
      }
      toast({ title: common.error, description: ratingFailed, destructive: true })
    },
  })
}

/** Writes the answer where the screen reads it, so that nothing waits for the refetch. */
function remember(queries: ReturnType<typeof useQueryClient>, { track, user }: Rating, answer: Counts) {
  const { ratingType, ...counts } = answer
  const withCounts = (listed: Track) => (listed.id === track.id ? { ...listed, ...counts } : listed)
  for (const path of FEEDS) {
    queries.setQueryData<Pages>(
      [path],
      (feed) => feed && { ...feed, pages: feed.pages.map((page) => ({ ...page, items: page.items.map(withCounts) })) },
    )
  }
  queries.setQueryData<Track>([`/api/tracks/${track.id}`], (shown) => shown && { ...shown, ...counts })
  queries.setQueriesData<Marks>(
    { queryKey: [MARKS, user.id], predicate: ({ queryKey }) => (queryKey[2] as number[]).includes(track.id) },
    (marks) =>
      marks && {
        ...marks,
        ratings: [...marks.ratings.filter(({ trackId }) => trackId !== track.id), { trackId: track.id, ratingType }],
      },
  )
}
