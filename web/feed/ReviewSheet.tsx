import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Review } from '../../contract/reviews.ts'
import type { Track } from '../../contract/tracks.ts'
import { Button } from '../ui/Button.tsx'
import { FitTitle } from '../ui/FitTitle.tsx'
import { common } from '../words/common.ts'
import { reviewItem } from '../words/feed-review.ts'
import { clock } from '../words/format.ts'
import { reviewWords } from '../words/reviews.ts'
import { coverAddress } from './cover-address.ts'
import item from './FeedItem.module.css'
import styles from './ReviewSheet.module.css'

/** Under a large review: what was asked, how far the answer is, which track it is about, and one's own turn. */
export function ReviewSheet({
  track,
  review,
  video,
  rail,
  onAdd,
}: {
  track: Track
  review: Review
  video: RefObject<HTMLVideoElement | null>
  rail: ReactNode
  onAdd: () => void
}) {
  const cover = coverAddress(track, 'square', 96)
  return (
    <div className={item.foot}>
      <div className={styles.rail}>{rail}</div>
      <div className={styles.sheet}>
        <div className={styles.asked}>
          {review.prompt && (
            <>
              <small>{reviewItem.prompt}</small>
              <blockquote>“{review.prompt}”</blockquote>
            </>
          )}
          <Progress video={video} seconds={review.seconds} />
        </div>
        <div className={styles.track}>
          {cover ? <img src={cover} width={52} height={52} alt="" /> : <span className={styles.blank} />}
          <div>
            <FitTitle as="h2" text={track.title} height={26} lines={1} />
            <p>
              {common.by} <b>{track.artistName}</b>
            </p>
          </div>
        </div>
        <Button tone="spot" wide onClick={onAdd} className={styles.add}>
          {reviewWords.add}
        </Button>
      </div>
    </div>
  )
}

function Progress({ video, seconds }: { video: RefObject<HTMLVideoElement | null>; seconds: number }) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const look = () => setAt(element.currentTime)
    look()
    element.addEventListener('timeupdate', look)
    return () => element.removeEventListener('timeupdate', look)
  }, [video])
  return (
    <div className={styles.progress}>
      <span>{clock(at)}</span>
      <span className={styles.bar}>
        <i style={{ transform: `scaleX(${seconds > 0 ? Math.min(1, at / seconds) : 0})` }} />
      </span>
      <span>{clock(seconds)}</span>
    </div>
  )
}
