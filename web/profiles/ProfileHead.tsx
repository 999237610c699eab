import type { ReactNode } from 'react'
import { profileDiamonds, shortCount } from '../../contract/limits.ts'
import type { Profile } from '../../contract/profiles.ts'
import type { Spot } from '../../contract/tracks.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { IconButton } from '../ui/Button.tsx'
import { drawBlur } from '../ui/blur.ts'
import { Diamonds } from '../ui/Diamonds.tsx'
import { FitTitle } from '../ui/FitTitle.tsx'
import { LeftIcon } from '../ui/page-icons.tsx'
import { portraitOf } from '../ui/portrait.ts'
import { Record } from '../ui/Record.tsx'
import { actions } from '../words/actions.ts'
import { profile } from '../words/profile.ts'
import { coverAddress } from './address.ts'
import styles from './Profile.module.css'

/** The banner across the top, with the way back; without an image a record lies there, in the colour that leads. */
export function Banner({ person, lead, logout }: { person?: Profile; lead?: Spot | null; logout?: ReactNode }) {
  const blur = person?.coverBlur ? drawBlur(person.coverBlur) : null
  return (
    <div className={styles.banner} style={blur ? { backgroundImage: `url(${blur})` } : undefined}>
      {person?.coverImage ? (
        <img
          src={coverAddress(person, 1200) ?? ''}
          srcSet={`${coverAddress(person, 600)} 600w, ${coverAddress(person, 1200)} 1200w`}
          sizes="100vw"
          alt={profile.banner(person.displayName)}
        />
      ) : (
        person && (
          <Record
            className={styles.disc}
            size={560}
            label={140}
            on={lead ? { artist: person.displayName, number: `@${person.username}` } : undefined}
          />
        )
      )}
      <IconButton label={actions.back} shape="plate" className={styles.back} onClick={goBack}>
        <LeftIcon />
      </IconButton>
      {logout && <div className={styles.logout}>{logout}</div>}
    </div>
  )
}

/** To where one came from within the product, or else home. */
function goBack() {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  if (navigation ? navigation.canGoBack : history.length > 1) history.back()
  else location.assign('/')
}

export function Portrait({ person }: { person: Profile }) {
  return (
    <Avatar
      name={person.displayName}
      src={portraitOf(person, 206)}
      size="var(--portrait)"
      className={styles.portrait}
    />
  )
}

export const Name = ({ person, isWide }: { person: Profile; isWide: boolean }) => (
  <FitTitle as="h1" text={person.displayName} height={isWide ? 104 : 52} lines={2} className={styles.name} />
)

export function Facts({ person }: { person: Profile }) {
  const diamonds = profileDiamonds(person.points)
  return (
    <>
      <p className={styles.handle}>@{person.username}</p>
      {person.bio && (
        <p className={styles.bio} dir="auto">
          {person.bio}
        </p>
      )}
      <dl className={styles.counts}>
        <Count word={profile.counts.following} count={person.following} />
        <Count word={profile.counts.followers} count={person.followers} />
        <Count word={profile.counts.points} count={person.points}>
          {diamonds > 0 && <Diamonds count={diamonds} />}
        </Count>
      </dl>
    </>
  )
}

function Count({ word, count, children }: { word: string; count: number; children?: ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <span>{shortCount(count)}</span>
        {children}
      </dd>
    </div>
  )
}
