import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { DISCOVER } from '../../contract/limits.ts'
import { Listed } from '../ui/Listed.tsx'
import { featured as words } from '../words/discover.ts'
import styles from './Discover.module.css'
import { featuredTracks } from './queries.ts'
import { BlankTile, Tile } from './Tiles.tsx'

export function FeaturedTracks({ className }: { className?: string }) {
  const title = useId()
  const tracks = useQuery(featuredTracks)
  return (
    <section className={className} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {words.title}
      </h2>
      <Listed
        query={tracks}
        loading={words.loading}
        empty={words.empty}
        failed={words.failed}
        className={styles.tiles}
        blanks={[0, 1, 2, 3].map((place) => <BlankTile key={place} />)}
      >
        {tracks.data?.slice(0, DISCOVER.tracks).map((track) => (
          <Tile key={track.id} heading="h3" track={track} under={track.genre} lazy />
        ))}
      </Listed>
    </section>
  )
}
