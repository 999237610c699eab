import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Track } from '../contract/tracks.ts'
import { openBrowser, PHONE, visit } from './browser.ts'
import { stage } from './on-stage.ts'
import {
  boxOf,
  currentItem,
  drag,
  openTab,
  RIM,
  ratingOf,
  seeToast,
  seeTrack,
  sounding,
  watchSounds,
} from './screen.ts'

const { origin, tracks } = stage
const [first, second, third] = tracks as [(typeof tracks)[0], (typeof tracks)[0], (typeof tracks)[0]]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** The feed with time standing still, the first track having begun to play. */
async function openStill(path = '/') {
  const { context, page } = await visit(browser, origin, { path: null })
  await watchSounds(page)
  await page.clock.install()
  await page.goto(path)
  await seeTrack(page, first.title)
  await currentItem(page).getByRole('button', { name: 'Pause' }).waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  return { context, page }
}
const tapAt = (page: Page, share: number) => page.touchscreen.tap(200, Math.round(PHONE.viewport.height * share))

test('ROUTE-01 FEED-01 FEED-06 FEED-09 FEED-10 FEED-12 anybody who opens / sees the newest track, whole', async () => {
  const { context, page, problems } = await visit(browser, origin)
  await page.getByRole('heading', { level: 1, name: 'Heatcheck' }).waitFor()
  await page.getByRole('tab', { name: 'New', selected: true }).waitFor()
  await page.getByRole('tab', { name: 'Trending', selected: false }).waitFor()
  await seeTrack(page, first.title)
  const item = currentItem(page)
  for (const words of [
    'Swipe up for next',
    `by ${first.artistName}`,
    '@mira.tones',
    `#${first.genre} #Indie`,
    'It opens once.',
  ])
    await item.getByText(words).waitFor()
  const rated: Track = await (await page.request.get(`/api/tracks/${first.id}`)).json()
  for (const [word, count] of [
    ['FIRE', rated.fireCount],
    ['NEEDS WORK', rated.needsWorkCount],
    ['TRASH', rated.trashCount],
  ] as const)
    expect(await ratingOf(page, word).textContent()).toBe(`${count}${word}`)
  const cover = item.locator('img').first()
  await expect
    .poll(() => cover.evaluate((it: HTMLImageElement) => it.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(300)
  const box = await boxOf(cover)
  expect(box.width).toBeGreaterThanOrEqual(390)
  expect(box.height).toBeGreaterThanOrEqual(844 - 64)
  expect(problems).toEqual([])
  await context.close()
})

test('FEED-12 the spaces of a genre are left out of its hashtag', async () => {
  const { context, page } = await visit(browser, origin)
  await openTab(page, 'Trending')
  await page.getByRole('button', { name: 'Make the video small' }).click()
  await currentItem(page).getByText('#HipHop #Indie').waitFor()
  await context.close()
})

test('FEED-12 the creator of an item leads to their profile, for which a guest is asked to sign in', async () => {
  const { context, page } = await visit(browser, origin)
  await seeTrack(page, first.title)
  await currentItem(page).getByRole('link', { name: '@mira.tones' }).click()
  await seeToast(page, 'Sign in required', 'Please sign in to view profiles')
  expect(new URL(page.url()).pathname).toBe('/auth')
  await context.close()
})

test('FEED-02 a swipe up brings the next item and one down the previous; the hint is on the first alone', async () => {
  const { context, page } = await visit(browser, origin)
  await seeTrack(page, first.title)
  await drag(page, { by: -300, milliseconds: 250 })
  await seeTrack(page, second.title)
  expect(await currentItem(page).getByText('Swipe up for next').count()).toBe(0)
  await drag(page, { from: 0.3, by: 300, milliseconds: 250 })
  await seeTrack(page, first.title)
  await context.close()
})

test('FEED-03 a drag of 160 px moves on, one of 80 px in a flick too; one of 100 px at leisure springs back', async () => {
  const { context, page } = await visit(browser, origin)
  const list = page.getByRole('list', { name: 'Tracks' })
  const isAtRest = () => list.evaluate((it) => it.getAnimations().length === 0 && it.style.transform === '')
  await seeTrack(page, first.title)
  await drag(page, { by: -100, milliseconds: 900 })
  await expect.poll(isAtRest, { timeout: 30_000 }).toBe(true)
  await seeTrack(page, first.title)
  await drag(page, { by: -160, milliseconds: 900 })
  await seeTrack(page, second.title)
  await drag(page, { by: -80, milliseconds: 60 })
  await seeTrack(page, third.title)
  await context.close()
})

test('FEED-02 the wheel, the arrow keys and the buttons of the list move as a swipe does', async () => {
  const { context, page } = await visit(browser, origin)
  await seeTrack(page, first.title)
  await page.mouse.move(120, 400)
  await page.mouse.wheel(0, 120)
  await seeTrack(page, second.title)
  await page.keyboard.press('ArrowDown')
  await seeTrack(page, third.title)
  await page.keyboard.press('ArrowUp')
  await seeTrack(page, second.title)
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await seeTrack(page, third.title)
  await page.getByText(`${third.title} by ${third.artistName}, 3 of ${tracks.length}`).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Previous', exact: true }).press('Enter')
  await seeTrack(page, second.title)
  // The one before, the one on screen and the one after: no more are kept.
  expect(await page.locator('ol[aria-label=Tracks] > li').count()).toBe(3)
  await context.close()
})

test('FEED-04 a tap in the bottom third moves on, in the top third back, in the middle it plays and pauses', async () => {
  const { context, page } = await visit(browser, origin)
  const playing = currentItem(page).getByRole('button', { name: 'Pause' })
  await playing.waitFor()
  await tapAt(page, 0.5)
  await currentItem(page).getByRole('button', { name: 'Play', exact: true }).waitFor()
  await seeTrack(page, first.title)
  await tapAt(page, 0.86)
  await seeTrack(page, second.title)
  await tapAt(page, 0.2)
  await seeTrack(page, first.title)
  await context.close()
})

test('FEED-05 FEED-18 AUDIO-01 the sound fades, the item changes after 200 ms, the next one sounds 500 ms later', async () => {
  const { context, page } = await openStill()
  const [before] = await sounding(page)
  await page.keyboard.press('ArrowDown')
  await page.clock.runFor(100)
  const [faded] = await sounding(page)
  expect(faded?.src).toBe(before?.src)
  expect(faded?.level).toBeLessThan(0.7)
  await page.clock.runFor(99)
  await seeTrack(page, first.title)
  await page.clock.runFor(1)
  await seeTrack(page, second.title)
  expect(await sounding(page)).toEqual([])
  await page.clock.runFor(499)
  expect(await sounding(page)).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(async () => (await sounding(page)).length, { timeout: 30_000 }).toBe(1)
  const [after] = await sounding(page)
  expect(after?.src).toContain(`/api/tracks/${second.id}/audio`)
  await context.close()
})

test('FEED-01 another tab begins at its first item', async () => {
  const { context, page } = await visit(browser, origin)
  await seeTrack(page, first.title)
  await page.keyboard.press('ArrowDown')
  await seeTrack(page, second.title)
  await openTab(page, 'Trending')
  await page.getByText(/, 1 of /).waitFor({ state: 'attached' })
  await openTab(page, 'New')
  await seeTrack(page, first.title)
  await context.close()
})

test('FEED-08 while a feed is on its way its skeleton stands there', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/tracks/feed/trending*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await openTab(page, 'Trending')
  await page.getByRole('status', { name: 'Loading tracks' }).waitFor()
  release()
  await page.getByRole('status', { name: 'Loading tracks' }).waitFor({ state: 'hidden' })
  await page.getByText(/, 1 of /).waitFor({ state: 'attached' })
  await context.close()
})

test('FEED-11 the record plays and pauses, and turns while it plays', async () => {
  const { context, page } = await visit(browser, origin)
  const record = currentItem(page).getByRole('button', { name: /^(Play|Pause)$/ })
  // The button lies over the record.
  const isTurning = () =>
    record
      .locator('..')
      .evaluate((it) =>
        it
          .getAnimations({ subtree: true })
          .some(({ playState, playbackRate }) => playState === 'running' && playbackRate > 0),
      )
  await currentItem(page).getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(isTurning, { timeout: 30_000 }).toBe(true)
  await record.click({ position: RIM })
  await currentItem(page).getByRole('button', { name: 'Play', exact: true }).waitFor()
  await expect.poll(isTurning, { timeout: 30_000 }).toBe(false)
  await record.click({ position: RIM })
  await currentItem(page).getByRole('button', { name: 'Pause' }).waitFor()
  await context.close()
})

test('CACHE-01 a feed that fails is asked for three times more, and says so when that was in vain', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  let asked = 0
  await page.route('**/api/tracks/feed/trending*', (route) => {
    asked += 1
    return route.fulfill({ status: 503, json: { message: 'Not now.' } })
  })
  await page.clock.install()
  await page.goto('/')
  await openTab(page, 'Trending')
  for (const times of [1, 2, 3]) {
    await expect.poll(() => asked, { timeout: 30_000 }).toBe(times)
    // The answer has come back when the next try is waited for.
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(2 ** times * 1000)
  }
  await page.getByRole('heading', { name: 'The feed did not come' }).waitFor()
  expect(asked).toBe(4)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/, 1 of /).waitFor({ state: 'attached' })
  await context.close()
})

test('CACHE-01 a feed is believed for five minutes, then looked at again when the window gets the focus', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/tracks/feed/new')) asked += 1
  })
  await page.clock.install()
  await page.goto('/')
  await seeTrack(page, first.title)
  const focus = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.clock.fastForward('04:30')
  await focus()
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
  await page.clock.fastForward('00:31')
  await focus()
  await expect.poll(() => asked, { timeout: 30_000 }).toBe(1)
  await seeTrack(page, first.title)
  await context.close()
})
