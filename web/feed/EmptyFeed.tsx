import { Button } from '../ui/Button.tsx'
import { FitTitle } from '../ui/FitTitle.tsx'
import { Plate } from '../ui/Plate.tsx'
import { Record } from '../ui/Record.tsx'
import { Sleeve } from '../ui/Skeleton.tsx'
import styles from './EmptyFeed.module.css'
import type { FeedKind } from './queries.ts'

const EMPTY = {
  new: {
    title: 'No new tracks found',
    guidance: 'Nobody has uploaded anything yet. The first track turns up here.',
    action: 'Upload a Track',
  },
  trending: {
    title: 'No trending tracks found',
    guidance: 'Nothing has enough ratings yet. Rate a few new tracks and the first ones turn up here.',
    action: 'Go to New',
  },
} as const

/** Nothing to hear in this tab: a blank record, what it means, and what to do about it. */
export function EmptyFeed({ kind, onAct }: { kind: FeedKind; onAct: () => void }) {
  const { title, guidance, action } = EMPTY[kind]
  return <BlankRecord title={title} words={guidance} action={action} onAct={onAct} />
}

/** The feed did not come. */
export function FailedFeed({ isOffline, onAct }: { isOffline: boolean; onAct: () => void }) {
  return isOffline ? (
    <BlankRecord
      title="You are offline"
      words="The feed needs a connection. It comes back by itself when you do."
      action="Try again"
      onAct={onAct}
    />
  ) : (
    <BlankRecord
      title="The feed did not come"
      words="Something went wrong between here and the server."
      action="Try again"
      onAct={onAct}
    />
  )
}

function BlankRecord({
  title,
  words,
  action,
  onAct,
}: {
  title: string
  words: string
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
        <p>{words}</p>
        <Button wide onClick={onAct}>
          {action}
        </Button>
      </Plate>
    </div>
  )
}
