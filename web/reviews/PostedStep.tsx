import { reviewDiamonds } from '../../contract/limits.ts'
import type { Track } from '../../contract/tracks.ts'
import { classes } from '../ui/classes.ts'
import { Diamonds } from '../ui/Diamonds.tsx'
import { Record } from '../ui/Record.tsx'
import { catalogueNumber } from '../words/format.ts'
import { posted as words } from '../words/recording.ts'
import type { Posted } from './queries.ts'
import styles from './ReviewDialog.module.css'

/** One label, for one second: what the review earned so far. */
export function PostedStep({ posted, track }: { posted: Posted; track: Track }) {
  const { pointsAwarded: points, note, review } = posted
  // A narrow or short screen gets a smaller pressing.
  const small = window.innerWidth < 376 || window.innerHeight < 700
  const label = small ? 260 : 330
  return (
    <div role="status" className={styles.posted}>
      <div className={classes(styles.pressing, small && styles.small)}>
        <Record
          size={label * 2}
          label={label}
          on={{ artist: track.artistName, number: words.print(catalogueNumber(track.id), review.createdAt) }}
          className={styles.record}
        >
          <span className={styles.points} style={{ width: label * 0.6 }}>
            <b>
              <small>+</small>
              {points}
            </b>
            <span>{words.points}</span>
            {points > 0 && <Diamonds count={reviewDiamonds(points)} size={small ? 24 : 30} />}
          </span>
        </Record>
      </div>
      <p className={styles.checked}>
        {note ?? (
          <>
            <b>{words.checked}</b> {words.means}
          </>
        )}
      </p>
    </div>
  )
}
