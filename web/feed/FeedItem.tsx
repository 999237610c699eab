import type { ReactNode } from 'react'
import type { Track } from '../../contract/tracks.ts'
import { PlayIcon, UpIcon } from '../ui/icons.tsx'
import { Plate } from '../ui/Plate.tsx'
import { Record } from '../ui/Record.tsx'
import { feed } from '../words/feed.ts'
import { catalogueNumber } from '../words/format.ts'
import { Cover } from './Cover.tsx'
import styles from './FeedItem.module.css'
import { Sheet } from './Sheet.tsx'
import { useSmallScreen } from './screen.ts'

export type Sound = { isPlaying: boolean; isBlocked: boolean; toggle: () => void }

/** One track over the whole screen: its cover, the ratings, the record that plays it, and the sheet. */
export function FeedItem({
  track,
  sound,
  isFirst,
  isSunk,
  onSink,
  rail,
  sticker,
  wave,
  time,
  title,
  blur,
  badge,
  aside,
}: {
  track: Track
  sound: Sound
  isFirst: boolean
  isSunk: boolean
  onSink: (sunk: boolean) => void
  rail: ReactNode
  sticker?: ReactNode
  /** The waveform and the clock, which renew themselves while it plays. */
  wave: ReactNode
  time: ReactNode
  /** The title, where it is drawn before anything can be measured. */
  title?: ReactNode
  /** The cover's blur, where that was drawn beforehand. */
  blur?: string | null
  /** Below the header: who reviewed it. */
  badge?: ReactNode
  /** On the sheet's left shoulder: the review made small. */
  aside?: ReactNode
}) {
  const isSmall = useSmallScreen()
  return (
    <>
      <Cover track={track} isFirst={isFirst} drawn={blur} />
      {badge}
      {sticker}
      {sound.isBlocked && (
        <button type="button" className={styles.blocked} onClick={sound.toggle}>
          <span className={styles.play}>
            <PlayIcon size={28} />
          </span>
          <Plate className={styles.word}>{feed.tap}</Plate>
        </button>
      )}
      <div className={styles.foot} data-foot="">
        {aside ?? (isFirst && <Hint />)}
        <div className={styles.rail}>{rail}</div>
        <div className={styles.record} data-out={sound.isPlaying || undefined}>
          <Record
            size={isSmall ? 112 : 148}
            playing={sound.isPlaying}
            onToggle={sound.toggle}
            on={{ artist: track.artistName, number: catalogueNumber(track.id) }}
          />
        </div>
        <Sheet track={track} isSunk={isSunk} onSink={onSink} title={title} wave={wave} time={time} />
      </div>
    </>
  )
}

function Hint() {
  return (
    <Plate className={styles.hint}>
      <UpIcon size={20} />
      {feed.swipe}
    </Plate>
  )
}
