import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, openBrowser, PHONE, SMALL_PHONE, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { hasFocus, tabTo } from './focus.ts'
import { stage } from './on-stage.ts'
import { boxOf } from './screen.ts'

const { origin } = stage
const desktop = { ...DESKTOP, hasTouch: false, isMobile: false }

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'round.about')])
})
afterAll(() => browser?.close())

const banner = (page: Page) => page.getByRole('complementary', { name: 'Customer service' })
const footer = (page: Page) => page.getByRole('contentinfo')

test('GLOB-01 customer service stands along the top with its addresses, and dismissed it stays away', async () => {
  const { context, page } = await visit(browser, origin, { path: '/discover' })
  const addresses = banner(page).getByRole('link')
  await addresses.first().waitFor()
  expect(await addresses.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'mailto:help@heatcheck.example',
    'mailto:artists@heatcheck.example',
  ])
  const [top, title] = [await boxOf(banner(page)), await boxOf(page.getByRole('heading', { level: 1 }))]
  expect(top.y).toBe(0)
  expect(top.y + top.height).toBeLessThanOrEqual(title.y)

  await tabTo(page, banner(page).getByRole('button', { name: 'Dismiss' }))
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('tab', { name: 'Login' }).waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Login' }).waitFor()
  expect(await banner(page).count()).toBe(0)
  await context.close()
})

test.each([
  ['a small phone', SMALL_PHONE],
  ['a desktop', desktop],
] as const)('GLOB-01 on %s each address is as tall as a thumb, and the art of the feed is whole', async (_, screen) => {
  const { context, page } = await visit(browser, origin, { path: '/nothing', ...screen })
  await banner(page).waitFor()
  for (const link of await banner(page).getByRole('link').all())
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.getByRole('tab', { name: 'New' }).waitFor()
  expect((await boxOf(page.getByRole('list', { name: 'Tracks' }))).y).toBe(0)
  await context.close()
})

test('GLOB-02 the Privacy Policy, last updated May 12, 2025: what is collected, SMS, no selling, rights, contact', async () => {
  const { context, page } = await visit(browser, origin, { path: '/auth' })
  const opener = footer(page).getByRole('button', { name: 'Privacy Policy' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' })
  await dialog.getByText('Last updated May 12, 2025', { exact: true }).waitFor()
  for (const name of ['What we collect', 'SMS consent', 'We do not sell data', 'Your rights', 'Contact'])
    await dialog.getByRole('heading', { name, exact: true }).waitFor()
  await dialog.getByText('reply STOP').waitFor()
  await dialog.getByText('Global Privacy Control').waitFor()
  await dialog.getByText('a random id that names nobody and changes every day').waitFor()
  await dialog.getByRole('link', { name: 'privacy@heatcheck.example' }).waitFor()

  // By key down to its end; the heading stays.
  const contact = dialog.getByRole('heading', { name: 'Contact' })
  await dialog.getByText('What we collect').click()
  await page.keyboard.press('End')
  await expect.poll(async () => (await boxOf(contact)).y).toBeLessThan(PHONE.viewport.height)
  expect((await boxOf(dialog.getByRole('heading', { name: 'Privacy Policy' }))).y).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(opener)).toBe(true)
  await context.close()
})

test('GLOB-02 the policy that cannot be fetched says so, and can be asked for again', async () => {
  const { context, page } = await visit(browser, origin, { path: '/discover' })
  await page.route('**/api/content', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }))
  await footer(page).getByRole('button', { name: 'Privacy Policy' }).click()
  await page.getByText('The Privacy Policy could not be fetched.', { exact: true }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'SMS consent' }).waitFor()
  await context.close()
})

test('GLOB-02 GLOB-03 under every page Privacy Policy opens, Terms of Service and Copyright do nothing and say so', async () => {
  const { context, page } = await visit(browser, origin, { path: null, person: member })
  for (const path of ['/discover', '/invest', '/nothing', '/profile']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const words = await footer(page).getByRole('button').allInnerTexts()
    expect(words).toEqual(['Privacy Policy', 'Terms of Service', 'Copyright'])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    // The navigation covers none of it.
    const navigation = await boxOf(page.getByRole('navigation', { name: 'Main' }))
    await expect
      .poll(async () => (await boxOf(footer(page))).y + (await boxOf(footer(page))).height)
      .toBeLessThanOrEqual(navigation.y + 1)
    for (const name of ['Terms of Service', 'Copyright']) {
      const { x, y, width, height } = await boxOf(footer(page).getByRole('button', { name, disabled: true }))
      expect(height).toBeGreaterThanOrEqual(44)
      await page.mouse.click(x + width / 2, y + height / 2)
    }
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
  await context.close()
})

test('GLOB-02 on a desktop the feed has them beside it', async () => {
  const { context, page } = await visit(browser, origin, desktop)
  await page.getByRole('button', { name: 'Terms of Service', disabled: true }).waitFor()
  await page.getByRole('button', { name: 'Privacy Policy' }).click()
  await page.getByRole('dialog', { name: 'Privacy Policy' }).getByText('What we collect').waitFor()
  await context.close()
})

test('GLOB-07 typing in a select goes to what begins so, and is forgotten after a second', async () => {
  const { context, page } = await visit(browser, origin, { path: '/discover', person: member })
  await page.clock.install()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByLabel('Genre').click()
  const active = () => page.getByRole('option').and(page.locator('[data-highlighted]')).textContent()
  await page.clock.runFor(100)
  await page.keyboard.type('ro')
  await page.clock.runFor(100)
  await expect.poll(active).toBe('Rock')
  await page.clock.runFor(800)
  // Still within the second: no genre begins with "roc" but Rock.
  await page.keyboard.type('c')
  await page.clock.runFor(100)
  await expect.poll(active).toBe('Rock')
  await page.clock.runFor(1000)
  await page.keyboard.type('c')
  await page.clock.runFor(100)
  await expect.poll(active).toBe('Country')
  await context.close()
})

test('GLOB-07 over its scroll button a select goes on every 50 ms', async () => {
  const short = { viewport: { width: 1000, height: 420 }, hasTouch: false, isMobile: false }
  const { context, page } = await visit(browser, origin, { path: '/discover', person: member, ...short })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByLabel('Genre').click()
  const list = page.getByRole('listbox')
  await list.waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const viewport = list.locator('[data-radix-select-viewport]')
  const scrolled = () => viewport.evaluate((it) => it.scrollTop)
  const row = (await boxOf(page.getByRole('option').first())).height
  const below = await boxOf(list.locator(':scope > [aria-hidden]').last())
  await page.mouse.move(below.x + 20, below.y + below.height / 2)
  await page.mouse.move(below.x + 24, below.y + below.height / 2)
  const before = await scrolled()
  await page.clock.runFor(49)
  expect(await scrolled()).toBe(before)
  await page.clock.runFor(2)
  expect((await scrolled()) - before).toBeCloseTo(row, 0)
  await page.clock.runFor(50)
  expect((await scrolled()) - before).toBeGreaterThan(row * 1.5)
  await context.close()
})
