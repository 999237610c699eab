import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../call.ts'
import { listLifetime } from '../../query.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { FitTitle } from '../../ui/FitTitle.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import { product } from '../../words.ts'
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
    document.title = `Not found / ${product}`
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
        <Stamp word="404" line="HC 00404" className={styles.stamp} />
      </div>
      <div className={styles.words}>
        <FitTitle as="h1" text="Empty sleeve" height={132} lines={2} />
        <p>There is no page at this address. The link may be mistyped, or the track was taken down.</p>
        <div className={styles.ways}>
          <LinkButton href="/">Back to Home</LinkButton>
          <LinkButton href="/discover" tone="outline">
            Discover Music
          </LinkButton>
        </div>
      </div>
    </main>
  )
}
