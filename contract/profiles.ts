import { z } from 'zod'
import { byId, endpoint, Paged, typed } from './endpoint.ts'
import { LENGTH } from './limits.ts'
import { Spot } from './tracks.ts'
import { DisplayName, User } from './users.ts'

/** One person with what their page wears: the colours and the blurred form of their cover image. */
export const Profile = User.extend({ coverSpot: Spot.nullable(), coverBlur: z.string().nullable() })
export type Profile = z.output<typeof Profile>

/** One person in a list, in the colours of their newest track's cover, or of what they reviewed last. */
export const Person = User.extend({ spot: Spot.nullable() })
export type Person = z.output<typeof Person>

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'anyone',
  summary:
    'People: those with the most points first, or (one page) the artists whose tracks are rising, then the others.',
  query: Paged.extend({
    order: z.enum(['points', 'rising'], 'order is points or rising.').default('points'),
  }),
  list: true,
  answer: z.array(Person),
})
export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/:id',
  access: 'member',
  summary: 'One person.',
  params: byId,
  answer: Profile,
  refusals: ['not_found'],
})

const flag = z
  .enum(['true', 'false'], 'A removal is true or false.')
  .default('false')
  .transform((word) => word === 'true')
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/:id',
  access: 'member',
  summary: 'Changes your own profile. A new image wins over a removal; what is left out stays.',
  params: byId,
  form: {
    fields: z.object({
      displayName: DisplayName,
      bio: typed('Bio', { max: LENGTH.bio, lines: true }).optional(),
      removeProfileImage: flag,
      removeCoverImage: flag,
    }),
    files: { profileImage: { kind: 'image', optional: true }, coverImage: { kind: 'image', optional: true } },
  },
  answer: Profile,
  refusals: ['forbidden', 'too_large', 'unsupported', 'undecodable', 'unavailable'],
})

const PictureSize = z.object({
  t: z.string().max(64).optional(),
  w: z.coerce.number('w is a width in pixels.').int().min(1).max(4000).optional(),
})
const picture = {
  method: 'GET',
  access: 'anyone',
  params: byId,
  query: PictureSize,
  media: ['image/webp'],
  answer: z.unknown(),
  refusals: ['not_found', 'range'],
} as const
export const profileImage = endpoint({
  ...picture,
  path: '/api/users/:id/profileImage',
  summary: "A person's portrait, square: at least `w` pixels wide, or the widest.",
})
export const coverImage = endpoint({
  ...picture,
  path: '/api/users/:id/coverImage',
  summary: "The image over a person's profile, 3:1: at least `w` pixels wide, or the widest.",
})
