import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { reviewDiamonds } from '../../contract/limits.ts'
import type { Review } from '../../contract/reviews.ts'
import { Button } from '../ui/Button.tsx'
import { Diamonds } from '../ui/Diamonds.tsx'
import { More } from '../ui/More.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import { actions } from '../words/actions.ts'
import { profile, profileReviews } from '../words/profile.ts'
import { reviewWords } from '../words/reviews.ts'
import { dayOf } from '../words/time.ts'
import styles from './Profile.module.css'
import { reviewsOptions } from './queries.ts'

/** What somebody said about tracks; one's own also while they are being checked. */
export function ReviewsTab({ personId }: { personId: number }) {
  const list = useInfiniteQuery(reviewsOptions(personId))
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? []

  if (list.isPending) return <Blanks />
  if (list.isError && reviews.length === 0)
    return (
      <div className={styles.failed} role="alert">
        <p>{profileReviews.failed}</p>
        <Button tone="outline" onClick={() => list.refetch()}>
          {actions.again}
        </Button>
      </div>
    )
  if (reviews.length === 0) return <p className={styles.nothing}>{profileReviews.none}</p>
  return (
    <>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <Entry key={review.id} review={review} />
        ))}
      </ul>
      {list.hasNextPage && (
        <More onMore={() => list.fetchNextPage()} busy={list.isFetching} failed={list.isFetchNextPageError} />
      )}
    </>
  )
}

function Entry({ review }: { review: Review }) {
  const { createdAt, pointsAwarded: points, prompt, transcript, verdict, track } = review
  return (
    <li>
      <p className={styles.facts}>
        <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        <span className={styles.earned}>
          {profileReviews.points(points)}
          <Diamonds count={reviewDiamonds(points)} earned={verdict === 'validated' && points > 0} />
        </span>
      </p>
      <p className={styles.prompt} dir="auto">
        {prompt ? `“${prompt}”` : reviewWords.noPrompt}
      </p>
      <p dir="auto">{transcript ? `“${transcript}”` : reviewWords.noTranscript}</p>
      <p className={styles.under}>
        {track.title && (
          <Link href={`/track/${review.trackId}`} dir="auto">
            {track.title}
          </Link>
        )}
        {verdict === 'refused' && <span className={styles.refused}>{reviewWords.refused}</span>}
        {(verdict === 'pending' || verdict === 'unsure') && <span>{reviewWords.checking}</span>}
      </p>
    </li>
  )
}

const Blanks = () => (
  <ul className={styles.reviews} aria-busy="true">
    {[0, 1, 2].map((place) => (
      <li key={place} aria-hidden="true" className={styles.blankReview}>
        <Bone width="36%" />
        <Bone width="90%" height={16} />
        <Bone width="70%" height={16} />
      </li>
    ))}
  </ul>
)

/** The last two of which there are words, beside the tracks of a wide screen. */
export function SaidLast({ personId }: { personId: number }) {
  const { data } = useInfiniteQuery(reviewsOptions(personId))
  const said = data?.pages[0]?.items.filter(({ transcript, verdict }) => transcript && verdict === 'validated') ?? []
  if (said.length === 0) return null
  return (
    <section className={styles.said} aria-label={profile.saidLast}>
      <h2>{profile.saidLast}</h2>
      {said.slice(0, 2).map(({ id, transcript, track, pointsAwarded }) => (
        <figure key={id}>
          <blockquote dir="auto">“{transcript}”</blockquote>
          <figcaption>
            {track.title}, {profileReviews.points(pointsAwarded)}
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
