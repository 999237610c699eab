import { memo, useEffect, useRef, useState } from 'react'
import type { Track } from '../../contract/tracks.ts'
import { Sleeve } from '../ui/Skeleton.tsx'
import styles from './Cover.module.css'
import { coverAddress } from './cover-address.ts'

export const SIZES = '(max-height: 500px) 100vw, (min-width: 900px) 54vh, 100vw'

/** The cover over the whole item. Until it is loaded its blur stands there, until it is painted a blank sleeve. */
export const Cover = memo(function Cover({
  track,
  isFirst,
  drawn = null,
}: {
  track: Track
  isFirst: boolean
  /** Its blur, where that was drawn beforehand. */
  drawn?: string | null
}) {
  const image = useRef<HTMLImageElement>(null)
  const [blur, setBlur] = useState(drawn)

  // Fetched for covers that are slow to come, which on a good line is none.
  useEffect(() => {
    const hash = track.blur
    if (!hash || image.current?.complete) return
    let isWanted = true
    import('../ui/blur.ts').then(
      ({ drawBlur }) => isWanted && setBlur(drawBlur(hash)),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [track.blur])

  // Decoded before it is swiped to: an image that decodes while it moves drops frames.
  useEffect(() => {
    if (track.coverImage) image.current?.decode().catch(() => {})
  }, [track.coverImage])

  if (!track.coverImage) {
    return (
      <div className={styles.cover}>
        <Sleeve />
      </div>
    )
  }
  const small = coverAddress(track, 'tall', 480)
  const large = coverAddress(track, 'tall', 780)
  return (
    <div className={styles.cover} style={blur ? { backgroundImage: `url(${blur})` } : undefined}>
      <img
        ref={image}
        src={large ?? undefined}
        srcSet={`${small} 480w, ${large} 780w`}
        sizes={SIZES}
        alt=""
        draggable={false}
        decoding={isFirst ? 'sync' : 'async'}
        fetchPriority={isFirst ? 'high' : 'low'}
      />
    </div>
  )
})
