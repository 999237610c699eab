import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'wouter'
import { trackDetail } from '../../tracks/detail.ts'
import { TrackSkeleton } from '../../tracks/TrackSkeleton.tsx'
import { Button } from '../../ui/Button.tsx'
import { actions } from '../../words/actions.ts'
import { pageTitle } from '../../words/page-title.ts'
import { product } from '../../words/product.ts'
import { trackPage } from '../../words/track.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { TrackPage } from './TrackPage.tsx'
import styles from './TrackScreen.module.css'

/** The page of one track; an id that no track has is no page. */
export function TrackScreen() {
  const { id } = useParams()
  const { data: track, isError, refetch } = useQuery(trackDetail(Number(id)))
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
    <main className={styles.failed}>
      <h1>{trackPage.failed}</h1>
      <Button onClick={() => void refetch()}>{actions.again}</Button>
    </main>
  )
}
