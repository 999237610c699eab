import type { ReactNode } from 'react'
import type { Track } from '../../contract/tracks.ts'
import { Record } from '../ui/Record.tsx'
import { catalogueNumber, clock } from '../words/format.ts'
import styles from './Desk.module.css'
import { useSound } from './sound.ts'
import { UpNext } from './UpNext.tsx'

/** Beside a column in which nothing is to be heard. */
export const BlankDesk = () => (
  <div className={styles.record} data-out="">
    <Record />
  </div>
)

/** Beside the column: the record that slides out from behind it and is the play button, and what comes next. */
export function Desk({
  track,
  tracks,
  index,
  onToggle,
  onOpen,
  foot,
}: {
  track: Track
  tracks: readonly Track[]
  index: number
  onToggle: () => void
  onOpen: (at: number) => void
  /** What stands at the very end of the side column. */
  foot?: ReactNode
}) {
  const { isPlaying } = useSound(track)
  return (
    <>
      <div className={styles.record} data-out={isPlaying || undefined}>
        <Record
          key={track.id}
          playing={isPlaying}
          onToggle={onToggle}
          on={{
            artist: track.artistName,
            number: catalogueNumber(track.id),
            title: track.title,
            length: clock(track.seconds),
          }}
        />
      </div>
      <div className={styles.side}>
        <UpNext tracks={tracks} index={index} onOpen={onOpen} foot={foot} />
      </div>
    </>
  )
}
