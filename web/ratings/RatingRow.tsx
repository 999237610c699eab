import type { RatingType, Track } from '../../contract/tracks.ts'
import { ratingIcons } from '../ui/icons.tsx'
import { cellCount } from '../words/format.ts'
import { ratingWords } from '../words/product.ts'
import { rateIt } from '../words/ratings.ts'
import styles from './RatingRow.module.css'
import { countOf, RATINGS } from './rating.ts'

/** The three ratings side by side, on paper: one's own is filled with the track's spot. */
export function RatingRow({
  track,
  chosen,
  onRate,
}: {
  track: Track
  chosen: RatingType | null
  onRate: (type: RatingType) => void
}) {
  return (
    <fieldset className={styles.row} aria-label={rateIt}>
      {RATINGS.map((type) => {
        const Icon = ratingIcons[type]
        return (
          <button
            key={type}
            type="button"
            className={styles.cell}
            aria-pressed={chosen === type}
            onClick={() => onRate(type)}
          >
            <Icon />
            <span className={styles.words}>
              <span className={styles.count}>{cellCount(countOf(track, type))}</span>
              <span className={styles.word}>{ratingWords[type]}</span>
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
