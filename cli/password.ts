import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { findAccount, removeSessions, setPassword } from '../server/auth/queries.ts'
import type { Parts } from '../server/parts.ts'

export async function resetPassword({ pool }: Parts, [username = '']: string[]) {
  const account = await findAccount(pool, username)
  if (!account) {
    console.error(`There is no account called "${username}".`)
    return 1
  }
  const password = randomBytes(9).toString('base64url')
  await setPassword(pool, account.id, await hash(password))
  const ended = await removeSessions(pool, account.id)
  console.log(`The new password of ${username} is ${password} (${ended.length} sessions ended).`)
  return 0
}
