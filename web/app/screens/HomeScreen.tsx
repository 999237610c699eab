import { FeedSkeleton } from '../../feed/FeedSkeleton.tsx'

/** The feed. */
export function HomeScreen() {
  return <FeedSkeleton />
}
