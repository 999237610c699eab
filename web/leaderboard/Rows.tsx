import { Link } from 'wouter'
import type { LeaderboardUser } from '../../contract/leaderboard.ts'
import type { Track } from '../../contract/tracks.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { classes } from '../ui/classes.ts'
import { Diamonds } from '../ui/Diamonds.tsx'
import { FireIcon } from '../ui/icons.tsx'
import { Medal } from '../ui/Medal.tsx'
import { portraitOf } from '../ui/portrait.ts'
import { Bone, Sleeve } from '../ui/Skeleton.tsx'
import { spotted } from '../ui/spot.ts'
import { leaderboard as words } from '../words/discover.ts'
import { cellCount } from '../words/format.ts'
import styles from './Leaderboard.module.css'

/** The bar is as long as its fires are to the first one's. */
export function TopTrack({ track, rank, most }: { track: Track; rank: number; most: number }) {
  return (
    <li {...spotted(track.spot)}>
      <Link href={`/track/${track.id}`} className={styles.row}>
        <Medal rank={rank} />
        <span className={styles.cover}>
          {track.coverImage ? (
            <img src={`${track.coverImage}&shape=square&w=160`} alt="" decoding="async" />
          ) : (
            <Sleeve square hole={0.3} />
          )}
        </span>
        <span className={styles.words}>
          <b dir="auto">{track.title}</b>
          <span dir="auto">{track.creator.displayName || words.unknownArtist}</span>
          <i className={styles.bar} style={{ '--share': most ? track.fireCount / most : 0 } as object} />
        </span>
        <span className={styles.fires}>
          <FireIcon size={18} />
          <span>{cellCount(track.fireCount)}</span>
          <span className="for-ears"> {words.fires(track.fireCount)}</span>
        </span>
      </Link>
    </li>
  )
}

export function TopUser({ user, rank }: { user: LeaderboardUser; rank: number }) {
  return (
    <li {...spotted(user.spot)}>
      <Link href={`/profile/${user.id}`} className={styles.row}>
        <Medal rank={rank} />
        <Avatar name={user.displayName} src={portraitOf(user, 80)} size={60} className={styles.face} />
        <span className={styles.words}>
          <b dir="auto">{user.displayName}</b>
          <span className={styles.handle}>@{user.username}</span>
        </span>
        <span className={styles.earned}>
          <span>{words.points(user.points)}</span>
          <Diamonds count={user.diamondCount || 1} />
        </span>
      </Link>
    </li>
  )
}

/** As high as what comes, with its place real from the start. */
export function BlankRow({ rank, isRound }: { rank: number; isRound: boolean }) {
  return (
    <div className={styles.row}>
      <span className={styles.blankRank}>{rank}</span>
      <span className={classes(styles.cover, isRound && styles.blankFace)}>
        {!isRound && <Sleeve square hole={0.3} />}
      </span>
      <span className={classes(styles.words, styles.blank)}>
        <Bone width={`${[62, 78, 54, 72, 48][rank - 1]}%`} height={14} />
        <Bone width={`${[40, 34, 46, 38, 36][rank - 1]}%`} height={11} />
      </span>
      <Bone width={52} height={14} />
    </div>
  )
}
