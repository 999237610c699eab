import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Track } from '../contract/tracks.ts'
import { openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { currentItem, openTab, ratingOf, seeToast, seeTrack, sounding, toastOf, watchSounds } from './screen.ts'

const { origin, tracks } = stage
const [, , , rated] = tracks as typeof tracks & { 3: (typeof tracks)[0] }

let browser: Browser
let rater: Person
beforeAll(async () => {
  ;[browser, rater] = await Promise.all([openBrowser(), signUp(origin, 'rater')])
})
afterAll(() => browser?.close())

const SIGN_IN = ['Sign in to rate songs', 'Create an account to rate tracks and earn points'] as const

test('RATE-01 GLOB-04 a guest who rates is asked once to sign in, and can', async () => {
  const { context, page } = await visit(browser, origin)
  await ratingOf(page, 'FIRE').click()
  await seeToast(page, ...SIGN_IN)
  await ratingOf(page, 'TRASH').click()
  await seeToast(page, ...SIGN_IN)
  expect(await toastOf(page).count()).toBe(1)
  await toastOf(page).getByRole('button', { name: 'Sign up / Log in' }).click()
  await page.waitForURL('**/auth')
  await context.close()
})

test('RATE-02 GLOB-04 a guest who would rather browse is told for two seconds what that means; other toasts stay five', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  await page.clock.install()
  await page.goto('/')
  await ratingOf(page, 'FIRE').click()
  const asking = await seeToast(page, ...SIGN_IN)
  await page.clock.pauseAt(Date.now() + 1000)
  await asking.getByRole('button', { name: 'Continue browsing' }).tap()
  const toast = await seeToast(page, 'Continue as guest', "You can browse songs but can't rate or review")
  expect(await toastOf(page).count()).toBe(1)
  await page.clock.runFor(1900)
  expect(await toast.isVisible()).toBe(true)
  await page.clock.runFor(200)
  await toast.waitFor({ state: 'hidden' })

  await ratingOf(page, 'FIRE').click()
  await asking.waitFor()
  await page.clock.runFor(4900)
  expect(await asking.isVisible()).toBe(true)
  await page.clock.runFor(200)
  await asking.waitFor({ state: 'hidden' })
  await context.close()
})

test('GLOB-04 F8 leads to the toast, and its cross closes it', async () => {
  const { context, page } = await visit(browser, origin)
  await ratingOf(page, 'FIRE').click()
  const toast = await seeToast(page, ...SIGN_IN)
  await page.keyboard.press('F8')
  const region = page.getByRole('region', { name: /Notification/ })
  expect(await region.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await toast.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'hidden' })
  await context.close()
})

test('RATE-03 FEED-10 AUDIO-05 a rating is sent, pops, counts, opens the review dialog, and the music stops', async () => {
  const { context, page, problems } = await visit(browser, origin, { person: rater, path: null })
  await watchSounds(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/')
  await openTab(page, 'Trending')
  await page.getByText(/, 1 of /).waitFor({ state: 'attached' })
  await openTab(page, 'New')
  for (const { title } of tracks.slice(0, 3)) {
    await seeTrack(page, title)
    await page.keyboard.press('ArrowDown')
  }
  await seeTrack(page, rated.title)
  await currentItem(page).getByRole('button', { name: 'Pause' }).waitFor()

  asked.length = 0
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith(`/api/tracks/${rated.id}/rate`)),
    ratingOf(page, 'NEEDS WORK').click(),
  ])
  expect(request.postDataJSON()).toEqual({ userId: rater.id, ratingType: 'NEEDS_WORK' })
  await page.getByRole('dialog', { name: 'Answer the prompt below' }).waitFor()
  expect(await sounding(page)).toEqual([])
  await expect.poll(() => asked, { timeout: 30_000 }).toContain('GET /api/tracks/feed/new')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await ratingOf(page, 'NEEDS WORK').getAttribute('aria-pressed')).toBe('true')
  expect(await ratingOf(page, 'NEEDS WORK').textContent()).toMatch(/^1/)
  await seeTrack(page, rated.title)

  // The other feed was believed until now.
  await openTab(page, 'Trending')
  await expect.poll(() => asked, { timeout: 30_000 }).toContain('GET /api/tracks/feed/trending')
  const listed = await rater.get<Track[]>('/api/tracks/feed/new')
  expect(listed.find(({ id }) => id === rated.id)).toMatchObject({ fireCount: 0, needsWorkCount: 1, trashCount: 0 })
  expect(problems).toEqual([])
  await context.close()
})

test('RATE-01 who is signed out by now, as in another tab, is asked to sign in', async () => {
  const { context, page } = await visit(browser, origin, { person: rater })
  await context.clearCookies({ name: /./ })
  await ratingOf(page, 'TRASH').click()
  await seeToast(page, 'Sign in to rate songs', 'Create an account to rate tracks and earn points')
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  expect(await ratingOf(page, 'TRASH').getAttribute('aria-pressed')).toBe('false')
  await context.close()
})

test('RATE-04 a rating that the server does not take is told, and nothing opens', async () => {
  const { context, page } = await visit(browser, origin, { person: rater })
  await page.route('**/api/tracks/*/rate', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }))
  await ratingOf(page, 'TRASH').click()
  await seeToast(page, 'Error', 'Failed to submit rating. Please try again.')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await ratingOf(page, 'TRASH').getAttribute('aria-pressed')).toBe('false')
  await context.close()
})
