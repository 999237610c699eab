import type { Profile } from '../../contract/profiles.ts'
import { about } from '../words/profile.ts'
import { memberSince } from '../words/time.ts'
import styles from './Profile.module.css'

export const AboutTab = ({ person }: { person: Profile }) => (
  <dl className={styles.about}>
    <div>
      <dt>{about.bio}</dt>
      <dd dir="auto">{person.bio || about.noBio}</dd>
    </div>
    <div>
      <dt>{about.since}</dt>
      <dd>{memberSince(person.createdAt)}</dd>
    </div>
  </dl>
)
