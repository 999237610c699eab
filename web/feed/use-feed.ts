import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Track } from '../../contract/tracks.ts'
import type { Step } from './gesture.ts'
import { settle } from './order.ts'
import { type FeedKind, feedOptions } from './queries.ts'

/** So many items before the end the next page is asked for. */
const AHEAD = 8
/** While a cover is being painted it is looked for again, in milliseconds. */
const PAINTING = 5000

type Place = { kind: FeedKind; index: number }
type Shown = { kind: FeedKind; fresh: Track[]; tracks: Track[] }

/** Where somebody is in which feed, and the list as they walk it. */
export function useFeed() {
  const [{ kind, index }, setPlace] = useState<Place>({ kind: 'new', index: 0 })
  const query = useInfiniteQuery({
    ...feedOptions(kind),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ coverImage }) => coverImage === null)) ? PAINTING : false,
  })
  const fresh = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data])
  const [shown, setShown] = useState<Shown>(() => ({ kind, fresh, tracks: settle([], 0, fresh) }))
  if (shown.kind !== kind || shown.fresh !== fresh) {
    setShown({ kind, fresh, tracks: settle(shown.kind === kind ? shown.tracks : [], index, fresh) })
  }
  const tracks = shown.kind === kind ? shown.tracks : []

  // A track to go to as soon as its feed is there, if it lists it.
  const [wanted, setWanted] = useState<number | null>(null)
  if (wanted !== null && tracks.length > 0) {
    setWanted(null)
    const at = tracks.findIndex(({ id }) => id === wanted)
    if (at > 0) setPlace({ kind, index: at })
  }

  const { hasNextPage, isFetching, fetchNextPage } = query
  const isNearEnd = tracks.length - index <= AHEAD
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage])

  return {
    kind,
    index,
    tracks,
    pages: query.data?.pages ?? NO_PAGES,
    hasMore: query.hasNextPage,
    isLoading: query.isPending,
    isFailed: query.isError && tracks.length === 0,
    isOffline: query.isPaused,
    retry: () => void query.refetch(),
    canStep: (step: Step) => (step === 'next' ? index < tracks.length - 1 : index > 0),
    take: (step: Step) => setPlace({ kind, index: index + (step === 'next' ? 1 : -1) }),
    goTo: (at: number) => setPlace({ kind, index: at }),
    open: (next: FeedKind, trackId?: number) => {
      setPlace({ kind: next, index: 0 })
      setWanted(trackId ?? null)
    },
  }
}
const NO_PAGES: never[] = []
