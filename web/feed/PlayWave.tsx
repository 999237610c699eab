import type { Track } from '../../contract/tracks.ts'
import { usePlayerTime } from '../player/use-player.ts'
import { Waveform } from '../ui/Waveform.tsx'
import styles from './PlayWave.module.css'

/** The waveform of a track, as far as it has played. */
export function PlayWave({ track }: { track: Track }) {
  const time = usePlayerTime(track.id)
  return (
    <Waveform peaks={track.peaks} progress={track.seconds > 0 ? time / track.seconds : 0} className={styles.wave} />
  )
}
