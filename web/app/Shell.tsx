import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { wasBannerClosed } from '../content/closed.ts'
import { classes } from '../ui/classes.ts'
import { useLeadSpot } from '../ui/lead.ts'
import { spotted } from '../ui/spot.ts'
import { shell } from '../words/shell.ts'
import { LateToaster } from './LateToaster.tsx'
import { Navigation } from './Navigation.tsx'
import styles from './Shell.module.css'

// The feed has neither.
const Banner = lazy(() => import('../content/Banner.tsx').then((it) => ({ default: it.Banner })))
const Footer = lazy(() => import('../content/Footer.tsx').then((it) => ({ default: it.Footer })))

/**
 * What stands round every screen. `feed` is art with paper on it, always light; a `page` follows the person's mode; a
 * `track`'s page is tinted by its cover where there is room; `bare` is a page without navigation.
 */
export function Shell({ ground, children }: { ground: 'feed' | 'page' | 'track' | 'bare'; children: ReactNode }) {
  const spot = useLeadSpot()
  const content = useRef<HTMLDivElement>(null)
  const [path] = useLocation()

  // Whoever reads by ear or key goes on from the new page's beginning, not from a link that is gone.
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    content.current?.focus({ preventScroll: true })
  }, [path])

  return (
    <div
      className={classes(styles.shell, ground === 'track' && styles.page, styles[ground])}
      data-surface={ground === 'feed' ? 'feed' : 'page'}
      {...spotted(spot)}
    >
      <a className={styles.skip} href="#content">
        {shell.skip}
      </a>
      {ground !== 'feed' && !wasBannerClosed() && (
        <Suspense fallback={<div className={styles.banner} data-banner="" />}>
          <Banner />
        </Suspense>
      )}
      {ground !== 'bare' && <Navigation />}
      <div ref={content} id="content" tabIndex={-1} className={styles.content}>
        {ground === 'feed' ? (
          children
        ) : (
          <>
            <div className={styles.screen}>{children}</div>
            <Suspense>
              <Footer />
            </Suspense>
          </>
        )}
      </div>
      <LateToaster />
    </div>
  )
}
