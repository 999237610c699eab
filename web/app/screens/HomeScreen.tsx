import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { RATING_POP, REVIEW } from '../../../contract/limits.ts'
import type { RatingType, Track } from '../../../contract/tracks.ts'
import { Feed, type FeedHandle } from '../../feed/Feed.tsx'
import { FeedFrame } from '../../feed/FeedFrame.tsx'
import { FeedSkeleton } from '../../feed/FeedSkeleton.tsx'
import { renewFeeds } from '../../feed/queries.ts'
import type { Toggles } from '../../feed/ReviewItem.tsx'
import { useWideScreen } from '../../feed/screen.ts'
import { usePrepared } from '../../feed/sound.ts'
import { useFeed } from '../../feed/use-feed.ts'
import { useKeys } from '../../feed/use-keys.ts'
import { player, useMediaKeys } from '../../player/use-player.ts'
import { usePlays } from '../../plays/use-plays.ts'
import { currentUser, renewOwnReviews } from '../../query.ts'
import { askToSignIn, askToSignInToReview } from '../../ratings/guest.ts'
import { renewOwnMarks, useOwnMarks, useRate } from '../../ratings/queries.ts'
import { RATINGS } from '../../ratings/rating.ts'
import { useLead } from '../../ui/lead.ts'
import { useOpenUpload } from '../UploadHost.tsx'
import { HomeItem, type Stamped } from './HomeItem.tsx'
import { AddReview, BlankDesk, Desk, EmptyFeed, FailedFeed, fetchLater, LegalLinks, ReviewDialog } from './later.ts'

/** The feed, and what a rating leads to. */
export function HomeScreen() {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { data: user } = useQuery(currentUser)
  const feed = useFeed()
  const { kind, index, tracks } = feed
  const track = tracks[index]
  const marks = useOwnMarks(
    user,
    feed.pages.map(({ items }) => items.map(({ id }) => id)),
  )
  const openUpload = useOpenUpload()
  const isWide = useWideScreen()

  const [isSunk, setSunk] = useState(false)
  const [stamped, setStamped] = useState<Stamped | null>(null)
  const [adding, setAdding] = useState<Track | null>(null)
  const [reviewing, setReviewing] = useState<{ track: Track; ratingType: RatingType } | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const isHeld = adding !== null || reviewing !== null || isLeaving
  const list = useRef<FeedHandle>(null)
  const item = useRef<Toggles>(null)
  const toggle = () => item.current?.toggle()

  useLead(track?.spot)
  usePrepared(kind === 'trending' && track?.hasReviews ? track : tracks[index + 1])
  const plays = usePlays(track?.id)

  useEffect(() => {
    const timer = setTimeout(fetchLater, 2500)
    return () => clearTimeout(timer)
  }, [])

  // The rating dialog is for talking: the music stops.
  useEffect(() => {
    if (isHeld) player.stop({ keepPlace: true })
  }, [isHeld])

  const tappedAt = useRef(0)
  const rating = useRate(({ track, ratingType }) => {
    setStamped((stamp) => stamp && { ...stamp, isCounted: true })
    plays.rated()
    // The sticker is seen to the end.
    const rest = Math.max(0, RATING_POP - (performance.now() - tappedAt.current))
    setTimeout(() => setReviewing({ track, ratingType }), rest)
  })

  function rate(rated: Track, ratingType: RatingType) {
    if (!user) return askToSignIn(() => navigate('/auth'))
    if (rating.isPending || isHeld) return
    tappedAt.current = performance.now()
    setStamped({ trackId: rated.id, ratingType, isCounted: false })
    rating.mutate({ track: rated, user, ratingType })
  }
  // The items keep still while nothing of theirs changes: what they are given must, too.
  const latestRate = useRef(rate)
  latestRate.current = rate
  const onRate = useCallback((rated: Track, type: RatingType) => void latestRate.current(rated, type), [])

  function startReview(rated: Track, ratingType: RatingType) {
    if (!user) return askToSignInToReview()
    if (rating.isPending) return
    tappedAt.current = Number.NEGATIVE_INFINITY
    rating.mutate({ track: rated, user, ratingType }, { onSuccess: () => setAdding(null) })
  }
  function showPosted({ id }: Track) {
    setLeaving(true)
    setTimeout(() => {
      void renewFeeds(queries)
      void renewOwnMarks(queries)
      void renewOwnReviews(queries)
      setTimeout(() => {
        feed.open('trending', id)
        setLeaving(false)
      }, REVIEW.tabSwitch)
    }, REVIEW.feedRefresh)
  }

  const chosenFor = ({ id }: Track) =>
    rating.isPending && rating.variables.track.id === id ? rating.variables.ratingType : (marks.ratings.get(id) ?? null)

  useKeys({
    step: (step) => list.current?.step(step),
    toggle,
    rate: (place) => track && RATINGS[place] && rate(track, RATINGS[place]),
  })
  useMediaKeys({ next: () => list.current?.step('next'), previous: () => list.current?.step('previous') })

  return (
    <FeedFrame
      kind={kind}
      onKind={(next) => feed.open(next)}
      beside={
        isWide && (
          <Suspense>
            {track ? (
              <Desk
                track={track}
                tracks={tracks}
                index={index}
                onToggle={toggle}
                onOpen={feed.goTo}
                foot={
                  <Suspense>
                    <LegalLinks />
                  </Suspense>
                }
              />
            ) : (
              <BlankDesk />
            )}
          </Suspense>
        )
      }
    >
      {feed.isFailed || (feed.isLoading && feed.isOffline) ? (
        <Suspense fallback={<FeedSkeleton />}>
          <FailedFeed isOffline={feed.isOffline} onAct={feed.retry} />
        </Suspense>
      ) : feed.isLoading ? (
        <FeedSkeleton />
      ) : !track ? (
        <Suspense fallback={<FeedSkeleton />}>
          <EmptyFeed kind={kind} onAct={() => (kind === 'new' ? openUpload() : feed.open('new'))} />
        </Suspense>
      ) : (
        <Feed
          key={kind}
          handle={list}
          tracks={tracks}
          index={index}
          hasMore={feed.hasMore}
          canStep={feed.canStep}
          onLeave={() => void player.fadeOut()}
          onStep={feed.take}
          onToggle={toggle}
          renderItem={(shown, { isActive, position }) => (
            <HomeItem
              ref={isActive ? item : undefined}
              track={shown}
              kind={kind}
              isActive={isActive}
              isHeld={isHeld}
              isFirst={position === 0}
              isSunk={isSunk}
              onSink={setSunk}
              chosen={chosenFor(shown)}
              own={marks.reviews.get(shown.id)}
              stamped={stamped?.trackId === shown.id ? stamped : null}
              onUnstamp={setStamped}
              onRate={onRate}
              onAdd={setAdding}
            />
          )}
        />
      )}
      <Suspense>
        {adding && (
          <AddReview
            track={adding}
            chosen={chosenFor(adding)}
            onRate={(type) => startReview(adding, type)}
            onClose={() => setAdding(null)}
          />
        )}
        {reviewing && (
          <ReviewDialog
            track={reviewing.track}
            ratingType={reviewing.ratingType}
            onClose={() => setReviewing(null)}
            onPosted={() => showPosted(reviewing.track)}
          />
        )}
      </Suspense>
    </FeedFrame>
  )
}
