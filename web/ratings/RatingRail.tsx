import { memo } from 'react'
import type { RatingType, Track } from '../../contract/tracks.ts'
import { classes } from '../ui/classes.ts'
import { ratingIcons } from '../ui/icons.tsx'
import { cellCount } from '../words/format.ts'
import { ratingWords } from '../words/product.ts'
import { rateIt } from '../words/ratings.ts'
import styles from './RatingRail.module.css'
import { countOf, RATINGS } from './rating.ts'

/** The three ratings with their counts, one's own pressed. `small` keeps icon and count. */
export const RatingRail = memo(function RatingRail({
  track,
  chosen,
  onRate,
  small,
}: {
  track: Track
  chosen: RatingType | null
  onRate: (track: Track, type: RatingType) => void
  small: boolean
}) {
  return (
    <fieldset className={classes(styles.rail, small && styles.small)} aria-label={rateIt}>
      {RATINGS.map((type) => {
        const Icon = ratingIcons[type]
        return (
          <button
            key={type}
            type="button"
            className={styles.cell}
            aria-pressed={chosen === type}
            onClick={() => onRate(track, type)}
          >
            <Icon />
            <span className={styles.count}>{cellCount(countOf(track, type))}</span>
            <span className={styles.word}>{ratingWords[type]}</span>
          </button>
        )
      })}
    </fieldset>
  )
})
