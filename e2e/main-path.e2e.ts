import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Review } from '../contract/reviews.ts'
import type { Track } from '../contract/tracks.ts'
import type { CurrentUser } from '../contract/users.ts'
import { openBrowser, visit } from './browser.ts'
import { eventually } from './client.ts'
import { stage } from './on-stage.ts'
import { currentItem, openTab, ratingOf, seeToast, seeTrack, sounding, watchSounds } from './screen.ts'
import { type Server, startServer } from './server.ts'

const { files } = stage
const TITLE = 'Glasshouse Weather'
/** The spoken sentence is shorter than this. */
const SPOKEN = '00:12'

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser({ voice: files.voice })])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

test('FEED-07 an empty catalogue says so in both tabs, and what to do about it', async () => {
  const { context, page } = await visit(browser, server.origin)
  await page.getByRole('heading', { name: 'No new tracks found' }).waitFor()
  await page.getByText('The first track turns up here.').waitFor()
  await openTab(page, 'Trending')
  await page.getByRole('heading', { name: 'No trending tracks found' }).waitFor()
  await page.getByText('Rate a few new tracks').waitFor()
  await context.close()
})

test('REV-16 FEED-14 FEED-15 the whole path: sound goes in, is heard, rated and reviewed on video, and a guest meets the review', async () => {
  const artist = await visit(browser, server.origin, { path: '/auth' })
  await signUpByHand(artist.page, { name: 'Nadir Bloom', username: 'nadir', password: 'moss-and-tape' })
  await uploadByHand(artist.page)
  await seeTrack(artist.page, TITLE)
  await artist.context.close()

  const listener = await visit(browser, server.origin, { path: null })
  await watchSounds(listener.page)
  await listener.page.goto('/auth')
  await signUpByHand(listener.page, { name: 'Ida Ears', username: 'ida', password: 'two-good-ears' })
  await seeTrack(listener.page, TITLE)
  await hear(listener.page)
  await rateAndReview(listener.page)
  const review = await seeJudgement(listener.page)
  expect(await server.command('recount')).toMatchObject({ code: 0 })
  expect([...artist.problems, ...listener.problems]).toEqual([])
  await listener.context.close()

  const guest = await visit(browser, server.origin, { path: null })
  await watchSounds(guest.page)
  await guest.page.goto('/')
  await meetReview(guest.page, review)
  expect(guest.problems).toEqual([])
  await guest.context.close()
})

async function signUpByHand(
  page: Page,
  { name, username, password }: Record<'name' | 'username' | 'password', string>,
) {
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Display name').fill(name)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).and(page.locator('[type=submit]')).click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
}

async function uploadByHand(page: Page) {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Music' })
  await dialog.getByLabel('Choose an audio file').locator('input').setInputFiles(files.song)
  await dialog.getByLabel('Title').fill(TITLE)
  await dialog.getByLabel('Artist name').fill('Nadir Bloom')
  await dialog.getByLabel('Genre').click()
  await page.getByRole('option', { name: 'Electronic' }).click()
  await dialog.getByLabel('Choose an image').locator('input').setInputFiles(files.cover)
  await dialog.getByRole('button', { name: 'Upload Track' }).click()
  await seeToast(page, 'Track uploaded!', 'Your track has been successfully uploaded.')
  await dialog.waitFor({ state: 'hidden' })
}

/** The player's element gets on, and what it was given is sound. */
async function hear(page: Page) {
  await currentItem(page).getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(async () => (await sounding(page))[0]?.time, { timeout: 30_000 }).toBeGreaterThan(0.5)
  const [sound, ...others] = await sounding(page)
  expect(others).toEqual([])
  const { seconds, loudest } = await page.evaluate(async (address) => {
    const answer = await fetch(address)
    const decoded = await new OfflineAudioContext(2, 1, 44_100).decodeAudioData(await answer.arrayBuffer())
    return {
      seconds: decoded.duration,
      loudest: decoded.getChannelData(0).reduce((a, b) => Math.max(a, Math.abs(b)), 0),
    }
  }, sound?.src ?? '')
  expect(seconds).toBeCloseTo(16, 0)
  expect(loudest).toBeGreaterThan(0.1)
}

async function rateAndReview(page: Page) {
  await ratingOf(page, 'FIRE').click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('dialog', { name: 'Answer the prompt below' }).waitFor()
  await dialog.getByRole('button', { name: 'Start recording' }).click()
  await dialog.getByText(SPOKEN, { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Stop recording' }).click()
  await dialog.getByText('Tap ✓ to post', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('dialog', { name: 'Review posted!' }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: 'Trending', selected: true }).waitFor()
  await seeTrack(page, TITLE)
}

/** What the server heard and decided, and that every point is accounted for. */
async function seeJudgement(page: Page): Promise<Review> {
  const ask = async <Answer>(path: string) => (await (await page.request.get(path)).json()) as Answer
  const me = await ask<CurrentUser>('/api/user')
  const [review] = await eventually(
    () => ask<Review[]>(`/api/users/${me.id}/reviews`),
    ([made]) => made?.verdict !== 'pending' && made?.posterUrl !== null,
  )
  if (!review) throw new Error('There is no review.')
  const words = ['beat', 'song', 'strong', 'drums', 'bass', 'melody', 'head', 'sound', 'mix', 'clear']
  const heard = words.filter((word) => review.transcript?.toLowerCase().includes(word))
  expect(heard.length, `"${review.transcript}"`).toBeGreaterThanOrEqual(5)
  expect(review).toMatchObject({ verdict: 'validated', validated: true, ratingType: 'FIRE', reasons: [] })
  expect(review.transcriptBy).toBeTruthy()
  expect(review.verdictBy).toBeTruthy()
  expect(review.pointsAwarded).toBeGreaterThan(0)
  expect(review.lines.reduce((sum, { points }) => sum + points, 0)).toBe(review.pointsAwarded)
  expect(await ask<CurrentUser>('/api/user')).toMatchObject({ points: review.pointsAwarded, checking: 0 })
  const [track] = await ask<Track[]>('/api/tracks/feed/trending')
  expect(track).toMatchObject({ title: TITLE, hasReviews: true, fireCount: 1, totalPoints: review.pointsAwarded })
  return review
}

async function meetReview(page: Page, review: Review) {
  await openTab(page, 'Trending')
  const item = currentItem(page)
  await item.getByText('A&R', { exact: true }).waitFor()
  await item.getByText(review.prompt).waitFor()
  const video = item.locator('video')
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(0.5)
  expect(await sounding(page)).toEqual([])
  // Nobody needs to watch it to the end.
  await video.evaluate((it: HTMLVideoElement) => {
    it.currentTime = it.duration - 0.6
  })
  await item.getByText(/^Music in \d+s\.\.\.$/).waitFor()
  await item.getByRole('button', { name: 'Enlarge the video' }).waitFor()
  await seeTrack(page, TITLE)
  await expect.poll(async () => (await sounding(page))[0]?.time, { timeout: 30_000 }).toBeGreaterThan(0.3)
  expect(await video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true)
}
