import { useState } from 'react'
import type { Review } from '../../contract/reviews.ts'
import { IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LeftIcon, RightIcon } from '../ui/page-icons.tsx'
import { reviewWords } from '../words/reviews.ts'
import { trackPage } from '../words/track.ts'
import styles from './WatchReview.module.css'

/** One review, large, with all that was said; the others are a step away. */
export function WatchReview({
  reviews,
  place,
  onGo,
  onClose,
  spot,
}: {
  reviews: readonly Review[]
  place: number
  onGo: (place: number) => void
  onClose: () => void
  spot: object
}) {
  const review = reviews[place]
  const last = reviews.length - 1
  if (!review) return null
  return (
    <Dialog open onClose={onClose} title={trackPage.reviewOf(review.reviewer.username)} look="sheet" spot={spot} page>
      <Video key={review.id} review={review} />
      {review.prompt && (
        <p className={styles.prompt} dir="auto">
          "{review.prompt}"
        </p>
      )}
      <p className={styles.said} dir="auto" data-none={!review.transcript || undefined}>
        {review.transcript || reviewWords.noTranscript}
      </p>
      {reviews.length > 1 && (
        <div className={styles.steps}>
          <IconButton
            label={trackPage.previous}
            aria-disabled={place === 0}
            onClick={() => place > 0 && onGo(place - 1)}
          >
            <LeftIcon />
          </IconButton>
          <span>
            {place + 1} / {reviews.length}
          </span>
          <IconButton
            label={trackPage.next}
            aria-disabled={place === last}
            onClick={() => place < last && onGo(place + 1)}
          >
            <RightIcon />
          </IconButton>
        </div>
      )}
    </Dialog>
  )
}

function Video({ review }: { review: Review }) {
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <p className={styles.failed}>{trackPage.noVideo}</p>
  return (
    <video
      className={styles.video}
      src={review.videoUrl}
      poster={review.posterUrl ?? undefined}
      autoPlay
      controls
      playsInline
      onError={() => setFailed(true)}
    >
      <track kind="captions" />
    </video>
  )
}
