import { z } from 'zod'
import { byId, endpoint, Nothing, Time } from './endpoint.ts'
import { CurrentUser, Password, Username } from './users.ts'

/** A place where somebody is signed in. */
export const Session = z.object({
  id: z.int(),
  /** The one that asks. */
  isThis: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: Time,
  seenAt: Time,
})
export type Session = z.output<typeof Session>

export const Account = z.object({
  sessions: z.array(Session),
  recoveryCodes: z.object({ left: z.int(), madeAt: Time.nullable() }),
})
export type Account = z.output<typeof Account>

const given = z.string('Password is required.').min(1, 'Password is required.').max(200, 'This is not your password.')

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/user/account',
  access: 'member',
  summary: 'Where you are signed in, the last seen first, and how many recovery codes are left.',
  answer: Account,
})
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  access: 'member',
  summary: 'Sets a new password. Every other session ends.',
  body: z.object({ oldPassword: given, newPassword: Password }),
  answer: Nothing,
  refusals: ['forbidden', 'too_many'],
})
export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/recovery-codes',
  access: 'member',
  summary: 'Makes ten new recovery codes, told this once; earlier ones are void.',
  body: z.object({ password: given }),
  answer: z.object({ codes: z.array(z.string()) }),
  refusals: ['forbidden', 'too_many'],
})
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  access: 'member',
  summary: 'Signs out one session of yours.',
  params: byId,
  answer: Nothing,
  refusals: ['not_found'],
})
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'member',
  summary: 'Signs out everywhere, here too.',
  answer: Nothing,
})
export const recover = endpoint({
  method: 'POST',
  path: '/api/recover',
  access: 'anyone',
  summary: 'Sets a new password with a recovery code, which is used up. Every session ends, and a new one begins.',
  body: z.object({
    username: Username,
    code: z.string('Recovery code is required.').min(1, 'Recovery code is required.').max(100),
    newPassword: Password,
  }),
  answer: CurrentUser,
  refusals: ['wrong_password', 'too_many'],
})
