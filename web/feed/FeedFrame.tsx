import type { ReactNode } from 'react'
import { Plate } from '../ui/Plate.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { feed } from '../words/feed.ts'
import styles from './FeedFrame.module.css'
import type { FeedKind } from './queries.ts'

const TABS = [
  { value: 'new', label: feed.tabs.new },
  { value: 'trending', label: feed.tabs.trending },
] as const

/** The phone's column with the app's title and the two tabs; on a desktop `beside` stands next to it. */
export function FeedFrame({
  kind,
  onKind,
  beside,
  children,
}: {
  kind: FeedKind
  onKind: (kind: FeedKind) => void
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <main className={styles.frame}>
      <div className={styles.column}>
        <header className={styles.header}>
          <Plate className={styles.title}>
            <Wordmark as="h1" size={27} />
          </Plate>
          <Tabs look="plate" label={feed.label} value={kind} onChange={onKind} tabs={TABS} />
        </header>
        {children}
      </div>
      {beside}
    </main>
  )
}
