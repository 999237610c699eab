import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { stage } from './on-stage.ts'
import { currentItem, RIM, seeTrack, soundElements, sounding, watchSounds } from './screen.ts'

const { origin, tracks } = stage
const [first, second] = tracks as [(typeof tracks)[0], (typeof tracks)[0]]

let browser: Browser
let strict: Browser
beforeAll(async () => {
  ;[browser, strict] = await Promise.all([openBrowser(), openBrowser({ autoplay: false })])
})
afterAll(() => Promise.all([browser?.close(), strict?.close()]))

async function openListening() {
  const { context, page } = await visit(browser, origin, { path: null })
  await watchSounds(page)
  await page.clock.install()
  await page.goto('/')
  await playing(page).waitFor()
  return { context, page }
}
const playing = (page: Page) => currentItem(page).getByRole('button', { name: 'Pause' })
const paused = (page: Page) => currentItem(page).getByRole('button', { name: 'Play', exact: true })
const record = (page: Page) => currentItem(page).getByRole('button', { name: /^(Play|Pause)$/ })

test('AUDIO-01 one element plays every track, and a second one, which is silent, fetches ahead', async () => {
  const { context, page } = await openListening()
  await page.keyboard.press('ArrowDown')
  await seeTrack(page, second.title)
  await expect.poll(async () => (await sounding(page))[0]?.src, { timeout: 30_000 }).toContain(`/tracks/${second.id}/`)
  expect(await sounding(page)).toHaveLength(1)
  const made = (await soundElements(page)).filter(({ src }) => src !== '')
  expect(made.length).toBeLessThanOrEqual(2)
  await context.close()
})

test('AUDIO-02 a page that becomes hidden is silent', async () => {
  const { context, page } = await openListening()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await paused(page).waitFor()
  expect(await sounding(page)).toEqual([])
  await context.close()
})

test('AUDIO-03 a second request to play within 300 ms is ignored', async () => {
  const { context, page } = await openListening()
  await page.clock.pauseAt(Date.now() + 60_000)
  await record(page).click({ position: RIM })
  await paused(page).waitFor()
  await page.clock.runFor(200)
  await record(page).click({ position: RIM })
  await playing(page).waitFor()
  await record(page).click({ position: RIM })
  await paused(page).waitFor()
  await page.clock.runFor(250)
  await record(page).click({ position: RIM })
  expect(await sounding(page)).toEqual([])
  await paused(page).waitFor()
  await page.clock.runFor(300)
  await record(page).click({ position: RIM })
  await playing(page).waitFor()
  await context.close()
})

test('AUDIO-04 after a stop there is quiet for 150 ms', async () => {
  const { context, page } = await openListening()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('ArrowDown')
  await page.clock.runFor(200)
  await seeTrack(page, second.title)
  await record(page).click({ position: RIM })
  expect(await sounding(page)).toEqual([])
  await page.clock.runFor(150)
  await record(page).click({ position: RIM })
  await playing(page).waitFor()
  await context.close()
})

test('AUDIO-07 a sound that cannot be had leaves an empty player, and the next one plays', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  await watchSounds(page)
  await page.route(`**/api/tracks/${first.id}/audio*`, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/')
  await seeTrack(page, first.title)
  await page.waitForResponse((answer) => answer.url().includes(`/${first.id}/audio`))
  await expect
    .poll(async () => (await soundElements(page)).some(({ src }) => src.includes(`/${first.id}/audio`)), {
      timeout: 30_000,
    })
    .toBe(false)
  await paused(page).waitFor()
  await page.keyboard.press('ArrowDown')
  await seeTrack(page, second.title)
  await playing(page).waitFor()
  await context.close()
})

test('AUDIO-07 where sound needs a gesture the item says "Tap to play", keeps its sound, and the tap plays it', async () => {
  const { context, page } = await visit(strict, origin, { path: null })
  await watchSounds(page)
  // Looking into the page counts as a gesture: it has to tell by itself.
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      const started = play.call(this)
      started.catch((error: DOMException) => console.debug(error.name))
      return started
    }
  })
  await page.clock.install()
  await Promise.all([
    page.waitForEvent('console', (message) => message.text() === 'NotAllowedError'),
    page.goto('/', { waitUntil: 'commit' }),
  ])
  await currentItem(page).getByText('Tap to play').waitFor()
  expect(await sounding(page)).toEqual([])
  expect((await soundElements(page)).some(({ src }) => src.includes(`/${first.id}/audio`))).toBe(true)
  await page.clock.fastForward(300)
  await currentItem(page).getByRole('button', { name: 'Tap to play' }).tap()
  await playing(page).waitFor()
  await expect.poll(async () => (await sounding(page))[0]?.time, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(await currentItem(page).getByText('Tap to play').count()).toBe(0)
  // Unlocked once, it plays by itself from then on.
  await page.keyboard.press('ArrowDown')
  await seeTrack(page, second.title)
  await playing(page).waitFor()
  await context.close()
})

test('the keys of the system show what plays, and the next track comes by them', async () => {
  const { context, page } = await openListening()
  const shown = () =>
    page.evaluate(() => ({
      title: navigator.mediaSession.metadata?.title,
      state: navigator.mediaSession.playbackState,
    }))
  await expect.poll(shown, { timeout: 30_000 }).toEqual({ title: first.title, state: 'playing' })
  await page.keyboard.press('Space')
  await expect.poll(shown, { timeout: 30_000 }).toEqual({ title: first.title, state: 'paused' })
  await context.close()
})
