import { z } from 'zod'
import { endpoint, Paged } from './endpoint.ts'
import { Person } from './profiles.ts'
import { Track } from './tracks.ts'

/** A reviewer on the leaderboard: who has points has at least one diamond. */
export const LeaderboardUser = Person.pick({
  id: true,
  username: true,
  displayName: true,
  profileImage: true,
  profileImageAt: true,
  spot: true,
  points: true,
}).extend({ diamondCount: z.int().min(1).max(3) })
export type LeaderboardUser = z.output<typeof LeaderboardUser>

export const topTracks = endpoint({
  method: 'GET',
  path: '/api/leaderboard/tracks',
  access: 'anyone',
  summary: 'Tracks with the most fires first; of equals the later one, which needed less time for them.',
  query: Paged,
  list: true,
  answer: z.array(Track),
})
export const topUsers = endpoint({
  method: 'GET',
  path: '/api/leaderboard/users',
  access: 'anyone',
  summary: 'People with the most points first; of equals the one who was here first.',
  query: Paged,
  list: true,
  answer: z.array(LeaderboardUser),
})
