import type { Profile } from '../../contract/profiles.ts'
import type { CurrentUser } from '../../contract/users.ts'
import { Button } from '../ui/Button.tsx'
import { AddPersonIcon, CheckIcon } from '../ui/page-icons.tsx'
import { follow } from '../words/profile.ts'
import styles from './Profile.module.css'
import { useFollow } from './queries.ts'

export function FollowButton({ person, viewer }: { person: Profile; viewer: CurrentUser | null | undefined }) {
  const { following, isKnown, isPending, toggle } = useFollow(person, viewer)
  return (
    <Button
      tone={following ? 'outline' : 'ink'}
      icon={following ? <CheckIcon size={20} /> : <AddPersonIcon size={20} />}
      className={styles.follow}
      aria-pressed={following}
      disabled={!isKnown}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && toggle()}
    >
      {following ? follow.following : follow.follow}
    </Button>
  )
}
