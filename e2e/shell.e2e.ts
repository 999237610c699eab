import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, openBrowser, PHONE, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { boxOf, ratingOf, seeToast, toastOf } from './screen.ts'

const { origin, tracks } = stage
const newest = tracks[0]!

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'member')])
})
afterAll(() => browser?.close())

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('ROUTE-01 / shows the newest track to anyone, signed in or not, even where no script runs', async () => {
  for (const person of [undefined, member]) {
    const { context, page } = await visit(browser, origin, { javaScriptEnabled: false, ...(person && { person }) })
    await page.getByRole('heading', { name: newest.title }).waitFor()
    await page.getByText(`by ${newest.artistName}`, { exact: true }).waitFor()
    await context.close()
  }
})

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

test.each(['/nothing/here', '/tracks', '/profile/x'])(
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

test.each(['/activity', '/profile', '/profile/1'])(
  'ROUTE-06 ROUTE-07 ROUTE-08 %s shows a spinner until it is known who is here, and sends a guest to sign in',
  async (path) => {
    const { context, page } = await visit(browser, origin, { path: null })
    // A page that came without its person, as from a cache that is not ours.
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace('id="first-page"', '') })
    })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/user', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path)
    await page.getByRole('status').getByText('Loading...').waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    release()
    await page.waitForURL('**/auth')
    await page.getByRole('tab', { name: 'Login' }).waitFor()
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

test('GLOB-04 a new toast takes the place of the one before, also over a dialog', async () => {
  const { context, page } = await visit(browser, origin, { path: '/invest' })
  await navigation(page).getByRole('button').click()
  await seeToast(page, 'Sign in required', 'Please sign in to upload your tracks')
  await page.getByRole('link', { name: 'Continue browsing as guest' }).click()
  await ratingOf(page, 'TRASH').click()
  await seeToast(page, 'Sign in to rate songs', 'Create an account to rate tracks and earn points')
  expect(await toastOf(page).count()).toBe(1)
  await context.close()

  const signedIn = await visit(browser, origin, { person: member })
  await navigation(signedIn.page).getByRole('button').click()
  const toast = await seeToast(
    signedIn.page,
    'Upload your track',
    'Share your music with the world and get valuable feedback',
  )
  await expect
    .poll(async () => {
      const [above, below] = [await boxOf(toast), await boxOf(signedIn.page.getByRole('dialog'))]
      return above.y + above.height <= below.y
    })
    .toBe(true)
  await signedIn.context.close()
})

test('GLOB-04 a toast that is pushed up by 40 px comes back, by 60 px it leaves', async () => {
  const { context, page } = await visit(browser, origin)
  await ratingOf(page, 'FIRE').click()
  const toast = await seeToast(page, 'Sign in to rate songs', 'Create an account to rate tracks and earn points')
  const push = async (by: number) => {
    const words = await boxOf(toast.getByText('Create an account'))
    const [x, y] = [words.x + words.width / 2, words.y + words.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - by, { steps: 5 })
    await page.mouse.up()
  }
  await push(40)
  await expect.poll(() => toast.getAttribute('data-swipe')).toBe('cancel')
  expect(await toast.isVisible()).toBe(true)
  await push(60)
  await toast.waitFor({ state: 'hidden' })
  await context.close()
})
