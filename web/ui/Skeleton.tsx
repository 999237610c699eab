import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

/** A word that is not here yet. */
export function Bone({
  width,
  height = 12,
  round,
  className,
}: {
  width?: number | string
  height?: number
  round?: boolean
  className?: string
}) {
  return (
    <span
      className={classes(styles.bone, round && styles.round, className)}
      style={{ width: round ? height : width, height }}
    />
  )
}

/** A cover that is not here yet: a die-cut company sleeve, the paper of the inner one in its hole. Fills its box. */
export function Sleeve({
  hole = 0.78,
  square,
  className,
}: {
  hole?: number
  /** Small and square, the hole stands in the middle. */
  square?: boolean
  className?: string
}) {
  return (
    <div className={classes(styles.sleeve, square && styles.square, className)} aria-hidden="true">
      <span className={styles.hole} style={{ width: `${hole * 100}%` }} />
    </div>
  )
}
