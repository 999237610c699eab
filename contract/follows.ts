import { z } from 'zod'
import { byId, endpoint } from './endpoint.ts'

const FollowAnswer = z.object({ following: z.boolean(), followers: z.int() })

export const follow = endpoint({
  method: 'POST',
  path: '/api/users/:id/follow',
  access: 'member',
  summary: 'Follows somebody.',
  params: byId,
  answer: FollowAnswer,
  refusals: ['not_found', 'forbidden'],
})
export const unfollow = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/follow',
  access: 'member',
  summary: 'Unfollows somebody.',
  params: byId,
  answer: FollowAnswer,
  refusals: ['not_found'],
})
export const isFollowing = endpoint({
  method: 'GET',
  path: '/api/users/:id/following',
  access: 'member',
  summary: 'Whether you follow somebody.',
  params: byId,
  answer: z.boolean(),
  refusals: ['not_found'],
})
