import { useMemo } from 'react'
import { classes } from './classes.ts'
import styles from './Waveform.module.css'

/**
 * A track's shape and how far it has been heard. `peaks` are 0 to 255, as the contract has them; without any it is a
 * flat line. `progress` is 0 to 1. It is a picture: the times beside it say the same in words.
 */
export function Waveform({
  peaks,
  progress,
  height = 20,
  className,
}: {
  peaks: readonly number[]
  progress: number
  height?: number
  className?: string
}) {
  const path = useMemo(() => drawBars(peaks), [peaks])
  const count = peaks.length || 64
  const heard = `inset(0 ${100 - Math.min(1, Math.max(0, progress)) * 100}% 0 0)`
  return (
    <div className={classes(styles.waveform, className)} style={{ height }} aria-hidden="true">
      {[undefined, heard].map((clipPath) => (
        <svg
          key={clipPath ? 'heard' : 'whole'}
          viewBox={`0 0 ${count * 3 - 1} 100`}
          preserveAspectRatio="none"
          style={{ clipPath }}
          aria-hidden="true"
        >
          <path d={path} fill="currentColor" />
        </svg>
      ))}
    </div>
  )
}

/** One bar of two units and a gap of one for each peak, centred, never lower than a tenth. */
function drawBars(peaks: readonly number[]) {
  if (peaks.length === 0) return 'M0 47h191v6H0z'
  const loudest = Math.max(...peaks, 1)
  return peaks
    .map((peak, bar) => {
      const tall = Math.round(Math.max(10, (peak / loudest) * 100))
      return `M${bar * 3} ${50 - tall / 2}h2v${tall}h-2z`
    })
    .join('')
}
