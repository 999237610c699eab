import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { GENRES, type Genre } from '../../../contract/limits.ts'
import { ArtistsToWatch } from '../../discover/ArtistsToWatch.tsx'
import { FeaturedTracks } from '../../discover/FeaturedTracks.tsx'
import { GenreTracks } from '../../discover/GenreTracks.tsx'
import { useWideScreen } from '../../feed/screen.ts'
import { Leaderboard } from '../../leaderboard/Leaderboard.tsx'
import { topTracks } from '../../leaderboard/queries.ts'
import { SearchBox } from '../../search/SearchBox.tsx'
import { FitTitle } from '../../ui/FitTitle.tsx'
import { useLeadInDark } from '../../ui/lead.ts'
import { LeftIcon } from '../../ui/page-icons.tsx'
import { genreWords, discover as words } from '../../words/discover.ts'
import { pageTitle } from '../../words/page-title.ts'
import { product } from '../../words/product.ts'
import styles from './DiscoverScreen.module.css'

/** Search, the leaderboard, artists and tracks; or, at ?genre=, the tracks of one genre. */
export function DiscoverScreen() {
  const [, go] = useLocation()
  const [asked] = useSearchParams()
  const genre = GENRES.find((one) => one === asked.get('genre'))
  const name = genre ?? words.title
  const isWide = useWideScreen()
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    document.title = pageTitle(name)
    return () => {
      document.title = product
    }
  }, [name])

  // It is another page at the same path: whoever reads by ear or key goes on from its beginning.
  const before = useRef(genre)
  useEffect(() => {
    if (before.current !== genre) main.current?.focus({ preventScroll: true })
    before.current = genre
  }, [genre])

  return (
    <main ref={main} tabIndex={-1} className={styles.screen}>
      <div className={styles.head}>
        <div className={styles.title}>
          {genre && (
            <Link href="/discover" className={styles.back}>
              <LeftIcon size={20} />
              {genreWords.back}
            </Link>
          )}
          <FitTitle as="h1" text={name} height={isWide ? 100 : 64} lines={1} />
        </div>
        <SearchBox className={styles.search} onChoose={go} />
      </div>
      {genre ? <OneGenre genre={genre} /> : <Everything />}
    </main>
  )
}

const OneGenre = ({ genre }: { genre: Genre }) => <GenreTracks key={genre} genre={genre} className={styles.genre} />

function Everything() {
  const { data: top } = useQuery(topTracks)
  useLeadInDark(top?.[0]?.spot)
  return (
    <div className={styles.lists}>
      <Leaderboard className={styles.leaderboard} />
      <ArtistsToWatch className={styles.artists} />
      <FeaturedTracks className={styles.featured} />
    </div>
  )
}
