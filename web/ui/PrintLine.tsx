import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './PrintLine.module.css'

/**
 * Progress over a picture, as a press shows it: finished above the line, halftone below, the percentage riding on it.
 * Children are the picture (an image, a video's still, a canvas); they fill the box. `progress` is 0 to 1, and real.
 */
export function PrintLine({
  progress,
  label,
  plate = true,
  className,
  children,
}: {
  progress: number
  label: string
  plate?: boolean
  className?: string
  children: ReactNode
}) {
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100)
  return (
    <div
      className={classes(styles.print, className)}
      style={{ '--at': `${percent}%` } as Record<string, string>}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles.halftone}>
        <div className={styles.picture}>{children}</div>
      </div>
      <div className={styles.finished}>{children}</div>
      <div className={styles.line} />
      {plate && <span className={styles.plate}>{percent}%</span>}
    </div>
  )
}
