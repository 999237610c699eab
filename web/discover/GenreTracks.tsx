import { useInfiniteQuery } from '@tanstack/react-query'
import type { Genre } from '../../contract/limits.ts'
import { Listed } from '../ui/Listed.tsx'
import { useLeadInDark } from '../ui/lead.ts'
import { More } from '../ui/More.tsx'
import { genreWords as words } from '../words/discover.ts'
import styles from './Discover.module.css'
import { genreTracks } from './queries.ts'
import { BlankTile, Tile } from './Tiles.tsx'

/** What is on screen at first; the rest is fetched as it comes near. */
const AT_ONCE = 8

/** All tracks of one genre, newest first. */
export function GenreTracks({ genre, className }: { genre: Genre; className?: string }) {
  const list = useInfiniteQuery(genreTracks(genre))
  const tracks = list.data?.pages.flatMap(({ items }) => items) ?? []
  useLeadInDark(tracks[0]?.spot)
  return (
    <section className={className} aria-label={genre}>
      <Listed
        query={list}
        loading={words.loading(genre)}
        empty={words.empty}
        failed={words.failed}
        className={styles.tiles}
        blanks={[0, 1, 2, 3].map((place) => <BlankTile key={place} />)}
      >
        {tracks.map((track, place) => (
          <Tile key={track.id} heading="h2" track={track} under={track.artistName} lazy={place >= AT_ONCE} />
        ))}
      </Listed>
      {list.hasNextPage && (
        <More onMore={() => list.fetchNextPage()} busy={list.isFetching} failed={list.isFetchNextPageError} />
      )}
    </section>
  )
}
