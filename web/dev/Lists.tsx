import { BlankPage } from '../ui/BlankPage.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Listed } from '../ui/Listed.tsx'
import { More } from '../ui/More.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import styles from './PartsScreen.module.css'

const came = { isPending: false, isError: false, data: [], refetch: () => undefined }
const asked = {
  Loading: { ...came, isPending: true },
  Failed: { ...came, isError: true, data: undefined },
  Empty: came,
}
const words = { loading: 'Loading tracks', empty: 'No tracks found', failed: 'The tracks did not come.' }

/** A list that is asked for, in each of its states, and the ends of one that goes on. */
export function Lists() {
  return (
    <div className={styles.stack}>
      {Object.entries(asked).map(([name, query]) => (
        <Listed key={name} {...words} query={query} blanks={<Bone width={180} />}>
          {[]}
        </Listed>
      ))}
      <Listed {...words} query={came} blanks={null} ranked>
        <li>Paper Tigers</li>
        <li>Kitchen Light</li>
      </Listed>
      <More onMore={() => {}} busy />
      <More onMore={() => {}} busy={false} failed />
    </div>
  )
}

export const Blank = () => (
  <BlankPage title="User not found" text="This user profile doesn't exist">
    <LinkButton href="/">Go Home</LinkButton>
  </BlankPage>
)
