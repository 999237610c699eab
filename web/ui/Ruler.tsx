import { classes } from './classes.ts'
import styles from './Ruler.module.css'

const TICKS = Array.from({ length: 60 }, (_, tick) => tick)

/**
 * Sixty ticks, every tenth tall: one instrument for recording time, playback, upload and points.
 * `spot` ticks are played, done or earned; up to `ink` they are recorded and not yet played; the rest are still to
 * come, or, with `never`, will not be used.
 */
export function Ruler({
  spot = 0,
  ink = 0,
  never,
  label,
  valueText,
  className,
}: {
  spot?: number
  ink?: number
  never?: boolean
  /** What is measured; with it the ruler is a progress bar for assistive technology, without it a picture. */
  label?: string
  valueText?: string
  className?: string
}) {
  const bar = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 60,
        'aria-valuenow': Math.round(spot),
        'aria-valuetext': valueText,
      }
    : { 'aria-hidden': true as const }
  return (
    <div className={classes(styles.ruler, className)} {...bar}>
      {TICKS.map((tick) => (
        <i key={tick} data-is={tick < spot ? 'spot' : tick < ink ? 'ink' : never ? 'never' : undefined} />
      ))}
    </div>
  )
}
