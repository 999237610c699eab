import { BlankPage } from '../ui/BlankPage.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { actions } from '../words/actions.ts'
import { profile as words } from '../words/profile.ts'
import styles from './Profile.module.css'
import { Banner } from './ProfileHead.tsx'
import { Blanks } from './TracksTab.tsx'

/** As large as what comes; what is known already is real. */
export const LoadingProfile = ({
  isOwn,
  tabs,
}: {
  isOwn: boolean
  tabs: readonly { value: 'tracks' | 'reviews' | 'about'; label: string }[]
}) => (
  <main className={styles.screen} aria-busy="true">
    <Banner />
    <div className={styles.sheet}>
      <span className={styles.blankPortrait} />
      <div className={styles.side}>
        <div className={styles.loading} role="status">
          <h1>{words.loading}</h1>
        </div>
        <div className={styles.blankFacts} aria-hidden="true">
          <Bone width="34%" />
          <Bone width="92%" />
          <Bone width="62%" />
          <Bone width="100%" height={48} />
          {isOwn && <Bone width="100%" height={48} />}
        </div>
      </div>
      <span className={styles.blankName} aria-hidden="true" />
      <div className={styles.work}>
        <Tabs label={words.loading} value="tracks" onChange={() => {}} tabs={tabs} />
        <ul className={styles.grid} aria-hidden="true">
          <Blanks count={6} />
        </ul>
      </div>
    </div>
  </main>
)

/** Nobody is here, or nothing could be heard from the server. */
export function NoProfile({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { title, text } = isMissing ? words.missing : words.failed
  return (
    <BlankPage title={title} text={text}>
      {isMissing ? (
        <LinkButton href="/">{words.missing.goHome}</LinkButton>
      ) : (
        <Button onClick={onRetry}>{actions.again}</Button>
      )}
    </BlankPage>
  )
}
