import type { RatingType, Track } from '../../contract/tracks.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FitTitle } from '../ui/FitTitle.tsx'
import { ratingIcons } from '../ui/icons.tsx'
import { spotted } from '../ui/spot.ts'
import { addReview } from '../words/add-review.ts'
import { common } from '../words/common.ts'
import { ratingWords } from '../words/product.ts'
import { rateIt } from '../words/ratings.ts'
import { reviewWords } from '../words/reviews.ts'
import styles from './AddReview.module.css'
import { RATINGS } from './rating.ts'

/** Over a review item: the three ratings, each of which starts a review. */
export function AddReview({
  track,
  chosen,
  onRate,
  onClose,
}: {
  track: Track
  chosen: RatingType | null
  onRate: (type: RatingType) => void
  onClose: () => void
}) {
  const heading = (
    <div className={styles.track}>
      {track.coverImage ? (
        <img src={`${track.coverImage}&shape=square&w=96`} width={36} height={36} alt="" />
      ) : (
        <span className={styles.blank} />
      )}
      <p>
        <b>{track.title}</b>
        <span>
          {common.by} {track.artistName}
        </span>
      </p>
    </div>
  )
  return (
    <Dialog open onClose={onClose} title={reviewWords.add} heading={heading} look="sheet" spot={spotted(track.spot)}>
      <FitTitle as="p" text={reviewWords.add} height={88} className={styles.title} />
      <fieldset className={styles.choices} aria-label={rateIt}>
        {RATINGS.map((type) => {
          const Icon = ratingIcons[type]
          return (
            <button key={type} type="button" aria-pressed={chosen === type} onClick={() => onRate(type)}>
              <Icon size={38} strokeWidth={1.5} />
              <span>{ratingWords[type]}</span>
            </button>
          )
        })}
      </fieldset>
      <p className={styles.what}>{addReview}</p>
    </Dialog>
  )
}
