import type { Track } from '../../contract/tracks.ts'
import { Waveform } from '../ui/Waveform.tsx'
import { clock } from '../words/format.ts'
import styles from './Progress.module.css'

/** A track's shape, as far as `at` seconds. */
export function Wave({ track, at }: { track: Track; at: number }) {
  return <Waveform peaks={track.peaks} progress={track.seconds > 0 ? at / track.seconds : 0} className={styles.wave} />
}

/** 0:52 / 2:58. */
export function Times({ track, at }: { track: Track; at: number }) {
  return (
    <span>
      {clock(at)} / {clock(track.seconds)}
    </span>
  )
}
