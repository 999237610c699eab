import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Track } from '../../contract/tracks.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { classes } from '../ui/classes.ts'
import { FitTitle } from '../ui/FitTitle.tsx'
import { lessMotion } from '../ui/motion.ts'
import { portraitOf } from '../ui/portrait.ts'
import { common } from '../words/common.ts'
import { feed } from '../words/feed.ts'
import { catalogueNumber } from '../words/format.ts'
import { hashtags } from '../words/product.ts'
import { Description } from './Description.tsx'
import styles from './Sheet.module.css'
import { useSmallScreen } from './screen.ts'

/**
 * The paper at the foot of an item: what it is called, by whom, and how far it has played. Its handle, and nothing
 * else of it, sinks and raises it.
 */
export const Sheet = memo(function Sheet({
  track,
  isSunk,
  onSink,
  title,
  time,
  wave,
}: {
  track: Track
  isSunk: boolean
  onSink: (sunk: boolean) => void
  /** The title, where it is drawn before anything can be measured. */
  title?: ReactNode
  /** The clock and the waveform, which renew themselves while it plays. */
  time: ReactNode
  wave: ReactNode
}) {
  const sheet = useRef<HTMLDivElement>(null)
  useSinking(sheet, isSunk)
  const isSmall = useSmallScreen()
  const { creator } = track
  return (
    <div ref={sheet} className={classes(styles.sheet, isSunk && styles.sunk)}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={!isSunk}
        aria-label={isSunk ? feed.raise : feed.sink}
        onClick={() => onSink(!isSunk)}
      />
      {!isSunk && (
        <div className={styles.row}>
          <span>{catalogueNumber(track.id)}</span>
          {wave}
          {time}
        </div>
      )}
      {title ?? (
        <FitTitle
          as="h2"
          text={track.title}
          height={isSunk ? 50 : isSmall ? 66 : 96}
          lines={isSunk ? 2 : 3}
          className={styles.title}
        />
      )}
      {isSunk ? (
        <div className={styles.row}>
          {wave}
          {time}
        </div>
      ) : (
        <>
          <p className={styles.by}>
            {common.by} <b>{track.artistName}</b>
          </p>
          {track.description && <Description text={track.description} />}
          <div className={styles.foot}>
            <Link href={`/profile/${creator.id}`} className={styles.creator}>
              <Avatar name={creator.displayName} src={portraitOf(creator, 32)} size={32} />
              <span>@{creator.username}</span>
            </Link>
            <span className={styles.tags}>{hashtags(track.genre).join(' ')}</span>
          </div>
        </>
      )}
    </div>
  )
})

/** The foot of the item, with the record and the ratings on it, slides from where it stood: 260 ms. */
function useSinking(sheet: RefObject<HTMLElement | null>, isSunk: boolean) {
  const stood = useRef({ isSunk, height: 0 })
  // Told its height instead of asking for it: asking forces a layout for every item that is mounted.
  useLayoutEffect(() => {
    if (!sheet.current) return
    const observer = new ResizeObserver(([entry]) => {
      stood.current.height = entry?.borderBoxSize[0]?.blockSize ?? 0
    })
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [sheet])
  useLayoutEffect(() => {
    const foot = sheet.current?.parentElement
    if (!foot || stood.current.isSunk === isSunk) return
    stood.current.isSunk = isSunk
    if (lessMotion()) return
    const height = sheet.current?.offsetHeight ?? 0
    foot.dataset.moving = ''
    const slide = foot.animate(
      { transform: [`translateY(${height - stood.current.height}px)`, 'none'] },
      { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)' },
    )
    slide.onfinish = () => delete foot.dataset.moving
  }, [sheet, isSunk])
}
