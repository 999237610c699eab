import { hash, verify } from '@node-rs/argon2'
import {
  changePassword,
  endSession,
  endSessions,
  getAccount,
  makeRecoveryCodes,
  recover,
} from '../../contract/account.ts'
import { Refusal } from '../../contract/errors.ts'
import { transaction } from '../../db/sql.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { countTries } from '../tries.ts'
import {
  countCodes,
  findAccount,
  findAccountOf,
  findCurrentUser,
  listSessions,
  removeSessionOf,
  removeSessions,
  saveCodes,
  setPassword,
  spendCode,
} from './queries.ts'
import { hashCode, makeCodes } from './recovery.ts'
import { endSession as endThis, sessionOf, startSession } from './sessions.ts'

const WAIT = 'Too many tries. Please wait a little and try again.'
const NO_SESSION = 'This session has ended already.'

/** What people do about their own account: password, recovery codes, sessions. */
export function account(serve: Serve, { pool }: Pick<Parts, 'pool'>) {
  const proofs = countTries(pool, 'password proof', 10, 900)
  const byAddress = countTries(pool, 'recover address', 30, 900)
  const byAccount = countTries(pool, 'recover account', 10, 900)

  /** An open page is not enough to take an account over: whoever sits at it must know the password. */
  async function prove(id: number, field: string, password: string) {
    await proofs.spend(String(id), WAIT)
    const person = await findAccountOf(pool, id)
    if (!person?.password_hash || !(await verify(person.password_hash, password)))
      throw new Refusal('forbidden', 'This is not your password.', {
        fields: { [field]: 'This is not your password.' },
      })
    await proofs.forget(String(id))
  }

  serve(getAccount, async ({ viewer, request }) => ({
    sessions: await listSessions(pool, viewer.id, sessionOf(request)),
    recoveryCodes: await countCodes(pool, viewer.id),
  }))

  serve(changePassword, async ({ viewer, body, request, reply }) => {
    await prove(viewer.id, 'oldPassword', body.oldPassword)
    const passwordHash = await hash(body.newPassword)
    await transaction(pool, async (db) => {
      await setPassword(db, viewer.id, passwordHash)
      await removeSessions(db, viewer.id)
      await startSession(db, request, reply, viewer.id)
    })
    return null
  })

  serve(makeRecoveryCodes, async ({ viewer, body }) => {
    await prove(viewer.id, 'password', body.password)
    const codes = makeCodes()
    await transaction(pool, (db) => saveCodes(db, viewer.id, codes.map(hashCode)))
    return { codes }
  })

  serve(endSession, async ({ viewer, params }) => {
    if (!(await removeSessionOf(pool, viewer.id, params.id))) throw new Refusal('not_found', NO_SESSION)
    return null
  })

  serve(endSessions, async ({ viewer, request, reply }) => {
    await removeSessions(pool, viewer.id)
    await endThis(pool, request, reply)
    return null
  })

  serve(recover, async ({ body, request, reply }) => {
    await byAddress.spend(request.ip, WAIT)
    const person = await findAccount(pool, body.username)
    await byAccount.spend(person ? `#${person.id}` : body.username.toLowerCase(), WAIT)
    const passwordHash = await hash(body.newPassword)
    const user = await transaction(pool, async (db) => {
      if (!person || !(await spendCode(db, person.id, hashCode(body.code)))) return null
      await setPassword(db, person.id, passwordHash)
      await removeSessions(db, person.id)
      await startSession(db, request, reply, person.id)
      return findCurrentUser(db, person.id)
    })
    if (!user) throw new Refusal('wrong_password', 'Username or recovery code is not right.')
    await byAccount.forget(`#${person?.id}`)
    return user as never
  })
}
