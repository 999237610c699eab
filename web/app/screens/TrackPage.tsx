import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { RATING_POP } from '../../../contract/limits.ts'
import type { RatingType, TrackDetail } from '../../../contract/tracks.ts'
import { useSound } from '../../feed/sound.ts'
import { player } from '../../player/use-player.ts'
import { usePlays } from '../../plays/use-plays.ts'
import { currentUser, renewOwnReviews } from '../../query.ts'
import { askToSignIn, askToSignInToReview } from '../../ratings/guest.ts'
import { renewOwnMarks, useOwnMarks, useRate } from '../../ratings/queries.ts'
import { RatedSticker } from '../../ratings/RatedSticker.tsx'
import { RatingRow } from '../../ratings/RatingRow.tsx'
import { trackReviews } from '../../reviews/of-track.ts'
import { BlankReviews, VideoReviews } from '../../reviews/VideoReviews.tsx'
import { Scrubber } from '../../tracks/Scrubber.tsx'
import { ShareButton } from '../../tracks/ShareButton.tsx'
import styles from '../../tracks/TrackLayout.module.css'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { FitTitle } from '../../ui/FitTitle.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx'
import { useLead } from '../../ui/lead.ts'
import { LeftIcon } from '../../ui/page-icons.tsx'
import { portraitOf } from '../../ui/portrait.ts'
import { Record } from '../../ui/Record.tsx'
import { Sleeve } from '../../ui/Skeleton.tsx'
import { spotted } from '../../ui/spot.ts'
import { toast } from '../../ui/toast.ts'
import { actions } from '../../words/actions.ts'
import { common } from '../../words/common.ts'
import { catalogueNumber, clock } from '../../words/format.ts'
import { hashtags } from '../../words/product.ts'
import { reviewWords } from '../../words/reviews.ts'
import { signIn } from '../../words/sign-in.ts'
import { trackPage } from '../../words/track.ts'
import { DeleteButton } from '../DeleteButton.tsx'
import { AddReview, ReviewDialog } from './later.ts'

const WatchReview = lazy(() => import('../../reviews/WatchReview.tsx').then((it) => ({ default: it.WatchReview })))
type Open = { what: 'adding' } | { what: 'reviewing'; ratingType: RatingType } | { what: 'watching'; place: number }

