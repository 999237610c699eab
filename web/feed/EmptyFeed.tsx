import { Button } from '../ui/Button.tsx'
import { FitTitle } from '../ui/FitTitle.tsx'
import { Plate } from '../ui/Plate.tsx'
import { Record } from '../ui/Record.tsx'
import { Sleeve } from '../ui/Skeleton.tsx'
import { emptyFeed } from '../words/feed-empty.ts'
import styles from './EmptyFeed.module.css'
import type { FeedKind } from './queries.ts'

/** Nothing to hear in this tab: a blank record, what it means, and what to do about it. */
export const EmptyFeed = ({ kind, onAct }: { kind: FeedKind; onAct: () => void }) => (
  <BlankRecord {...emptyFeed[kind]} onAct={onAct} />
)

/** The feed did not come. */
export const FailedFeed = ({ isOffline, onAct }: { isOffline: boolean; onAct: () => void }) => (
  <BlankRecord {...emptyFeed[isOffline ? 'offline' : 'failed']} onAct={onAct} />
)

function BlankRecord({
  title,
  guidance,
  action,
  onAct,
}: {
  title: string
  guidance: string
  action: string
  onAct: () => void
}) {
  return (
    <div className={styles.blank} role="status">
      <Sleeve className={styles.sleeve} />
      <div className={styles.record}>
        <Record size={560} label={214} />
      </div>
      <Plate className={styles.plate}>
        <FitTitle as="h2" text={title} height={146} />
        <p>{guidance}</p>
        <Button wide onClick={onAct}>
          {action}
        </Button>
      </Plate>
    </div>
  )
}
