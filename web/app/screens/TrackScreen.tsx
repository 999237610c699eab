import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'wouter'
import { currentUser } from '../../query.ts'
import { useOwnMarks } from '../../ratings/queries.ts'
import { trackReviews } from '../../reviews/of-track.ts'
import { trackDetail } from '../../tracks/detail.ts'
import { TrackSkeleton } from '../../tracks/TrackSkeleton.tsx'
import { BlankPage } from '../../ui/BlankPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { actions } from '../../words/actions.ts'
import { pageTitle } from '../../words/page-title.ts'
import { product } from '../../words/product.ts'
import { trackPage } from '../../words/track.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { TrackPage } from './TrackPage.tsx'

/** The page of one track; an id that no track has is no page. */
export function TrackScreen() {
  const id = Number(useParams().id)
  const { data: track, isError, refetch } = useQuery(trackDetail(id))
  // What its page shows besides is asked for at the same moment, not after.
  const { data: user } = useQuery(currentUser)
  useQuery(trackReviews(id))
  useOwnMarks(user, [[id]])
  const name = track ? pageTitle(trackPage.shareText(track.title, track.artistName)) : product
  useEffect(() => {
    document.title = name
    return () => {
      document.title = product
    }
  }, [name])

  if (track) return <TrackPage key={track.id} track={track} />
  if (track === null) return <NotFoundScreen />
  if (!isError) return <TrackSkeleton />
  return (
    <BlankPage title={trackPage.failed} text={trackPage.noAnswer}>
      <Button onClick={() => void refetch()}>{actions.again}</Button>
    </BlankPage>
  )
}