/** A track with all that belongs to it: to hear, rate, review, watch and send to others. */
export function TrackPage({ track }: { track: TrackDetail }) {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const { data: user } = useQuery(currentUser)
  const { data: shared = [], isPending } = useQuery(trackReviews(track.id))
  const marks = useOwnMarks(user, [[track.id]])
  const own = marks.reviews.get(track.id)
  const reviews = own ? [own, ...shared.filter(({ id }) => id !== own.id)] : shared
  const sound = useSound(track)
  const plays = usePlays(track.id)
  const [open, setOpen] = useState<Open | null>(null)
  const [stamped, setStamped] = useState<{ ratingType: RatingType; isCounted: boolean } | null>(null)
  const isHeld = open !== null

  useLead(track.spot)
  // What opens over the page is for talking or listening: the music stops. So it does when the page is left.
  useEffect(() => {
    if (isHeld) player.stop({ keepPlace: true })
  }, [isHeld])
  useEffect(() => () => player.stop({ keepPlace: true }), [])

  const tappedAt = useRef(0)
  const rating = useRate(({ ratingType }) => {
    setStamped((stamp) => stamp && { ...stamp, isCounted: true })
    plays.rated()
    const rest = Math.max(0, RATING_POP - (performance.now() - tappedAt.current))
    setTimeout(() => setOpen({ what: 'reviewing', ratingType }), rest)
  })
  function rate(ratingType: RatingType) {
    if (!user) return askToSignIn(() => go('/auth'))
    if (rating.isPending || isHeld) return
    tappedAt.current = performance.now()
    setStamped({ ratingType, isCounted: false })
    rating.mutate({ track, user, ratingType }, { onError: () => setStamped(null) })
  }
  function startReview(ratingType: RatingType) {
    if (!user) return askToSignInToReview()
    if (rating.isPending) return
    tappedAt.current = Number.NEGATIVE_INFINITY
    rating.mutate({ track, user, ratingType })
  }
  function showPosted() {
    void renewOwnMarks(queries)
    void renewOwnReviews(queries)
    void queries.invalidateQueries({ queryKey: trackReviews(track.id).queryKey })
  }
  function openProfile(event: MouseEvent) {
    if (user) return
    event.preventDefault()
    toast(signIn.profile)
    go('/auth')
  }
  const chosen = rating.isPending ? rating.variables.ratingType : (marks.ratings.get(track.id) ?? null)
  const { creator } = track

  return (
    <main className={styles.screen} {...spotted(track.spot)}>
      <div className={styles.top}>
        <div className={styles.art} data-playing={sound.isPlaying || undefined}>
          <div className={styles.record}>
            <Record
              size={148}
              playing={sound.isPlaying}
              onToggle={sound.toggle}
              on={{ artist: track.artistName, number: catalogueNumber(track.id) }}
            />
          </div>
          <div className={styles.disc} aria-hidden="true">
            <Record
              playing={sound.isPlaying}
              on={{
                artist: track.artistName,
                number: catalogueNumber(track.id),
                title: track.title,
                length: clock(track.seconds),
              }}
            />
          </div>
          <div className={styles.cover}>
            {track.coverImage ? (
              <img
                src={`${track.coverImage}&shape=square&w=780`}
                srcSet={`${track.coverImage}&shape=square&w=480 480w, ${track.coverImage}&shape=square&w=960 960w`}
                sizes="(min-width: 900px) 440px, 100vw"
                alt=""
                fetchPriority="high"
              />
            ) : (
              <Sleeve square hole={0.62} />
            )}
            <IconButton
              label={sound.isPlaying ? common.pause : common.play}
              shape="disc"
              className={styles.play}
              onClick={sound.toggle}
            >
              {sound.isPlaying ? <PauseIcon size={26} /> : <PlayIcon size={26} />}
            </IconButton>
          </div>
          {stamped && (
            <RatedSticker
              track={track}
              type={stamped.ratingType}
              isCounted={stamped.isCounted}
              onGone={() => setStamped(null)}
            />
          )}
          <IconButton
            label={actions.back}
            shape="plate"
            className={styles.back}
            onClick={() => (history.length > 1 ? history.back() : go('/'))}
          >
            <LeftIcon />
          </IconButton>
          <ShareButton track={track} tone="outline" className={styles.shareOnArt} />
        </div>

        <div className={styles.title}>
          <FitTitle as="h1" text={track.title} height={96} lines={3} />
          <p className={styles.typed}>
            <bdi>
              <b>{track.title}</b>
            </bdi>{' '}
            {common.by}{' '}
            <bdi>
              <b>{track.artistName}</b>
            </bdi>
          </p>
        </div>
        <div className={styles.wave}>
          <Scrubber track={track} />
        </div>
        <div className={styles.rate}>
          <RatingRow track={track} chosen={chosen} onRate={rate} />
        </div>
        {track.description && (
          <p className={styles.description} dir="auto">
            {track.description}
          </p>
        )}
        <div className={styles.people}>
          <Link href={`/profile/${creator.id}`} className={styles.artist} onClick={openProfile}>
            <Avatar name={creator.displayName} src={portraitOf(creator, 36)} size={36} />
            <span>@{creator.username}</span>
          </Link>
          <p className={styles.tags}>
            <Link href={`/discover?genre=${encodeURIComponent(track.genre)}`}>{hashtags(track.genre)[0]}</Link>{' '}
            {hashtags(track.genre)[1]}
          </p>
        </div>
        <div className={styles.acts}>
          <ShareButton track={track} tone="outline" className={styles.shareBeside} />
          <Button tone="spot" onClick={() => setOpen({ what: 'adding' })} className={styles.addBeside}>
            {reviewWords.add}
          </Button>
        </div>
      </div>

      <section className={styles.reviews} aria-labelledby="video-reviews">
        <header>
          <h2 id="video-reviews">{trackPage.reviews}</h2>
          <span>{Math.max(track.reviewCount, shared.length)}</span>
        </header>
        {reviews.length > 0 ? (
          <VideoReviews reviews={reviews} onWatch={(place) => setOpen({ what: 'watching', place })} />
        ) : isPending && track.reviewCount > 0 ? (
          <BlankReviews count={track.reviewCount} />
        ) : (
          <p className={styles.none}>{trackPage.noReviews}</p>
        )}
        <Button tone="spot" wide className={styles.addBelow} onClick={() => setOpen({ what: 'adding' })}>
          {reviewWords.add}
        </Button>
      </section>

      {user?.id === creator.id && (
        <footer className={styles.owner}>
          <DeleteButton what="track" id={track.id} onGone={() => go('/activity')} />
        </footer>
      )}

      <Suspense>
        {open?.what === 'adding' && (
          <AddReview track={track} chosen={chosen} onRate={startReview} onClose={() => setOpen(null)} />
        )}
        {open?.what === 'reviewing' && (
          <ReviewDialog
            track={track}
            ratingType={open.ratingType}
            onClose={() => setOpen(null)}
            onPosted={showPosted}
          />
        )}
        {open?.what === 'watching' && (
          <WatchReview
            reviews={reviews}
            place={open.place}
            spot={spotted(track.spot)}
            onGo={(place) => setOpen({ what: 'watching', place })}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </main>
  )
}
