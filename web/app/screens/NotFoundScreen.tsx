import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../call.ts'
import { listLifetime } from '../../query.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { FitTitle } from '../../ui/FitTitle.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import { actions } from '../../words/actions.ts'
import { catalogueNumber } from '../../words/format.ts'
import { notFound as words } from '../../words/not-found.ts'
import { pageTitle } from '../../words/page-title.ts'
import { product } from '../../words/product.ts'
import styles from './NotFoundScreen.module.css'

const SLICES = 7

/** A die-cut sleeve with no record in it: through its hole one sees the covers that lie on the table below. */
export function NotFoundScreen() {
  const { data: tracks = [] } = useQuery({
    queryKey: ['/api/tracks', SLICES],
    queryFn: ({ signal }) => call('GET /api/tracks', { query: { limit: SLICES }, signal }),
    ...listLifetime,
  })
  useEffect(() => {
    document.title = pageTitle(words.page)
    return () => {
      document.title = product
    }
  }, [])

  return (
    <main className={styles.screen}>
      <div className={styles.sleeve} aria-hidden="true">
        <div className={styles.hole}>
          <div className={styles.table}>
            {Array.from({ length: SLICES }, (_, place) => tracks[place]).map((track, place) => (
              <i
                key={track?.id ?? `bare ${place}`}
                style={{
                  backgroundColor: track?.spot?.flat,
                  backgroundImage: track?.coverImage ? `url("${track.coverImage}&w=320")` : undefined,
                }}
              />
            ))}
          </div>
        </div>
        <Stamp word={words.stamp} line={catalogueNumber(404)} className={styles.stamp} />
      </div>
      <div className={styles.words}>
        <FitTitle as="h1" text={words.title} height={132} lines={2} />
        <p>{words.text}</p>
        <div className={styles.ways}>
          <LinkButton href="/">{words.home}</LinkButton>
          <LinkButton href="/discover" tone="outline">
            {actions.discoverMusic}
          </LinkButton>
        </div>
      </div>
    </main>
  )
}
