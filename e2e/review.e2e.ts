import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promptPools } from '../contract/prompts.ts'
import type { Review } from '../contract/reviews.ts'
import type { Track } from '../contract/tracks.ts'
import { openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { openTab, ratingOf, seeToast, seeTrack } from './screen.ts'
import { type Server, startServer } from './server.ts'

const { files } = stage

let server: Server
let browser: Browser
let reviewer: Person
let track: Track
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser({ voice: files.voice })])
  const artist = await signUp(server.origin, 'artist')
  reviewer = await signUp(server.origin, 'reviewer')
  const fields = { title: 'Copper Lamp', artistName: 'Mira Tones', genre: 'R&B' }
  track = await artist.upload(fields, { audio: files.song, cover: files.cover })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

type Broken = (page: Page) => Promise<unknown>
async function openRecorder({
  rating = 'FIRE',
  before,
}: {
  rating?: 'FIRE' | 'NEEDS WORK' | 'TRASH'
  before?: Broken
} = {}) {
  const opened = await visit(browser, server.origin, { person: reviewer, path: null })
  await before?.(opened.page)
  await opened.page.goto('/')
  await ratingOf(opened.page, rating).click()
  const dialog = opened.page.getByRole('dialog')
  await opened.page.getByRole('dialog', { name: 'Answer the prompt below' }).waitFor()
  return { ...opened, dialog }
}
type Dialog = Awaited<ReturnType<typeof openRecorder>>['dialog']
const button = (dialog: Dialog, name: string) => dialog.getByRole('button', { name, exact: true })

async function record(dialog: Dialog, until = '00:02') {
  await button(dialog, 'Start recording').click()
  await dialog.getByText(until, { exact: true }).waitFor()
  await button(dialog, 'Stop recording').click()
  await dialog.getByText('Tap ✓ to post', { exact: true }).waitFor()
}
/** What the browser's own alert says. It is closed at once: while it is open the page stands still. */
async function hearAlert(page: Page) {
  const alert = await page.waitForEvent('dialog')
  await alert.accept()
  return alert.message()
}
/** Tells which recorder the page made, and how it was started. */
const watchRecorder: Broken = (page) =>
  page.addInitScript(() => {
    const started: unknown[] = []
    Object.assign(window, { started })
    const start = MediaRecorder.prototype.start
    MediaRecorder.prototype.start = function (slice) {
      started.push({ slice, type: this.mimeType })
      return start.call(this, slice)
    }
  })

