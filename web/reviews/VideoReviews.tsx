import { Link } from 'wouter'
import type { Review } from '../../contract/reviews.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { PlayIcon, ratingIcons } from '../ui/icons.tsx'
import { Plate } from '../ui/Plate.tsx'
import { portraitOf } from '../ui/portrait.ts'
import { Bone } from '../ui/Skeleton.tsx'
import { clock } from '../words/format.ts'
import { ratingWords } from '../words/product.ts'
import { reviewWords } from '../words/reviews.ts'
import { trackPage } from '../words/track.ts'
import styles from './VideoReviews.module.css'

/** A track's reviews side by side: a still of each, who it is, and what was said. */
export function VideoReviews({ reviews, onWatch }: { reviews: readonly Review[]; onWatch: (place: number) => void }) {
  return (
    <ul className={styles.row} aria-label={trackPage.reviews}>
      {reviews.map((review, place) => {
        const { reviewer, ratingType } = review
        const Icon = ratingType && ratingIcons[ratingType]
        return (
          <li key={review.id} className={styles.card}>
            <button type="button" className={styles.still} onClick={() => onWatch(place)}>
              <span className="for-ears">{trackPage.watch(reviewer.username)}</span>
              {review.posterUrl ? (
                <img src={review.posterUrl} alt="" loading="lazy" decoding="async" />
              ) : (
                <span className={styles.blank}>
                  <PlayIcon size={28} />
                </span>
              )}
              <span className={styles.plates}>
                <Plate className={styles.plate}>{clock(review.seconds)}</Plate>
                {Icon && (
                  <Plate className={styles.plate} data-rating="">
                    <Icon size={15} />
                    {ratingWords[ratingType]}
                  </Plate>
                )}
              </span>
            </button>
            <div className={styles.words}>
              <Link href={`/profile/${reviewer.id}`} className={styles.person}>
                <Avatar
                  name={reviewer.displayName}
                  src={portraitOf(reviewer, 26)}
                  size={26}
                  className={styles.avatar}
                />
                <span>@{reviewer.username}</span>
              </Link>
              {review.verdict !== 'validated' && <p className={styles.checking}>{reviewWords.checking}</p>}
              {review.transcript && (
                <p className={styles.said} dir="auto">
                  “{review.transcript}”
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** As large as what comes: so many of them, as far as a row is seen. */
export const BlankReviews = ({ count }: { count: number }) => (
  <div className={styles.row} aria-hidden="true">
    {Array.from({ length: Math.min(count, 4) }, (_, place) => place).map((place) => (
      <div key={place} className={styles.card}>
        <span className={styles.still} />
        <div className={styles.words}>
          <span className={styles.person}>
            <Bone width="62%" height={14} />
          </span>
          <Bone width="92%" height={13} />
        </div>
      </div>
    ))}
  </div>
)
