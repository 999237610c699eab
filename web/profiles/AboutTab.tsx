import type { Profile } from '../../contract/profiles.ts'
import { about } from '../words/profile.ts'
import styles from './Profile.module.css'
import { memberSince } from './since.ts'

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
