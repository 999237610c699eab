import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openTestApp } from '../test-app.ts'
import { hashCode, makeCodes } from './recovery.ts'
import { deviceOf } from './rules.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const PASSWORD = 'secret-1'
const logIn = async (username: string, password = PASSWORD, headers = {}) => {
  const client = app.guest()
  const { status } = await client.json('POST', '/api/login', { json: { username, password }, headers })
  return { client, status }
}
const isSignedIn = async (client: Client) => (await client.get('/api/user')).status === 200
const makeFor = async (client: Client): Promise<string[]> =>
  (await client.json('POST', '/api/user/recovery-codes', { json: { password: PASSWORD } })).body.codes
const recover = (username: string, code: string, newPassword = 'another-2') => {
  const client = app.guest()
  return client
    .json('POST', '/api/recover', { json: { username, code, newPassword } })
    .then((answer) => ({ ...answer, client }))
}

test('a new password needs the old one, and ends every other session but keeps this one', async () => {
  const ada = await app.signUp('ada')
  const { client: elsewhere } = await logIn('ada')
  const change = (oldPassword: string) =>
    ada.json('POST', '/api/user/password', { json: { oldPassword, newPassword: 'secret-2' } })
  expect(await change('not-this')).toMatchObject({
    status: 403,
    body: { message: 'This is not your password.', fields: { oldPassword: 'This is not your password.' } },
  })
  expect(await isSignedIn(elsewhere)).toBe(true)

  expect((await change(PASSWORD)).status).toBe(200)
  expect(await isSignedIn(ada)).toBe(true)
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect((await logIn('ada')).status).toBe(401)
  expect((await logIn('ada', 'secret-2')).status).toBe(200)
})

test('a new password is as long as any other', async () => {
  const bea = await app.signUp('bea')
  const { status, body } = await bea.json('POST', '/api/user/password', {
    json: { oldPassword: PASSWORD, newPassword: 'short' },
  })
  expect(status).toBe(400)
  expect(body.fields.newPassword).toBe('Password must be at least 6 characters')
})

test('whoever guesses the old password at an open page must wait after ten tries', async () => {
  const cid = await app.signUp('cid')
  const guess = () => cid.json('POST', '/api/user/recovery-codes', { json: { password: 'guess' } })
  const answers = []
  for (let i = 0; i < 11; i++) answers.push(await guess())
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(403), 429])
})

test('ten codes are told once, stored hashed, and making new ones voids them', async () => {
  const dot = await app.signUp('dot')
  const codes = await makeFor(dot)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hj-km-np-tv-z]{4}-){3}[0-9a-hj-km-np-tv-z]{4}$/)
  expect((await dot.get('/api/user/account')).body.recoveryCodes).toMatchObject({ left: 10 })
  const { rows } = await app.pool.query('select code_hash::text as hash from recovery_code where person_id = $1', [
    dot.id,
  ])
  for (const { hash } of rows) expect(codes.some((code) => hash.includes(code))).toBe(false)

  const newer = await makeFor(dot)
  expect((await recover('dot', codes[0]!)).status).toBe(401)
  expect((await recover('dot', newer[0]!)).status).toBe(200)
})

test('a code sets a new password once, however it is typed, ends every session and signs in', async () => {
  const eve = await app.signUp('eve')
  const [code = ''] = await makeFor(eve)
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `
  const used = await recover('Eve', typed)
  expect(used).toMatchObject({ status: 200, body: { username: 'eve' } })
  expect(await isSignedIn(used.client)).toBe(true)
  expect(await isSignedIn(eve)).toBe(false)
  expect((await logIn('eve', 'another-2')).status).toBe(200)
  expect((await used.client.get('/api/user/account')).body.recoveryCodes.left).toBe(9)
  expect(await recover('eve', code)).toMatchObject({
    status: 401,
    body: { message: 'Username or recovery code is not right.' },
  })
})

test('of two who use one code at the same moment, one is let in', async () => {
  const flo = await app.signUp('flo')
  const [code = ''] = await makeFor(flo)
  const answers = await Promise.all([recover('flo', code), recover('flo', code), recover('flo', code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test("another person's code opens nothing, and an unknown name is answered alike", async () => {
  const gil = await app.signUp('gil')
  await app.signUp('hal')
  const [code = ''] = await makeFor(gil)
  const wrong = await recover('hal', code)
  const nobody = await recover('nobody-at-all', code)
  expect(wrong.status).toBe(401)
  expect(nobody.body).toEqual(wrong.body)
})

test('codes cannot be guessed: after ten tries an account must wait', async () => {
  await app.signUp('ida')
  const statuses = []
  for (const code of [...makeCodes(), 'x']) statuses.push((await recover('ida', code)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('sessions are listed with their kind of device, this one first, and each can be ended', async () => {
  const jo = await app.signUp('jo.session')
  const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
  const { client: phone } = await logIn('jo.session', PASSWORD, { 'user-agent': agent })
  const { sessions } = (await jo.get('/api/user/account')).body
  expect(sessions).toHaveLength(2)
  expect(sessions[0]).toMatchObject({ isThis: true })
  expect(sessions[1]).toMatchObject({ isThis: false, browser: 'Chrome', system: 'Android' })

  const kay = await app.signUp('kay')
  expect((await kay.send('DELETE', `/api/user/sessions/${sessions[1].id}`)).status).toBe(404)
  expect(await isSignedIn(phone)).toBe(true)
  expect((await jo.send('DELETE', `/api/user/sessions/${sessions[1].id}`)).status).toBe(200)
  expect(await isSignedIn(phone)).toBe(false)
  expect(await isSignedIn(jo)).toBe(true)
})

test('signing out everywhere ends this session too, and nobody else’s', async () => {
  const lee = await app.signUp('lee')
  const { client: phone } = await logIn('lee')
  const mia = await app.signUp('mia')
  expect((await lee.send('DELETE', '/api/user/sessions')).status).toBe(200)
  expect(await Promise.all([lee, phone, mia].map(isSignedIn))).toEqual([false, false, true])
})

test('when a session was last seen is noted once an hour', async () => {
  const ned = await app.signUp('ned')
  await app.pool.query(`update session set seen_at = now() - interval '2 hours' where person_id = $1`, [ned.id])
  const before = Date.now() - 60_000
  await ned.get('/api/user')
  const { sessions } = (await ned.get('/api/user/account')).body
  expect(Date.parse(sessions[0].seenAt)).toBeGreaterThan(before)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['curl/8', null, null],
])('of %s people would say %s on %s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system })
})

test('a code is the same whatever it is written with', () => {
  expect(hashCode('01ab-cdef-0000-1111')).toEqual(hashCode('OLAB CDEF ooooIiLl'))
})
