import { expect, test } from 'vitest'
import { RegisterForm } from '../../contract/users.ts'
import { checkLogin, checkRegistration } from './check.ts'

test('too short a name, password or display name is told under its field', () => {
  expect(checkLogin({ username: 'ab', password: '12345' })).toEqual({
    username: 'Username must be at least 3 characters',
    password: 'Password must be at least 6 characters',
  })
  expect(checkRegistration({ username: 'abc', password: '123456', displayName: 'x' })).toEqual({
    displayName: 'Display name must be at least 2 characters',
  })
})

test('spaces do not make a name longer', () => {
  expect(checkLogin({ username: ' ab ', password: '123456' })).toHaveProperty('username')
})

test.each([
  { username: 'ab', password: '12345', displayName: 'x' },
  { username: '  ab  ', password: '      ', displayName: ' x ' },
  { username: 'abc', password: '123456', displayName: 'Low Tide' },
  { username: '🎧🎧', password: '123456', displayName: '🎧' },
])('the browser says the same as the server about $username', (form) => {
  const issues = RegisterForm.safeParse(form).error?.issues ?? []
  const tooShort = issues.filter((issue) => issue.message.includes('at least'))
  const said = Object.fromEntries(tooShort.map((issue) => [issue.path[0], issue.message]))
  expect(checkRegistration(form)).toEqual(said)
})
