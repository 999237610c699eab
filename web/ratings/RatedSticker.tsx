import { useEffect, useEffectEvent } from 'react'
import { RATING_POP } from '../../contract/limits.ts'
import type { RatingType, Track } from '../../contract/tracks.ts'
import { Sticker } from '../ui/Stamp.tsx'
import { cellCount, stampDay } from '../words/format.ts'
import { ratingWords } from '../words/product.ts'
import styles from './RatedSticker.module.css'
import { countOf } from './rating.ts'

/** Drops on the cover when it is rated, and lifts off half a second later. The count is there once the server said it. */
export function RatedSticker({
  track,
  type,
  isCounted,
  onGone,
}: {
  track: Track
  type: RatingType
  isCounted: boolean
  onGone: () => void
}) {
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => gone(), RATING_POP)
    return () => clearTimeout(timer)
  }, [])

  const day = stampDay(new Date())
  const line = isCounted ? `${cellCount(countOf(track, type))} / ${day}` : day
  return (
    <div className={styles.drop} aria-hidden="true">
      <Sticker word={ratingWords[type]} line={line} />
    </div>
  )
}
