import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Track } from '../contract/tracks.ts'
import { DESKTOP, openBrowser, visit } from './browser.ts'
import { logIn, PASSWORD, type Person } from './client.ts'
import { stage } from './on-stage.ts'
import { boxOf, seeToast, seeTrack } from './screen.ts'
import { ARTIST, REVIEWER } from './stage.ts'

const { origin, tracks } = stage
const newest = tracks[0]!
const PITCH = 'Unsigned tracks, rated by people who say why. Record a review, earn points.'

let browser: Browser
let listener: Person
beforeAll(async () => {
  ;[browser, listener] = await Promise.all([openBrowser(), logIn(origin, REVIEWER)])
})
afterAll(() => browser?.close())

const tab = (page: Page, name: 'Login' | 'Sign Up') => page.getByRole('tab', { name })
/** The button under the fields; the link to the other tab may have the same words. */
const send = (page: Page) => page.getByRole('tabpanel').locator('[type=submit]')

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
}
/** Every request to one of these, as "GET /api/user". */
function noteCalls(page: Page, pattern: RegExp) {
  const noted: string[] = []
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (pattern.test(call)) noted.push(call)
  })
  return noted
}

test('AUTH-01 ROUTE-05 Login and Sign Up are tabs with links between them, and what was typed stays', async () => {
  const { context, page, problems } = await visit(browser, origin, { path: '/auth' })
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor()
  await page.getByText(PITCH, { exact: true }).waitFor()
  expect(await page.getByLabel('Display name').count()).toBe(0)
  await fill(page, { Username: 'half-typed' })

  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor()
  await page.getByText('Already have an account?').waitFor()
  await page.getByLabel('Display name').waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('half-typed')

  await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor()
  await page.getByText('No account yet?').waitFor()
  await tab(page, 'Sign Up').click()
  await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('AUTH-01 "Continue browsing as guest" leads to the feed', async () => {
  const { context, page } = await visit(browser, origin, { path: '/auth' })
  await page.getByRole('link', { name: 'Continue browsing as guest' }).click()
  await seeTrack(page, newest.title)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await context.close()
})

test('AUTH-01 on a desktop the marketing text stands beside the form', async () => {
  const { context, page } = await visit(browser, origin, {
    path: '/auth',
    ...DESKTOP,
    hasTouch: false,
    isMobile: false,
  })
  const words = await boxOf(page.getByText(PITCH, { exact: true }))
  const form = await boxOf(page.getByRole('tabpanel'))
  expect(words.x + words.width).toBeLessThan(form.x)
  await context.close()
})

test('AUTH-02 what is too short is said under its field, without asking the server, until it is long enough', async () => {
  const { context, page } = await visit(browser, origin, { path: '/auth' })
  const calls = noteCalls(page, /^POST/)
  await send(page).click()
  await page.getByText('Username must be at least 3 characters', { exact: true }).waitFor()
  await page.getByText('Password must be at least 6 characters', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Username').evaluate((it) => it === document.activeElement)).toBe(true)
  await fill(page, { Username: 'ab', Password: '12345' })
  expect(await page.getByRole('alert').count()).toBe(2)
  await fill(page, { Username: 'abc', Password: '123456' })
  expect(await page.getByRole('alert').count()).toBe(0)

  await tab(page, 'Sign Up').click()
  await fill(page, { 'Display name': 'A', Username: 'ab', Password: '12345' })
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByLabel('Password').press('Enter')
  for (const sentence of [
    'Display name must be at least 2 characters',
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
  ])
    await page.getByText(sentence, { exact: true }).waitFor()
  const name = page.getByLabel('Display name')
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => name.evaluate((it) => it === document.activeElement)).toBe(true)
  await fill(page, { 'Display name': 'Al' })
  expect(await page.getByText('Display name must be at least 2 characters').count()).toBe(0)
  expect(calls).toEqual([])
  await context.close()
})

test("AUTH-03 a login that fails says so with the server's message, and keeps what was typed", async () => {
  const { context, page } = await visit(browser, origin, { path: '/auth' })
  await fill(page, { Username: ARTIST, Password: 'not-the-password' })
  await send(page).click()
  const toast = await seeToast(page, 'Login failed', 'Username or password is not right.')
  expect(await toast.getAttribute('data-destructive')).toBe('true')
  expect(await page.getByLabel('Username').inputValue()).toBe(ARTIST)
  expect(await page.getByLabel('Password').inputValue()).toBe('not-the-password')
  await context.close()
})

test('AUTH-03 a name that is taken is told in the toast and at its field', async () => {
  const { context, page } = await visit(browser, origin, { path: '/auth' })
  await tab(page, 'Sign Up').click()
  await fill(page, { 'Display name': 'Somebody Else', Username: ARTIST.toUpperCase(), Password: PASSWORD })
  await send(page).click()
  const toast = await seeToast(page, 'Registration failed', 'This username is taken.')
  expect(await toast.getAttribute('data-destructive')).toBe('true')
  const taken = page.getByRole('tabpanel').getByText('This username is taken.', { exact: true })
  await taken.waitFor()
  await fill(page, { Username: 'another.name' })
  await taken.waitFor({ state: 'detached' })
  await context.close()
})

test('AUTH-03 a logout that fails says so, and the person stays signed in', async () => {
  const { context, page } = await visit(browser, origin, { path: '/profile', person: listener })
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The database is away for a moment.' } }),
  )
  await page.getByRole('button', { name: 'Log out' }).click()
  const toast = await seeToast(page, 'Logout failed', 'The database is away for a moment.')
  expect(await toast.getAttribute('data-destructive')).toBe('true')
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/profile')
  await context.close()
})

test('AUTH-03 where no answer comes at all the toast still says what to do, and a second try works', async () => {
  const { context, page } = await visit(browser, origin, { path: '/auth' })
  await page.route('**/api/login', (route) => route.abort('connectionfailed'))
  await fill(page, { Username: ARTIST, Password: PASSWORD })
  await send(page).click()
  await seeToast(page, 'Login failed', 'The server did not answer. Please try again.')
  await page.unrouteAll()
  await send(page).click()
  await seeTrack(page, newest.title)
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await context.close()
})

test('AUTH-04 who signs up is signed in at once and after a reload, without the session being asked for again', async () => {
  const { context, page, problems } = await visit(browser, origin, { path: '/auth' })
  await tab(page, 'Sign Up').click()
  await fill(page, { 'Display name': 'Ola Overtone', Username: 'ola.overtone', Password: PASSWORD })
  const calls = noteCalls(page, /\/api\/(user|register)$/)
  await send(page).click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await seeTrack(page, newest.title)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(calls).toEqual(['POST /api/register'])
  await page.reload()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('AUTH-04 GLOB-06 a login sets who is here, the logout icon on the profile clears it, and the old session is over', async () => {
  const { context, page } = await visit(browser, origin, { path: '/auth' })
  await fill(page, { Username: ARTIST, Password: PASSWORD })
  const calls = noteCalls(page, /\/api\/(user|login|logout)$/)
  await send(page).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  const session = await context.cookies()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/auth')
  await page.getByRole('link', { name: 'Continue browsing as guest' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  expect(await page.getByRole('link', { name: 'Profile' }).count()).toBe(0)
  expect(calls).toEqual(['POST /api/login', 'POST /api/logout'])

  await context.addCookies(session)
  expect((await page.request.get('/api/user')).status()).toBe(401)
  await page.reload()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await context.close()
})

test('AUTH-04 whoever the page came for is asked about again after five minutes; a 401 then makes a guest, and no error', async () => {
  const { context, page, problems } = await visit(browser, origin, { path: null, person: listener })
  const calls = noteCalls(page, /\/api\/user$/)
  await page.clock.install()
  await page.goto('/discover')
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await context.clearCookies()
  await page.clock.fastForward('04:50')
  await page.getByRole('link', { name: 'Activity' }).click()
  await page.getByRole('heading', { name: 'Your Content' }).waitFor()
  expect(calls).toEqual([])
  await page.getByRole('link', { name: 'Discover' }).click()
  await page.clock.fastForward('00:15')
  const [answer] = await Promise.all([
    page.waitForResponse((it) => new URL(it.url()).pathname === '/api/user'),
    page.getByRole('link', { name: 'Activity' }).click(),
  ])
  expect(answer.status()).toBe(401)
  await page.waitForURL('**/auth')
  await page.getByRole('link', { name: 'Continue browsing as guest' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  expect(calls).toEqual(['GET /api/user'])
  expect(problems).toEqual([])
  await context.close()
})

test('ROUTE-05 who is signed in and opens /auth lands on /, and going back does not return there', async () => {
  const { context, page } = await visit(browser, origin, { path: '/discover', person: listener })
  await page.goto('/auth')
  await page.waitForURL(`${origin}/`)
  await seeTrack(page, newest.title)
  await page.goBack()
  await page.waitForURL('**/discover')
  await context.close()
})

test('API-08 the session is a cookie that no script can read and no other site sends along', async () => {
  const { context, page } = await visit(browser, origin, { path: '/auth' })
  await fill(page, { Username: REVIEWER, Password: PASSWORD })
  await send(page).click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  const cookies = await context.cookies()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const read = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const { value } of cookies) expect(read).not.toContain(value)
  await context.close()
})

test("API-08 a rating in another person's name is refused, and counts nothing", async () => {
  const { context, page } = await visit(browser, origin, { person: listener })
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  const ask = async () => (await (await page.request.get('/api/tracks/feed/new')).json()) as Track[]
  const another = (await ask())[0]?.creator.id
  const answer = await page.evaluate(
    async ([id, userId]) => {
      const sent = await fetch(`/api/tracks/${id}/rate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId, ratingType: 'TRASH' }),
      })
      return { status: sent.status, body: await sent.json() }
    },
    [newest.id, another] as const,
  )
  expect(answer).toMatchObject({ status: 403, body: { message: 'You can only rate as yourself.' } })
  expect((await ask())[0]).toMatchObject({ id: newest.id, trashCount: 0 })
  await context.close()
})
