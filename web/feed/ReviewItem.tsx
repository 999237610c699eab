import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Link } from 'wouter'
import type { Review } from '../../contract/reviews.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { IconButton } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Plate } from '../ui/Plate.tsx'
import { EnlargeIcon, ShrinkIcon } from '../ui/page-icons.tsx'
import { portraitOf } from '../ui/portrait.ts'
import { reviewItem as words } from '../words/feed-review.ts'
import { FeedItem } from './FeedItem.tsx'
import { useFootHeight } from './foot-height.ts'
import styles from './ReviewItem.module.css'
import { ReviewSheet } from './ReviewSheet.tsx'
import { useResizing } from './resizing.ts'
import { type Music, useReviewVideo } from './review-video.ts'

type ItemProps = Omit<ComponentProps<typeof FeedItem>, 'badge' | 'aside'>
export type Toggles = { toggle: () => void }

/**
 * A track with somebody's review of it: their video first, over the whole screen; when it ends it shrinks to a corner
 * of the cover and the music starts. One video element throughout, so that it neither reloads nor loses its place.
 */
export function ReviewItem({
  review,
  isActive,
  isHeld,
  music,
  onAdd,
  onFailed,
  ref,
  ...item
}: ItemProps & {
  review: Review
  isActive: boolean
  isHeld: boolean
  music: Music
  /** Opens "Add your Review". */
  onAdd: () => void
  /** The video cannot be shown: the item is an ordinary one from now on. */
  onFailed: () => void
  /** What a tap in the middle, or the space bar, toggles. */
  ref?: Ref<Toggles>
}) {
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { video, isLarge, startsIn, shrink, enlarge, toggle } = useReviewVideo({ isActive, isHeld, music, onFailed })
  useFootHeight(root, isLarge)
  useResizing(frame, isLarge)
  useImperativeHandle(ref, () => ({ toggle: isLarge ? toggle : item.sound.toggle }))

  // Whoever starts the music by hand has no need of the countdown.
  const { isPlaying } = item.sound
  useEffect(() => {
    if (isPlaying) video.current?.pause()
  }, [isPlaying, video])

  const { reviewer } = review
  const badge = (
    <Plate className={styles.badge}>
      <b>{words.badge}</b>
      <Link href={`/profile/${reviewer.id}`}>
        <Avatar name={reviewer.displayName} src={portraitOf(reviewer, 28)} size={28} />
        <span>@{reviewer.username}</span>
      </Link>
      {isLarge && <small>{words.review}</small>}
    </Plate>
  )
  return (
    <div ref={root} className={styles.item} data-review={isLarge ? 'large' : 'small'}>
      {!isLarge && <FeedItem {...item} badge={badge} aside={<span />} />}
      <div ref={frame} className={classes(styles.frame, isLarge ? styles.large : styles.small)}>
        <video
          ref={video}
          src={review.videoUrl}
          poster={review.posterUrl ?? undefined}
          preload={isActive ? 'auto' : 'metadata'}
          onEnded={shrink}
          playsInline
        >
          <track kind="captions" />
        </video>
        {!isLarge && (
          <IconButton label={words.enlarge} className={styles.enlarge} onClick={enlarge}>
            <EnlargeIcon size={20} />
          </IconButton>
        )}
      </div>
      {!isLarge && startsIn > 0 && !isPlaying && (
        <Plate className={styles.countdown} role="status">
          {words.countdown(startsIn)}
        </Plate>
      )}
      {isLarge && (
        <>
          {badge}
          <IconButton label={words.shrink} shape="plate" className={styles.shrink} onClick={shrink}>
            <ShrinkIcon size={20} />
          </IconButton>
          {item.sticker}
          <ReviewSheet track={item.track} review={review} video={video} rail={item.rail} onAdd={onAdd} />
        </>
      )}
    </div>
  )
}
