import { LENGTH } from '../../contract/limits.ts'
import { tooShort } from '../words/auth.ts'

export type Credentials = { username: string; password: string }
export type Registration = Credentials & { displayName: string }
export type Wrong<Form> = Partial<{ [Field in keyof Form]: string }>

const shorter = (text: string, min: number) => [...text.normalize('NFC').trim()].length < min

export const checkUsername = (username: string) =>
  shorter(username, LENGTH.username.min) ? tooShort.username : undefined
export const checkNewPassword = (password: string) =>
  password.length < LENGTH.password.min ? tooShort.password : undefined

/** What is wrong with each field, in the sentences that the server would use; empty when nothing is. */
export function checkLogin({ username, password }: Credentials): Wrong<Credentials> {
  const wrong = { username: checkUsername(username), password: checkNewPassword(password) }
  return { ...(wrong.username && { username: wrong.username }), ...(wrong.password && { password: wrong.password }) }
}

export function checkRegistration(form: Registration): Wrong<Registration> {
  return {
    ...checkLogin(form),
    ...(shorter(form.displayName, LENGTH.displayName.min) && {
      displayName: tooShort.displayName,
    }),
  }
}
