import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Visit, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { boxOf, currentItem, openTab, RIM, ratingOf, seeToast, sounding, watchSounds } from './screen.ts'

const { origin, reviewed } = stage

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'watcher')])
})
afterAll(() => browser?.close())

/** Trending, whose first item is the reviewed one; `before` may break something first. */
async function openReview({
  person,
  before,
}: {
  person?: Person
  before?: (page: Page) => Promise<unknown>
} = {}): Promise<Visit> {
  const opened = await visit(browser, origin, { path: null, ...(person && { person }) })
  await watchSounds(opened.page)
  await before?.(opened.page)
  await opened.page.goto('/')
  await openTab(opened.page, 'Trending')
  return opened
}
// Not by role: under a dialog the item has none.
const videoOf = (page: Page) => page.locator('li:not([inert]) video')
const isPlaying = (page: Page) => videoOf(page).evaluate((it: HTMLVideoElement) => !it.paused && it.currentTime > 0)
/** Nobody needs to watch it to the end. */
const skipToEnd = (page: Page) =>
  videoOf(page).evaluate((it: HTMLVideoElement) => {
    it.currentTime = it.duration - 0.4
  })
const musicPlays = (page: Page) =>
  expect.poll(async () => (await sounding(page))[0]?.src, { timeout: 30_000 }).toContain(`/tracks/${reviewed.id}/audio`)

test('FEED-13 FEED-14 FEED-15 FEED-16 a review plays first, shrinks at its end, the music follows, and it can be enlarged again', async () => {
  const { context, page, problems } = await openReview()
  const item = currentItem(page)
  await item.getByText('A&R', { exact: true }).waitFor()
  await item.getByText(`@${reviewed.reviewer}`).waitFor()
  await item.getByText(`“${reviewed.prompt}”`).waitFor()
  await expect.poll(() => isPlaying(page), { timeout: 30_000 }).toBe(true)
  expect(await sounding(page)).toEqual([])
  const large = await boxOf(videoOf(page))

  await skipToEnd(page)
  await item.getByText(/^Music in \d+s\.\.\.$/).waitFor()
  await item.getByText('A&R', { exact: true }).waitFor()
  await musicPlays(page)
  expect(await item.getByText(/^Music in/).count()).toBe(0)
  expect((await boxOf(videoOf(page))).height).toBeLessThan(large.height / 2)
  await item.getByText('#HipHop #Indie').waitFor()

  await item.getByRole('button', { name: 'Enlarge the video' }).click()
  await expect.poll(() => isPlaying(page), { timeout: 30_000 }).toBe(true)
  expect(await sounding(page)).toEqual([])
  await expect.poll(async () => (await boxOf(videoOf(page))).height, { timeout: 30_000 }).toBeCloseTo(large.height, -1)
  expect(problems).toEqual([])
  await context.close()
})

test('FEED-18 a review that is left falls silent, and begins anew when one comes back to it', async () => {
  const { context, page } = await openReview()
  await expect.poll(() => isPlaying(page), { timeout: 30_000 }).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.getByText(/, 2 of /).waitFor({ state: 'attached' })
  const left = page.locator('li[inert] video').first()
  expect(await left.evaluate((it: HTMLVideoElement) => [it.paused, it.currentTime])).toEqual([true, 0])
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => isPlaying(page), { timeout: 30_000 }).toBe(true)
  await context.close()
})

test('FEED-17 RATE-05 "Add your Review" offers the three ratings; a guest is told to sign in', async () => {
  const { context, page } = await openReview()
  await expect.poll(() => isPlaying(page), { timeout: 30_000 }).toBe(true)
  await currentItem(page).getByRole('button', { name: 'Add your Review' }).click()
  const overlay = page.getByRole('dialog', { name: 'Add your Review' })
  for (const word of ['FIRE', 'NEEDS WORK', 'TRASH']) await overlay.getByRole('button', { name: word }).waitFor()
  expect(await videoOf(page).evaluate((it: HTMLVideoElement) => it.paused)).toBe(true)
  await overlay.getByRole('button', { name: 'FIRE' }).click()
  await seeToast(page, 'Sign in required', 'Please sign in to review tracks.')
  expect(await page.getByRole('dialog', { name: 'Answer the prompt below' }).count()).toBe(0)
  await context.close()
})

test('FEED-17 a rating in "Add your Review" starts a review', async () => {
  const { context, page } = await openReview({ person: member })
  await currentItem(page).getByRole('button', { name: 'Add your Review' }).click()
  await page.getByRole('dialog', { name: 'Add your Review' }).getByRole('button', { name: 'TRASH' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer the prompt below' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await ratingOf(page, 'TRASH').getAttribute('aria-pressed')).toBe('true')
  await context.close()
})

test('FEED-19 a video that cannot be played is told, and the cover with its music takes its place', async () => {
  const { context, page } = await openReview({
    before: (page) => page.route('**/api/reviews/*/video*', (route) => route.fulfill({ status: 500, body: 'no' })),
  })
  await seeToast(page, 'Video playback issue', "Couldn't play the video review. Showing audio player instead.")
  expect(await videoOf(page).count()).toBe(0)
  await currentItem(page).getByText('#HipHop #Indie').waitFor()
  await musicPlays(page)
  await context.close()
})

test('FEED-20 music that cannot start after a video is told, and the record waits to be tapped', async () => {
  const { context, page } = await openReview({
    before: (page) =>
      page.route(`**/api/tracks/${reviewed.id}/audio*`, (route) => route.fulfill({ status: 500, body: 'no' })),
  })
  await expect.poll(() => isPlaying(page), { timeout: 30_000 }).toBe(true)
  await skipToEnd(page)
  await seeToast(page, 'Playback issue', 'Tap the record to play this track')
  await page.unrouteAll()
  await currentItem(page).getByRole('button', { name: 'Play', exact: true }).click({ position: RIM })
  await musicPlays(page)
  await context.close()
})
