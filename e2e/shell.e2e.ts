import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DESKTOP, openBrowser, PHONE, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { boxOf, seeToast } from './screen.ts'

const { origin } = inject('stage')

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'member')])
})
afterAll(() => browser?.close())

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('GLOB-05 the navigation: Home, Discover, a button without words, Invest, Activity, and Sign In or Profile', async () => {
  for (const [who, last] of [
    [undefined, 'Sign In'],
    [member, 'Profile'],
  ] as const) {
    const { context, page } = await visit(browser, origin, who && { person: who })
    await navigation(page).getByRole('link', { name: last }).waitFor()
    const words = await navigation(page).getByRole('link').filter({ visible: true }).allInnerTexts()
    expect(words.map((word) => word.trim()).filter(Boolean)).toEqual(['Home', 'Discover', 'Invest', 'Activity', last])
    const upload = navigation(page).getByRole('button')
    expect(await upload.textContent()).toBe('')
    const box = await boxOf(upload)
    const middle = PHONE.viewport.width / 2
    expect(box.x).toBeLessThan(middle)
    expect(box.x + box.width).toBeGreaterThan(middle - 60)
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE.viewport.height)
    await context.close()
  }
})

test('GLOB-05 Activity sends a guest to sign in, with the reason', async () => {
  const { context, page } = await visit(browser, origin)
  await navigation(page).getByRole('link', { name: 'Activity' }).click()
  await page.waitForURL('**/auth')
  await seeToast(page, 'Sign in required', 'Please sign in to view activity')
  await context.close()
})

test.each(['/nothing/here', '/tracks'])(
  'ROUTE-10 %s is no page: it says so, and leads home and to Discover',
  async (path) => {
    const { context, page } = await visit(browser, origin, { path: null })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Empty sleeve' }).waitFor()
    await page.getByRole('link', { name: 'Discover Music' }).click()
    await page.waitForURL('**/discover')
    await page.goBack()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL(`${origin}/`)
    await page.getByRole('tab', { name: 'New', selected: true }).waitFor()
    await context.close()
  },
)

test.each([
  { wish: 'no-preference', moves: 1 },
  { wish: 'reduce', moves: 0 },
] as const)('ROUTE-11 from page to page there are $moves animations for who wishes $wish', async ({ wish, moves }) => {
  const { context, page } = await visit(browser, origin, { reducedMotion: wish })
  await navigation(page).getByRole('link', { name: 'Discover' }).waitFor()
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { transitions: 0 })
    document.startViewTransition = (update) => {
      ;(window as unknown as { transitions: number }).transitions += 1
      return start(update)
    }
  })
  await navigation(page).getByRole('link', { name: 'Discover' }).click()
  await page.getByRole('heading', { level: 1, name: 'Discover' }).waitFor()
  expect(await page.evaluate(() => (window as unknown as { transitions: number }).transitions)).toBe(moves)
  await context.close()
})

test('on a desktop the navigation stands at the left, and the record beside the column plays', async () => {
  const { context, page } = await visit(browser, origin, { ...DESKTOP, hasTouch: false, isMobile: false })
  const box = await boxOf(navigation(page))
  expect(box.x).toBe(0)
  expect(box.height).toBeGreaterThan(box.width)
  await page
    .getByRole('button', { name: /^(Play|Pause)$/ })
    .first()
    .waitFor()
  await context.close()
})
