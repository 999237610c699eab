import { Link } from 'wouter'
import type { Track } from '../../contract/tracks.ts'
import { FitTitle } from '../ui/FitTitle.tsx'
import { Bone, Sleeve } from '../ui/Skeleton.tsx'
import { spotted } from '../ui/spot.ts'
import styles from './Discover.module.css'

const SIZES = '(min-width: 1100px) 22vw, 46vw'

/**
 * Cover and title of a track, and `under` them what tells it from those beside it. It opens the track's page.
 * `heading` is one below that of the list it stands in.
 */
export function Tile({
  track,
  under,
  lazy,
  heading,
}: {
  track: Track
  under: string
  lazy?: boolean
  heading: 'h2' | 'h3'
}) {
  const address = (width: number) => `${track.coverImage}&shape=square&w=${width}`
  return (
    <li {...spotted(track.spot)}>
      <Link href={`/track/${track.id}`} className={styles.tile}>
        <span className={styles.cover}>
          {track.coverImage ? (
            <img
              src={address(320)}
              srcSet={`${address(320)} 320w, ${address(640)} 640w`}
              sizes={SIZES}
              alt=""
              loading={lazy ? 'lazy' : undefined}
              decoding="async"
            />
          ) : (
            <Sleeve square hole={0.62} />
          )}
        </span>
        <FitTitle as={heading} text={track.title} height={44} lines={2} className={styles.fitted} />
        <span className={styles.under} dir="auto">
          {under}
        </span>
      </Link>
    </li>
  )
}

export const BlankTile = () => (
  <div className={styles.tile}>
    <span className={styles.cover}>
      <Sleeve square hole={0.62} />
    </span>
    <span className={styles.fitted}>
      <Bone width="92%" height={40} />
    </span>
    <span className={styles.under}>
      <Bone width="30%" height={12} />
    </span>
  </div>
)
