import { z } from 'zod'
import { endpoint, Nothing, Time, typed, UserId } from './endpoint.ts'
import { LENGTH } from './limits.ts'

/** When a picture came, in milliseconds since 1970: with it as `t` the picture's address never changes. */
const PictureTime = z.int().nullable()

/** A person beside something they made. */
export const Creator = z.object({
  id: UserId,
  username: z.string(),
  displayName: z.string(),
  profileImage: z.boolean(),
  profileImageAt: PictureTime,
})
export type Creator = z.output<typeof Creator>

export const User = z.object({
  id: UserId,
  username: z.string(),
  displayName: z.string(),
  bio: z.string(),
  profileImage: z.boolean(),
  profileImageAt: PictureTime,
  coverImage: z.boolean(),
  coverImageAt: PictureTime,
  followers: z.int(),
  following: z.int(),
  points: z.int(),
  createdAt: Time,
})
export type User = z.output<typeof User>

/** The signed-in person: `checking` is the part of `points` whose reviews are still being checked. */
export const CurrentUser = User.extend({ checking: z.int() })
export type CurrentUser = z.output<typeof CurrentUser>

export const Username = typed('Username', {
  ...LENGTH.username,
  tooShort: 'Username must be at least 3 characters',
}).refine(
  (name) => /^[\p{L}\p{N}._-]+$/u.test(name),
  'Username can have letters, digits, dots, dashes and underscores.',
)
export const Password = z
  .string('Password is required.')
  .min(LENGTH.password.min, 'Password must be at least 6 characters')
  .max(LENGTH.password.max, 'Password can be at most 200 characters long.')
export const DisplayName = typed('Display name', {
  ...LENGTH.displayName,
  tooShort: 'Display name must be at least 2 characters',
})

export const LoginForm = z.object({ username: Username, password: Password })
export const RegisterForm = LoginForm.extend({ displayName: DisplayName })

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  summary: 'Makes an account and signs in.',
  body: RegisterForm,
  answer: CurrentUser,
  refusals: ['taken', 'too_many'],
})
export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  summary: 'Signs in.',
  body: LoginForm,
  answer: CurrentUser,
  refusals: ['wrong_password', 'too_many'],
})
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  summary: 'Ends this session.',
  answer: Nothing,
})
export const currentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'member',
  summary: 'The signed-in person.',
  answer: CurrentUser,
})
