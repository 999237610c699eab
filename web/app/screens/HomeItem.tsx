import { useQuery } from '@tanstack/react-query'
import { memo, type Ref, Suspense, useImperativeHandle, useMemo, useState } from 'react'
import type { Review } from '../../../contract/reviews.ts'
import type { RatingType, Track } from '../../../contract/tracks.ts'
import { FeedItem } from '../../feed/FeedItem.tsx'
import { PlayTimes, PlayWave } from '../../feed/PlayProgress.tsx'
import { type FeedKind, reviewOptions } from '../../feed/queries.ts'
import type { Toggles } from '../../feed/ReviewItem.tsx'
import { useAutoPlay, useSound } from '../../feed/sound.ts'
import { RatedSticker } from '../../ratings/RatedSticker.tsx'
import { RatingRail } from '../../ratings/RatingRail.tsx'
import { ReviewItem } from './later.ts'

export type Stamped = { trackId: number; ratingType: RatingType; isCounted: boolean }

/** One place of the feed: an ordinary item, or in Trending somebody's review of it, with the ratings that go with either. */
export const HomeItem = memo(function HomeItem({
  track,
  kind,
  isActive,
  isHeld,
  isFirst,
  isSunk,
  onSink,
  chosen,
  own,
  stamped,
  onUnstamp,
  onRate,
  onAdd,
  ref,
}: {
  track: Track
  kind: FeedKind
  isActive: boolean
  isHeld: boolean
  isFirst: boolean
  isSunk: boolean
  onSink: (sunk: boolean) => void
  chosen: RatingType | null
  /** One's own review that others cannot see yet. */
  own: Review | undefined
  stamped: Stamped | null
  onUnstamp: (stamped: null) => void
  onRate: (track: Track, type: RatingType) => void
  onAdd: (track: Track) => void
  ref?: Ref<Toggles>
}) {
  const sound = useSound(track)
  const mayReview = kind === 'trending' && track.hasReviews && !own
  const found = useQuery({ ...reviewOptions(track.id), enabled: mayReview })
  const [failed, setFailed] = useState<number | null>(null)
  const listed = (kind === 'trending' && own) || found.data || null
  const review = listed && listed.id !== failed ? listed : null
  const isWaiting = mayReview && found.isPending

  useAutoPlay(track, isActive && !isHeld && !review && !isWaiting)
  useImperativeHandle(review ? undefined : ref, () => ({ toggle: sound.toggle }))

  const wave = useMemo(() => <PlayWave track={track} />, [track])
  const time = useMemo(() => <PlayTimes track={track} />, [track])
  const item = {
    track,
    sound,
    isFirst,
    isSunk,
    onSink,
    rail: <RatingRail track={track} chosen={chosen} onRate={onRate} small={isSunk} />,
    sticker: stamped && (
      <RatedSticker
        track={track}
        type={stamped.ratingType}
        isCounted={stamped.isCounted}
        onGone={() => onUnstamp(null)}
      />
    ),
    wave,
    time,
  }
  if (!review) return <FeedItem {...item} />
  return (
    <Suspense fallback={<FeedItem {...item} />}>
      <ReviewItem
        {...item}
        key={review.id}
        ref={ref}
        review={review}
        isActive={isActive}
        isHeld={isHeld}
        music={sound}
        onAdd={() => onAdd(track)}
        onFailed={() => setFailed(review.id)}
      />
    </Suspense>
  )
})
