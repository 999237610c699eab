import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { logIn, PASSWORD, signUp } from './client.ts'
import { hasFocus, tabTo } from './focus.ts'
import { stage } from './on-stage.ts'
import { seeToast } from './screen.ts'

const { origin } = stage

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Codes made beforehand, through the API. */
async function makeCodes(cookie: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/user/recovery-codes`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  return ((await answer.json()) as { codes: string[] }).codes
}
const status = async (cookie: string) => (await fetch(`${origin}/api/user`, { headers: { cookie } })).status

async function openRecovery(page: Page) {
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
}
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
}

test('a forgotten password is set anew with a recovery code, by key alone, and every other session ends', async () => {
  const lost = await signUp(origin, 'lost.keys')
  const [code = ''] = await makeCodes(lost.cookie)
  const { context, page, problems } = await visit(browser, origin, { path: '/auth' })
  await tabTo(page, page.getByRole('button', { name: 'Forgot your password?' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(page.getByLabel('Username'))).toBe(true)
  await page.keyboard.type('lost.keys')
  await tabTo(page, page.getByLabel('Recovery code'))
  await page.keyboard.type(code.toUpperCase().replaceAll('-', ' '))
  await tabTo(page, page.getByLabel('New password'))
  await page.keyboard.type('found-again-1')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Password changed', 'You are signed in. That code is used up.')
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await status(lost.cookie)).toBe(401)
  expect(problems).toEqual([])
  await context.close()

  const again = await visit(browser, origin, { path: '/auth' })
  await openRecovery(again.page)
  await fill(again.page, { Username: 'lost.keys', 'Recovery code': code, 'New password': 'once-more-2' })
  await again.page.getByRole('button', { name: 'Set New Password' }).click()
  await seeToast(again.page, 'Recovery failed', 'Username or recovery code is not right.')
  expect(await again.page.getByLabel('Recovery code').inputValue()).toBe(code)
  await again.context.close()
})

test('what is missing for a new password is said at its field, and who has no code is told whom to write to', async () => {
  const { context, page } = await visit(browser, origin, { path: '/auth' })
  await openRecovery(page)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  for (const sentence of [
    'Username must be at least 3 characters',
    'Recovery code is required.',
    'Password must be at least 6 characters',
  ])
    await page.getByText(sentence, { exact: true }).waitFor()
  await expect.poll(() => hasFocus(page.getByLabel('Username'))).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'help@heatcheck.example' }).waitFor()

  await page.route('**/api/recover', (route) => route.abort('connectionfailed'))
  await fill(page, { Username: 'somebody', 'Recovery code': 'abcd', 'New password': 'long-enough' })
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await seeToast(page, 'Recovery failed', 'The server did not answer. Please try again.')
  await page.getByRole('button', { name: 'Back to Login' }).click()
  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor()
  await context.close()
})

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const settings = page.getByRole('dialog', { name: 'Edit Profile' }).getByRole('region', { name: 'Account' })
  await settings.getByRole('heading', { name: 'Signed in on' }).waitFor()
  return settings
}

test('in Edit Profile the password is changed by who knows the old one, and every other device is signed out', async () => {
  const person = await signUp(origin, 'new.locks')
  const elsewhere = await logIn(origin, 'new.locks')
  const { context, page, problems } = await visit(browser, origin, { path: '/profile', person })
  const settings = await openSettings(page)
  await settings.getByRole('button', { name: 'Change', exact: true }).click()
  await expect.poll(() => hasFocus(settings.getByLabel('Current password'))).toBe(true)
  await settings.getByLabel('Current password').fill('not-this-one')
  await settings.getByLabel('New password').fill('short')
  await settings.getByRole('button', { name: 'Change Password' }).click()
  await settings.getByText('Password must be at least 6 characters', { exact: true }).waitFor()
  await settings.getByLabel('New password').fill('fresh-locks-1')
  await page.keyboard.press('Enter')
  await settings.getByText('This is not your password.', { exact: true }).waitFor()
  await settings.getByLabel('Current password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await seeToast(page, 'Password changed', 'Every other device is signed out.')
  await settings.getByLabel('Current password').waitFor({ state: 'detached' })
  expect(await status(elsewhere.cookie)).toBe(401)
  await page.reload()
  await page.getByRole('button', { name: 'Edit profile' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('recovery codes are made with the password, shown once and counted; a failing server is told', async () => {
  const person = await signUp(origin, 'spare.keys')
  const { context, page } = await visit(browser, origin, { path: '/profile', person })
  const settings = await openSettings(page)
  await settings.getByRole('button', { name: 'Make codes' }).click()
  await settings.getByLabel('Your password').fill(PASSWORD)
  await page.route('**/api/user/recovery-codes', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.keyboard.press('Enter')
  await seeToast(page, 'Error', 'The server did not answer. Please try again.')
  await settings.getByRole('button', { name: 'Make Recovery Codes' }).click()
  const shown = settings.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await shown.first().waitFor()
  const codes = await shown.allInnerTexts()
  expect(codes).toHaveLength(10)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    settings.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(
    readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(codes)
  await settings.getByRole('button', { name: 'Done' }).click()
  await settings.getByText(/^10 of 10 left, made on /).waitFor()
  expect(await settings.getByText(codes[0]!).count()).toBe(0)
  await context.close()
})

test('where somebody is signed in is listed; one place can be signed out, or all of them, this one too', async () => {
  const person = await signUp(origin, 'left.open')
  const elsewhere = await logIn(origin, 'left.open')
  const { context, page } = await visit(browser, origin, { path: '/profile', person })
  const settings = await openSettings(page)
  await settings.getByText('This device', { exact: true }).waitFor()
  expect(await settings.getByText(/^Last here /).count()).toBe(1)
  await settings.getByRole('button', { name: 'Sign out Unknown device' }).click()
  await seeToast(page, 'Signed out', 'Unknown device')
  await settings.getByText(/^Last here /).waitFor({ state: 'detached' })
  expect(await status(elsewhere.cookie)).toBe(401)

  const again = await logIn(origin, 'left.open')
  await settings.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/auth')
  expect([await status(person.cookie), await status(again.cookie)]).toEqual([401, 401])
  await context.close()
})
