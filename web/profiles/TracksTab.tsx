import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Track } from '../../contract/tracks.ts'
import { Button } from '../ui/Button.tsx'
import { FireIcon, UploadIcon } from '../ui/icons.tsx'
import { More } from '../ui/More.tsx'
import { Bone, Sleeve } from '../ui/Skeleton.tsx'
import { actions } from '../words/actions.ts'
import { count } from '../words/format.ts'
import { profileTracks } from '../words/profile.ts'
import styles from './Profile.module.css'
import { tracksOptions } from './queries.ts'

const SIZES = '(min-width: 1100px) 21vw, 31vw'
/** What is on screen at first; the rest is fetched as it comes near. */
const AT_ONCE = 9

/** Three in a row; the owner's begin with a tile that uploads. */
export function TracksTab({ personId, onUpload }: { personId: number; onUpload: (() => void) | undefined }) {
  const list = useInfiniteQuery(tracksOptions(personId))
  const tracks = list.data?.pages.flatMap(({ items }) => items) ?? []
  const isEmpty = list.isSuccess && tracks.length === 0

  if (list.isError && tracks.length === 0)
    return (
      <div className={styles.failed} role="alert">
        <p>{profileTracks.failed}</p>
        <Button tone="outline" onClick={() => list.refetch()}>
          {actions.again}
        </Button>
      </div>
    )
  return (
    <>
      <ul className={styles.grid} aria-busy={list.isPending || undefined}>
        {onUpload && (
          <li>
            <button type="button" className={styles.uploadTile} onClick={onUpload}>
              <UploadIcon size={24} />
              {profileTracks.upload}
            </button>
          </li>
        )}
        {tracks.map((track, place) => (
          <Tile key={track.id} track={track} isLazy={place >= AT_ONCE} />
        ))}
        {list.isPending && <Blanks count={onUpload ? 5 : 6} />}
        {isEmpty && (
          <li className={styles.none}>
            <p>{profileTracks.none}</p>
            {onUpload && (
              <Button tone="text" onClick={onUpload}>
                {profileTracks.first}
              </Button>
            )}
          </li>
        )}
      </ul>
      {list.hasNextPage && (
        <More onMore={() => list.fetchNextPage()} busy={list.isFetching} failed={list.isFetchNextPageError} />
      )}
    </>
  )
}

function Tile({ track, isLazy }: { track: Track; isLazy: boolean }) {
  const { coverImage } = track
  return (
    <li>
      <Link href={`/track/${track.id}`} className={styles.tile}>
        <span className={styles.cover} style={{ backgroundColor: track.spot?.flat }}>
          {coverImage ? (
            <img
              src={`${coverImage}&w=320`}
              srcSet={`${coverImage}&w=320 320w, ${coverImage}&w=640 640w`}
              sizes={SIZES}
              alt=""
              loading={isLazy ? 'lazy' : 'eager'}
            />
          ) : (
            <Sleeve />
          )}
        </span>
        <span className={styles.title} dir="auto">
          {track.title}
        </span>
        <span className={styles.fires}>
          <FireIcon size={14} />
          <span aria-hidden="true">{count(track.fireCount)}</span>
          <span className="for-ears">{profileTracks.fires(track.fireCount)}</span>
        </span>
      </Link>
    </li>
  )
}

export function Blanks({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <li key={place} aria-hidden="true" className={styles.blank}>
      <span className={styles.cover}>
        <Sleeve />
      </span>
      <Bone width="80%" />
      <Bone width="40%" />
    </li>
  ))
}
