import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Review } from '../../../contract/reviews.ts'
import type { CurrentUser } from '../../../contract/users.ts'
import { ownReviews, ownTracks } from '../../activity/queries.ts'
import { ReviewCard, verdictWord } from '../../activity/ReviewCard.tsx'
import { ReviewSkeletons, TrackSkeletons } from '../../activity/Skeletons.tsx'
import { TrackCard } from '../../activity/TrackCard.tsx'
import { isSignedOut } from '../../call.ts'
import { useWideScreen } from '../../feed/screen.ts'
import { currentUser } from '../../query.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { FitTitle } from '../../ui/FitTitle.tsx'
import { useLeadInDark } from '../../ui/lead.ts'
import { Record } from '../../ui/Record.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { actions } from '../../words/actions.ts'
import { activity, reviewCard, trackCard } from '../../words/activity.ts'
import { pageTitle } from '../../words/page-title.ts'
import { product } from '../../words/product.ts'
import { DeleteButton } from '../DeleteButton.tsx'
import { useOpenUpload } from '../UploadHost.tsx'
import styles from './ActivityScreen.module.css'

type Tab = 'reviews' | 'tracks'

/** What somebody has made here: their reviews with every point explained, and their tracks. */
export function ActivityScreen() {
  const { data: user } = useQuery(currentUser)
  useEffect(() => {
    document.title = pageTitle(activity.title)
    return () => {
      document.title = product
    }
  }, [])
  return (
    <main className={styles.screen}>
      <FitTitle as="h1" text={activity.title} height={110} lines={useWideScreen() ? 1 : 2} className={styles.title} />
      {user && <Content user={user} />}
    </main>
  )
}

function Content({ user }: { user: CurrentUser }) {
  const panel = useId()
  const [tab, setTab] = useState<Tab>('reviews')
  const reviews = useInfiniteQuery(ownReviews(user.id))
  const tracks = useInfiniteQuery({ ...ownTracks(user.id), enabled: tab === 'tracks' })
  const openUpload = useOpenUpload()
  const listed = reviews.data?.pages.flatMap(({ items }) => items) ?? []
  const uploaded = tracks.data?.pages.flatMap(({ items }) => items) ?? []
  const news = useVerdictNews(listed)

  useLeadInDark((tab === 'reviews' ? listed[0]?.track : uploaded[0])?.spot)

  if (isSignedOut(reviews.error) || isSignedOut(tracks.error)) return <SignInAgain />
  return (
    <>
      <Tabs
        label={activity.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'reviews', label: activity.tabs.reviews, controls: panel },
          { value: 'tracks', label: activity.tabs.tracks, controls: panel },
        ]}
      />
      <div id={panel} role="tabpanel" aria-label={activity.tabs[tab]}>
        {tab === 'reviews' ? (
          <List
            query={reviews}
            failed={activity.failed.reviews}
            skeletons={<ReviewSkeletons label={activity.loading.reviews} />}
            empty={
              <Empty words={reviewCard.empty} action={<LinkButton href="/">{actions.discoverMusic}</LinkButton>} />
            }
            cards={listed.map((review) => (
              <ReviewCard key={review.id} review={review} foot={<DeleteButton what="review" id={review.id} />} />
            ))}
          />
        ) : (
          <List
            query={tracks}
            failed={activity.failed.tracks}
            skeletons={<TrackSkeletons label={activity.loading.tracks} />}
            empty={
              <Empty words={trackCard.empty} action={<Button onClick={openUpload}>{actions.uploadATrack}</Button>} />
            }
            cards={uploaded.map((track) => <TrackCard key={track.id} track={track} />)}
            className={styles.tracks}
          />
        )}
      </div>
      <p role="status" className="for-ears">
        {news}
      </p>
    </>
  )
}

type Asked = Pick<
  UseInfiniteQueryResult,
  'isPending' | 'isError' | 'data' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
>

function List({
  query,
  failed,
  skeletons,
  empty,
  cards,
  className,
}: {
  query: Asked
  failed: string
  skeletons: ReactNode
  empty: ReactNode
  cards: ReactNode[]
  className?: string
}) {
  if (query.isPending) return skeletons
  if (!query.data && query.isError) {
    return <Empty words={failed} action={<Button onClick={() => void query.refetch()}>{actions.again}</Button>} />
  }
  if (cards.length === 0) return empty
  return (
    <>
      <div className={className}>{cards}</div>
      {query.hasNextPage && (
        <Button
          tone="outline"
          wide
          className={styles.more}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {actions.more}
        </Button>
      )}
    </>
  )
}

function Empty({ words, action }: { words: string; action: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Record size={useWideScreen() ? 380 : 168} />
      <div>
        <p>{words}</p>
        {action}
      </div>
    </div>
  )
}

/** The session has ended elsewhere while this screen stood here. */
function SignInAgain() {
  const queries = useQueryClient()
  const [, go] = useLocation()
  function signIn() {
    go('/auth')
    queries.setQueryData(currentUser.queryKey, null)
  }
  return <Empty words={activity.guest.title} action={<Button onClick={signIn}>{activity.guest.signIn}</Button>} />
}

/** What changed since it was last looked at, for those who do not see it change; one's points have changed with it. */
function useVerdictNews(reviews: readonly Review[]): string {
  const queries = useQueryClient()
  const known = useRef(new Map<number, string>())
  const [news, setNews] = useState('')
  useEffect(() => {
    const changed = reviews.filter(({ id, verdict }) => {
      const before = known.current.get(id)
      known.current.set(id, verdict)
      return before !== undefined && before !== verdict
    })
    if (changed.length === 0) return
    queries.invalidateQueries({ queryKey: currentUser.queryKey })
    setNews(
      changed
        .map((review) => reviewCard.changed(review.track.title, verdictWord(review), review.pointsAwarded))
        .join('. '),
    )
  }, [reviews, queries])
  return news
}
