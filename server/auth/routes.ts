import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../contract/errors.ts'
import { currentUser, login, logout, register } from '../../contract/users.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { countTries } from '../tries.ts'
import { addPerson, findAccount, findCurrentUser } from './queries.ts'
import { endSession, startSession } from './sessions.ts'

const WAIT = 'Too many tries. Please wait a little and try again.'
// Compared against where there is no such account, so that both answers take equally long.
const NOBODY = await hash('nobody has this password')

export function auth(serve: Serve, { pool }: Pick<Parts, 'pool'>) {
  const byAddress = countTries(pool, 'login address', 60, 600)
  const byAccount = countTries(pool, 'login account', 10, 900)
  const newAccounts = countTries(pool, 'register', 40, 3600)

  const me = async (id: number) => {
    const user = await findCurrentUser(pool, id)
    if (!user) throw new Refusal('signed_out', 'Please sign in.')
    return user as never
  }

  serve(register, async ({ body, request, reply }) => {
    await newAccounts.spend(request.ip, WAIT)
    const passwordHash = await hash(body.password)
    const person = await addPerson(pool, { ...body, passwordHash })
    if (!person)
      throw new Refusal('taken', 'This username is taken.', { fields: { username: 'This username is taken.' } })
    await startSession(pool, request, reply, person.id)
    return me(person.id)
  })

  serve(login, async ({ body, request, reply }) => {
    await byAddress.spend(request.ip, WAIT)
    const person = await findAccount(pool, body.username)
    // By its number: PostgreSQL and JavaScript do not agree which spellings are one name.
    const account = person ? `#${person.id}` : body.username.toLowerCase()
    await byAccount.spend(account, WAIT)
    const right = await verify(person?.password_hash ?? NOBODY, body.password)
    if (!person?.password_hash || !right) throw new Refusal('wrong_password', 'Username or password is not right.')
    await byAccount.forget(account)
    await startSession(pool, request, reply, person.id)
    return me(person.id)
  })

  serve(logout, async ({ request, reply }) => {
    await endSession(pool, request, reply)
    return null
  })

  serve(currentUser, async ({ viewer }) => me(viewer.id))
}
