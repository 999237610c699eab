import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { openTab, ratingOf, seeToast, seeTrack } from './screen.ts'
import { dialogOf } from './upload-dialog.ts'

const { origin, reviewed, tracks } = stage
const newest = tracks[0]?.title ?? ''

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'tunnel.vision')])
})
afterAll(() => browser?.close())

test('RATE-04 a rating without a line is told at once, and the next one with a line counts', async () => {
  const { context, page } = await visit(browser, origin, { person: member })
  await seeTrack(page, newest)
  await page.getByRole('region', { name: /Notification/ }).waitFor({ state: 'attached' })
  await context.setOffline(true)
  await ratingOf(page, 'TRASH').click()
  await seeToast(page, 'Error', 'Failed to submit rating. Please try again.')
  expect(await ratingOf(page, 'TRASH').getAttribute('aria-pressed')).toBe('false')
  await context.setOffline(false)
  await ratingOf(page, 'TRASH').click()
  await page.getByRole('dialog', { name: 'Answer the prompt below' }).waitFor()
  await context.close()
})

test('a line that breaks before the toasts have come leaves the page as it is, and the toast comes with the line', async () => {
  const { context, page, problems } = await visit(browser, origin, { path: null })
  await page.route(/Toaster/, (route) => route.abort())
  await page.goto('/')
  await seeTrack(page, newest)
  const broken = page.waitForEvent('requestfailed')
  await ratingOf(page, 'FIRE').click()
  await broken
  await seeTrack(page, newest)
  await page.unroute(/Toaster/)
  for (const isOffline of [true, false]) await context.setOffline(isOffline)
  const toast = await seeToast(page, 'Sign in to rate songs', 'Create an account to rate tracks and earn points')
  // Its style came, too.
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(20)
  expect(problems).toEqual([])
  await context.close()
})

test('an upload dialog that does not come says so, and can be asked for again', async () => {
  const { context, page, problems } = await visit(browser, origin, { path: null, person: member })
  await page.route(/UploadDialog/, (route) => route.abort())
  await page.goto('/')
  await seeTrack(page, newest)
  const upload = page.getByRole('button', { name: 'Upload', exact: true })
  await upload.click()
  await seeToast(page, 'Uploading needs a connection', 'The form did not come. Try again in a moment.')
  await seeTrack(page, newest)
  await page.unroute(/UploadDialog/)
  await upload.click()
  await dialogOf(page).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a line that breaks before the rest of the feed has come leaves Trending waiting, and it comes with the line', async () => {
  const { context, page, problems } = await visit(browser, origin, { path: null })
  const rest = /\/(ReviewItem|EmptyFeed)-/
  await page.route(rest, (route) => route.abort())
  await page.goto('/')
  await seeTrack(page, newest)
  await context.setOffline(true)
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('EmptyFeed-'))
  await openTab(page, 'Trending')
  await missed
  await page.unroute(rest)
  await context.setOffline(false)
  await seeTrack(page, reviewed.title)
  expect(problems).toEqual([])
  await context.close()
})
