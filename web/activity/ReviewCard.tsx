import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { reviewDiamonds } from '../../contract/limits.ts'
import type { Review } from '../../contract/reviews.ts'
import { Diamonds } from '../ui/Diamonds.tsx'
import { ClockIcon } from '../ui/page-icons.tsx'
import { Receipt } from '../ui/Receipt.tsx'
import { spotted } from '../ui/spot.ts'
import { reviewCard } from '../words/activity.ts'
import { reviewWords } from '../words/reviews.ts'
import { timeAgo } from '../words/time.ts'
import { CardCover } from './CardCover.tsx'
import styles from './ReviewCard.module.css'

/** One's own review: what was asked and said, its verdict, and what every point is for. */
export function ReviewCard({ review, foot }: { review: Review; foot?: ReactNode }) {
  const { track, pointsAwarded: points } = review
  const isGone = track.title === ''
  const name = isGone ? (
    reviewCard.trackNumber(review.trackId)
  ) : (
    <>
      "<bdi>{track.title}</bdi>"
    </>
  )
  return (
    <article className={styles.card} {...spotted(track.spot)}>
      <CardCover address={track.coverImage} className={styles.cover} />
      <header className={styles.head}>
        <h2 className={styles.title}>
          {reviewCard.on}
          {isGone ? name : <Link href={`/track/${review.trackId}`}>{name}</Link>}
        </h2>
        <p className={styles.line}>
          <time dateTime={review.createdAt} className={styles.time}>
            {timeAgo(review.createdAt)}
          </time>
          <span className={styles.points} data-earned={isEarned(review) || undefined}>
            {reviewCard.points(points)} <Diamonds count={reviewDiamonds(points)} earned={isEarned(review)} />
          </span>
        </p>
      </header>
      <div className={styles.words}>
        <p className={styles.prompt} dir="auto" data-none={!review.prompt || undefined}>
          {review.prompt ? `"${review.prompt}"` : reviewWords.noPrompt}
        </p>
        <p className={styles.transcript} dir="auto" data-none={!review.transcript || undefined}>
          {review.transcript || reviewWords.noTranscript}
        </p>
      </div>
      <div className={styles.verdict}>
        <Verdict review={review} />
        {isGone && <p className={styles.quiet}>{reviewCard.gone}</p>}
        {foot}
      </div>
    </article>
  )
}

const isEarned = ({ validated, pointsAwarded }: Review) => validated && pointsAwarded > 0

/** The two words of the specification where they are true, and "Being checked" until one of them is. */
export const verdictWord = ({ verdict }: Review) =>
  ({
    pending: reviewWords.checking,
    unsure: reviewWords.checking,
    validated: reviewWords.validated,
    refused: reviewWords.refused,
  })[verdict]

function Verdict({ review }: { review: Review }) {
  const { verdict, pointsAwarded: points, lines, reasons, couldHaveEarned } = review
  const word = verdictWord(review)
  if (verdict === 'validated') {
    return (
      <>
        <p className={styles.validated}>{word}</p>
        {lines.length > 0 && (
          <Receipt label={reviewCard.receipt} lines={lines} total={reviewCard.total(points)} more={couldHaveEarned} />
        )}
      </>
    )
  }
  if (verdict === 'refused') {
    return (
      <>
        <p className={styles.refused}>{word}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </>
    )
  }
  return (
    <>
      <p className={styles.checking}>
        <ClockIcon size={16} />
        {word}
      </p>
      {verdict === 'unsure' && reasons.map((reason) => <p key={reason}>{reason}</p>)}
      <p className={styles.quiet}>{points > 0 ? reviewCard.checkingMeans : reviewCard.checkingUnpaid}</p>
      {lines.length > 0 && (
        <div className={styles.posted}>
          <Receipt label={reviewCard.receipt} lines={lines} />
        </div>
      )}
    </>
  )
}
