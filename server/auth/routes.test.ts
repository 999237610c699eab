import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../contract/contract.ts'
import { openTestApp } from '../test-app.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const register = (username: string, more = {}) =>
  app
    .guest()
    .json('POST', '/api/register', { json: { username, password: 'secret-1', displayName: 'Somebody', ...more } })

test('API-05 signing up signs in, and the current user is the one who signed up', async () => {
  const ada = await app.signUp('ada')
  expect((await ada.get('/api/user')).body).toMatchObject({
    id: ada.id,
    username: 'ada',
    displayName: 'The ada',
    points: 0,
    checking: 0,
  })
})

test('a username is taken in whatever case it is written', async () => {
  await register('Bolero')
  const again = await register('bOLERO')
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ code: 'taken', fields: { username: 'This username is taken.' } })
})

test.each([
  [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  [{ password: 'short' }, 'password', 'Password must be at least 6 characters'],
  [{ displayName: 'x' }, 'displayName', 'Display name must be at least 2 characters'],
  [{ displayName: 'with\u0000null' }, 'displayName', 'Display name has characters that cannot be shown.'],
  [{ displayName: 'abc\u202edef' }, 'displayName', 'Display name has characters that cannot be shown.'],
  [{ displayName: '\u200b\u200b\u3164' }, 'displayName', 'Display name must be at least 2 characters'],
  [{ username: '\u3164\u3164\u3164' }, 'username', 'Username must be at least 3 characters'],
  [{ username: 'white space' }, 'username', 'Username can have letters, digits, dots, dashes and underscores.'],
  [{ username: undefined }, 'username', 'Username is required.'],
])('signing up with %j is refused at the field %s', async (more, field, sentence) => {
  const { status, body } = await register('carla', more)
  expect(status).toBe(400)
  expect(body.fields[field]).toBe(sentence)
})

test('a wrong password and an unknown account are told in the same words', async () => {
  await register('dario')
  const wrong = await app.guest().json('POST', '/api/login', { json: { username: 'dario', password: 'not-this-one' } })
  const nobody = await app
    .guest()
    .json('POST', '/api/login', { json: { username: 'nobody-here', password: 'not-this-one' } })
  expect(wrong).toMatchObject({ status: 401, body: { message: 'Username or password is not right.' } })
  expect(nobody.body).toEqual(wrong.body)
})

test('an account can be tried ten times, then it must wait', async () => {
  await register('elmo')
  const tries = []
  for (let i = 0; i < 11; i++)
    tries.push(await app.guest().json('POST', '/api/login', { json: { username: 'elmo', password: `wrong-${i}` } }))
  expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429])
  expect(Number(tries[10]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('another spelling of a name is no further try', async () => {
  await register('iris')
  const tries = []
  // To PostgreSQL the dotted capital is the same name, to JavaScript's toLowerCase it is not.
  for (let i = 0; i < 11; i++) {
    const username = i < 6 ? 'iris' : '\u0130ris'
    tries.push(await app.guest().json('POST', '/api/login', { json: { username, password: `wrong-${i}` } }))
  }
  expect(tries.at(-1)?.status).toBe(429)
})

test('logging out ends the session, also for whoever copied its cookie', async () => {
  const fay = await app.signUp('fay')
  expect((await fay.send('POST', '/api/logout')).status).toBe(200)
  expect((await fay.get('/api/user')).status).toBe(401)
  expect((await app.pool.query('select 1 from session where person_id = $1', [fay.id])).rowCount).toBe(0)
})

test('signing in gives a new session, and the old one ends', async () => {
  const gus = await app.signUp('gus')
  await gus.send('POST', '/api/login', { json: { username: 'gus', password: 'secret-1' } })
  expect((await app.pool.query('select 1 from session where person_id = $1', [gus.id])).rowCount).toBe(1)
})

test.each([
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 401],
])('a write from %j is answered %i', async (headers, status) => {
  expect((await app.guest().send('POST', '/api/tracks/1/rate', { json: {}, headers })).status).toBe(status)
})

test.each(
  contract
    .filter(({ endpoint }) => endpoint.access === 'member')
    .map(({ name, endpoint }) => [name, endpoint] as const),
)('%s asks a guest to sign in', async (_, { method, path }) => {
  const answer = await app.guest().json(method, path.replaceAll(/:\w+/g, '1'))
  expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
})
