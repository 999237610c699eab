import { Link } from 'wouter'
import type { Track } from '../../contract/tracks.ts'
import { FitTitle } from '../ui/FitTitle.tsx'
import { spotted } from '../ui/spot.ts'
import { trackCard } from '../words/activity.ts'
import { count } from '../words/format.ts'
import { ratingWords } from '../words/product.ts'
import { timeAgo } from '../words/time.ts'
import { CardCover } from './CardCover.tsx'
import styles from './TrackCard.module.css'

/** One's own track, and how it fares. */
export function TrackCard({ track }: { track: Track }) {
  const counts = [
    ['🔥', ratingWords.FIRE, track.fireCount],
    ['🔧', ratingWords.NEEDS_WORK, track.needsWorkCount],
    ['🗑️', ratingWords.TRASH, track.trashCount],
  ] as const
  return (
    <article className={styles.card} {...spotted(track.spot)}>
      <CardCover address={track.coverImage} className={styles.cover} />
      <div className={styles.head}>
        <Link href={`/track/${track.id}`} className={styles.link}>
          <FitTitle as="h2" text={track.title || trackCard.untitled} height={38} lines={2} className={styles.title} />
        </Link>
        <p className={styles.genre}>{track.genre || trackCard.noGenre}</p>
        <ul className={styles.counts}>
          {counts.map(([picture, word, number]) => (
            <li key={word}>
              <span aria-hidden="true">{picture}</span>
              <span className="for-ears">{word}</span> {count(number)}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.line}>
        <time dateTime={track.createdAt}>{trackCard.uploaded(timeAgo(track.createdAt))}</time>
        <span>{trackCard.reviews(track.reviewCount)}</span>
      </p>
      {track.totalPoints > 0 && <p className={styles.earned}>{trackCard.earned(track.totalPoints)}</p>}
    </article>
  )
}
