import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useLocation } from 'wouter'
import { DISCOVER } from '../../contract/limits.ts'
import type { Person } from '../../contract/profiles.ts'
import { currentUser } from '../query.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Listed } from '../ui/Listed.tsx'
import { portraitOf } from '../ui/portrait.ts'
import { Record } from '../ui/Record.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import { spotted } from '../ui/spot.ts'
import { toast } from '../ui/toast.ts'
import { artists as words } from '../words/discover.ts'
import { initials } from '../words/format.ts'
import styles from './Discover.module.css'
import { risingArtists } from './queries.ts'

/** Up to four others. Nobody is followed from here: the toast says where. */
export function ArtistsToWatch({ className }: { className?: string }) {
  const title = useId()
  const [, go] = useLocation()
  const { data: user } = useQuery(currentUser)
  const people = useQuery(risingArtists)
  const others = people.data?.filter(({ id }) => id !== user?.id).slice(0, DISCOVER.artists)

  function follow({ id, displayName }: Person) {
    if (!user) {
      toast(words.signIn)
      return go('/auth')
    }
    const { open, ...said } = words.followed(displayName)
    toast({ ...said, actions: [{ label: open, onClick: () => go(`/profile/${id}`) }] })
  }
  return (
    <section className={className} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {words.title}
      </h2>
      <Listed
        query={people}
        loading={words.loading}
        empty={words.empty}
        failed={words.failed}
        className={styles.artists}
        blanks={[0, 1, 2, 3].map((place) => <BlankArtist key={place} />)}
      >
        {others?.map((person) => (
          <li key={person.id} className={styles.artist} {...spotted(person.spot)}>
            <Face person={person} />
            <Link href={`/profile/${person.id}`} className={styles.name}>
              <b dir="auto">{person.displayName}</b>
              <span className={styles.handle}>@{person.username}</span>
            </Link>
            <Button
              tone="outline"
              aria-label={`${words.follow} ${person.displayName}`}
              className={styles.follow}
              onClick={() => follow(person)}
            >
              {words.follow}
            </Button>
          </li>
        ))}
      </Listed>
    </section>
  )
}

/** A label in a list, a whole record where there is room for one. */
function Face({ person }: { person: Person }) {
  const src = portraitOf(person, 112)
  return (
    <>
      <Avatar name={person.displayName} src={src} size={48} className={styles.small} />
      <span className={styles.large} aria-hidden="true">
        {src ? (
          <Avatar name={person.displayName} src={src} size={112} />
        ) : (
          <Record size={112} on={{ artist: '', number: '' }}>
            <b className={styles.initials}>{initials(person.displayName)}</b>
          </Record>
        )}
      </span>
    </>
  )
}

const BlankArtist = () => (
  <div className={styles.artist}>
    <Bone round height={48} className={styles.small} />
    <Bone round height={112} className={styles.large} />
    <span className={styles.name}>
      <Bone width="60%" height={14} />
      <Bone width="40%" height={10} />
    </span>
    <Bone height={48} className={styles.follow} />
  </div>
)