test('REV-03 the prompt is one of those for the rating that was given, and never the last one again', async () => {
  const { context, page, dialog } = await openRecorder({ rating: 'TRASH' })
  const seen: string[] = []
  for (const [word, pool] of [
    ['TRASH', promptPools.TRASH],
    ['NEEDS WORK', promptPools.NEEDS_WORK],
    ['FIRE', promptPools.FIRE],
    ['FIRE', promptPools.FIRE],
  ] as const) {
    if (seen.length) await ratingOf(page, word).click()
    await button(dialog, 'Start recording').waitFor()
    const shown = pool.filter((prompt) => prompt.length > 0)
    const words = (await dialog.textContent()) ?? ''
    const prompt = shown.find((one) => words.includes(one))
    expect(prompt, words).toBeDefined()
    expect(prompt).not.toBe(seen.at(-1))
    seen.push(prompt ?? '')
    await button(dialog, 'Cancel').click()
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(promptPools.NEEDS_WORK).toEqual(promptPools.TRASH)
  await context.close()
})

test('REV-04 the recorder: set up, start, cancel, stop, look, record again', async () => {
  let openCamera = () => {}
  const { context, page, dialog } = await openRecorder({
    before: async (page) => {
      await page.exposeFunction('cameraMayOpen', () => new Promise<void>((resolve) => (openCamera = resolve)))
      await page.addInitScript(() => {
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
        const { cameraMayOpen } = window as unknown as { cameraMayOpen: () => Promise<void> }
        navigator.mediaDevices.getUserMedia = (wish) => cameraMayOpen().then(() => open(wish))
      })
    },
  })
  await dialog.locator('p:visible', { hasText: 'Setting up camera...' }).first().waitFor()
  await expect.poll(() => button(dialog, 'Start recording').isDisabled()).toBe(true)
  openCamera()
  const camera = dialog.locator('video')
  await expect
    .poll(() => camera.evaluate((it: HTMLVideoElement) => it.videoWidth), { timeout: 30_000 })
    .toBeGreaterThan(0)
  await dialog.getByText('00:00', { exact: true }).waitFor()

  await button(dialog, 'Start recording').click()
  await dialog.getByText('00:01', { exact: true }).waitFor()
  await button(dialog, 'Cancel').click()
  await dialog.getByText('00:00', { exact: true }).waitFor()
  await record(dialog)
  await button(dialog, 'Play').click()
  await button(dialog, 'Pause').waitFor()
  expect(await dialog.locator('video').evaluate((it: HTMLVideoElement) => it.duration)).toBeGreaterThan(0)
  await button(dialog, 'Re-record').click()
  await expect
    .poll(
      async () => {
        openCamera()
        return button(dialog, 'Start recording').isEnabled()
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await context.close()
})

test('REV-05 REV-06 a recording stops by itself at a minute, comes in tenths of a second, and is webm with VP9', async () => {
  const { context, page, dialog } = await openRecorder({
    before: async (page) => {
      await watchRecorder(page)
      await page.clock.install()
    },
  })
  await button(dialog, 'Start recording').click()
  await dialog.getByText('00:01', { exact: true }).waitFor()
  await page.clock.fastForward(50_000)
  await dialog.getByText(/^00:5\d$/).waitFor()
  await page.clock.fastForward(10_000)
  await dialog.getByText('Tap ✓ to post', { exact: true }).waitFor()
  await dialog.getByText('of 01:00').waitFor()
  expect(await page.evaluate(() => (window as unknown as { started: unknown[] }).started)).toEqual([
    { slice: 100, type: 'video/webm;codecs=vp9,opus' },
  ])
  await context.close()
})

test('REV-12 closing throws the video away', async () => {
  const { context, page, dialog } = await openRecorder()
  await record(dialog, '00:01')
  await button(dialog, 'Close').click()
  await dialog.waitFor({ state: 'hidden' })
  await ratingOf(page, 'FIRE').click()
  await button(dialog, 'Start recording').waitFor()
  await dialog.getByText('00:00', { exact: true }).waitFor()
  expect(await dialog.getByText('Tap ✓ to post').count()).toBe(0)
  await context.close()
})

test('REV-08 REV-10 a failed upload keeps the video: look at it, and post it again', async () => {
  const { context, page, dialog } = await openRecorder()
  await page.route('**/api/tracks/*/review', (route) => route.abort('connectionreset'))
  await record(dialog)
  await button(dialog, 'Post').click()
  await seeToast(page, 'Error', 'Failed to submit review. Try again.')
  await page.getByRole('dialog', { name: 'Review your video' }).waitFor()
  await dialog.getByText('Your video is still here. Nothing was posted.').waitFor()
  await button(dialog, 'Post').click()
  await page.getByRole('dialog', { name: 'Review your video' }).waitFor()
  await button(dialog, 'Redo').click()
  await page.getByRole('dialog', { name: 'Answer the prompt below' }).waitFor()
  await record(dialog)
  await button(dialog, 'Post').click()
  await page.getByRole('dialog', { name: 'Review your video' }).waitFor()
  expect(await reviewer.get<Review[]>(`/api/users/${reviewer.id}/reviews`)).toEqual([])
  await context.close()
})

test('REV-13 what is posted without a video or a user says so, and throws nothing away', async () => {
  const { context, page, dialog } = await openRecorder({
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(BlobEvent.prototype, 'data', { get: () => new Blob() })
      }),
  })
  await button(dialog, 'Start recording').click()
  await dialog.getByText('00:01', { exact: true }).waitFor()
  await button(dialog, 'Stop recording').click()
  await seeToast(page, 'Error', 'No video recorded')
  await context.close()

  const other = await openRecorder()
  await other.page.route('**/api/tracks/*/review', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in.' } }),
  )
  await record(other.dialog)
  await button(other.dialog, 'Post').click()
  await seeToast(other.page, 'Error', 'User not logged in')
  await other.dialog.getByText('Your video is still here. Nothing was posted.').waitFor()
  await other.context.close()
})

test('REV-14 a camera that is denied is told, and can be tried again', async () => {
  const denying = await openBrowser({ camera: false })
  try {
    const { page } = await visit(denying, server.origin, { person: reviewer })
    const said = hearAlert(page)
    await ratingOf(page, 'FIRE').click()
    expect(await said).toBe(
      "Could not access camera. Please ensure you've given permission to use your camera and microphone.",
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor()
  } finally {
    await denying.close()
  }
})

test('REV-15 a recording that does not start is told', async () => {
  const { context, page, dialog } = await openRecorder({
    before: (page) =>
      page.addInitScript(() => {
        MediaRecorder.prototype.start = () => {
          throw new DOMException('No encoder.', 'NotSupportedError')
        }
      }),
  })
  const said = hearAlert(page)
  await button(dialog, 'Start recording').click()
  expect(await said).toBe('Failed to start recording. Please try refreshing the page.')
  await context.close()
})

test('REV-02 REV-07 REV-09 REV-11 posting: the upload starts at once, the posted points, the refreshed feed, then Trending', async () => {
  const { context, page, dialog, problems } = await openRecorder({ before: (page) => page.clock.install() })
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/tracks/*/review', async (route) => {
    await held
    await route.continue()
  })
  const fed: string[] = []
  page.on('request', (request) => request.url().includes('/feed/') && fed.push(new URL(request.url()).pathname))
  await record(dialog)
  const prompt = promptPools.FIRE.find(async (one) => (await dialog.textContent())?.includes(one))
  const [request] = await Promise.all([page.waitForRequest('**/review'), button(dialog, 'Post').click()])
  expect(request.method()).toBe('POST')
  expect(request.url()).toBe(`${server.origin}/api/tracks/${track.id}/review`)
  const form = request.postDataBuffer()?.toString('latin1') ?? ''
  expect(form).toContain('name="video"; filename="review.webm"')
  expect(form).toMatch(new RegExp(`name="userId"\\s+${reviewer.id}\\s`))
  expect(prompt).toBeDefined()
  await page.getByRole('dialog', { name: 'Posting your review' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Posting your review' }).waitFor()
  fed.length = 0
  await page.clock.pauseAt(Date.now() + 120_000)
  arrive()
  await page.getByRole('dialog', { name: 'Review posted!' }).waitFor()
  await dialog.getByText('+10').waitFor()
  await page.clock.runFor(999)
  expect(await dialog.isVisible()).toBe(true)
  await page.clock.runFor(1)
  await dialog.waitFor({ state: 'hidden' })
  expect(fed).toEqual([])
  await page.clock.runFor(300)
  await expect.poll(() => fed, { timeout: 30_000 }).toContain('/api/tracks/feed/new')
  await page.getByRole('tab', { name: 'New', selected: true }).waitFor()
  await page.clock.runFor(300)
  await page.getByRole('tab', { name: 'Trending', selected: true }).waitFor()
  await page.clock.resume()
  await seeTrack(page, track.title)
  const [made] = await reviewer.get<Review[]>(`/api/users/${reviewer.id}/reviews`)
  expect(made).toMatchObject({ trackId: track.id, ratingType: 'FIRE' })
  expect(promptPools.FIRE).toContain(made?.prompt)
  expect(problems).toEqual([])
  await openTab(page, 'New')
  await context.close()
})

test('REV-01 who is signed out while their rating is on its way is told so, and records nothing', async () => {
  const { context, page, dialog } = await openRecorder()
  let signOut = () => {}
  const signedOut = new Promise<void>((resolve) => {
    signOut = resolve
  })
  await page.route('**/api/user', async (route) => {
    await signedOut
    await route.fulfill({ status: 401, json: { message: 'Please sign in.' } })
  })
  await page.route('**/api/tracks/*/rate', async (route) => {
    const response = await route.fetch()
    const told = page.waitForResponse('**/api/user')
    signOut()
    await told
    await route.fulfill({ response })
  })
  await record(dialog)
  await button(dialog, 'Post').click()
  await page.getByRole('tab', { name: 'Trending', selected: true }).waitFor()
  await openTab(page, 'New')
  await ratingOf(page, 'TRASH').click()
  await seeToast(page, 'Sign in required', 'Please sign in to record reviews and earn points')
  expect(await dialog.count()).toBe(0)
  await context.close()
})
