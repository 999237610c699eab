import type { Page } from 'playwright-core'
import type { Track } from '../contract/tracks.ts'
import { currentItem, openTab, ratingOf, seeToast } from './screen.ts'

type Files = { song: string; cover: string }
export type State = {
  name: string
  path?: string
  signedIn?: boolean
  /** A page that follows the person's light or dark mode. */
  isPage?: boolean
  open?: (page: Page, files: Files) => Promise<unknown>
}

/** The first item of Trending that has a review, large. */
async function openReview(page: Page) {
  const listed = (await (await page.request.get('/api/tracks/feed/trending?limit=20')).json()) as Track[]
  const at = listed.findIndex(({ hasReviews }) => hasReviews)
  await openTab(page, 'Trending')
  await page.getByText(/, 1 of /).waitFor({ state: 'attached' })
  for (let index = 0; index < at; index++) {
    await page.keyboard.press('ArrowDown')
    await page.getByText(`, ${index + 2} of `).waitFor({ state: 'attached' })
  }
  await currentItem(page).getByRole('button', { name: 'Add your Review' }).waitFor()
}
async function openRecorder(page: Page) {
  await ratingOf(page, 'FIRE').click()
  await page.getByRole('button', { name: 'Start recording' }).waitFor()
  await page.getByText('Setting up camera...').and(page.locator(':visible:not(.for-ears)')).waitFor({ state: 'hidden' })
}
async function record(page: Page, until: string) {
  await openRecorder(page)
  await page.getByRole('button', { name: 'Start recording' }).click()
  await page.getByText(until, { exact: true }).waitFor()
}
async function recordTake(page: Page) {
  await record(page, '00:03')
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByText('Tap ✓ to post', { exact: true }).waitFor()
}
async function openUpload(page: Page) {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('dialog', { name: 'Upload Music' }).waitFor()
}
async function fillUpload(page: Page, files: Files) {
  await openUpload(page)
  const dialog = page.getByRole('dialog', { name: 'Upload Music' })
  await dialog.getByLabel('Choose an audio file').locator('input').setInputFiles(files.song)
  await dialog.getByLabel('Title').fill('Glasshouse Weather')
  await dialog.getByLabel('Artist name').fill('Nadir Bloom')
  await dialog.getByLabel('Genre').click()
  await page.getByRole('option', { name: 'Electronic' }).click()
}
async function openGenerate(page: Page, files: Files) {
  await fillUpload(page, files)
  await page.getByRole('tab', { name: 'Generate with AI' }).click()
  await page.getByRole('button', { name: 'Generate', exact: true }).waitFor()
}
const post = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
/** A call that is never answered: what is shown meanwhile stays. */
const neverAnswer = (page: Page, address: string) => page.route(address, () => {})

/** Every screen that is built, in each of its states that looks different. */
export const STATES: readonly State[] = [
  { name: 'feed', open: (page) => page.getByRole('main').getByRole('button', { name: 'Pause' }).waitFor() },
  {
    name: 'feed-sheet-sunk',
    open: (page) => currentItem(page).getByRole('button', { name: 'Show more of the cover' }).click(),
  },
  {
    name: 'feed-toast',
    open: async (page) => {
      await ratingOf(page, 'FIRE').click()
      await seeToast(page, 'Sign in to rate songs', 'Create an account to rate tracks and earn points')
    },
  },
  {
    name: 'feed-empty',
    open: async (page) => {
      await page.route('**/feed/trending*', (route) => route.fulfill({ json: [] }))
      await openTab(page, 'Trending')
      await page.getByRole('heading', { name: 'No trending tracks found' }).waitFor()
    },
  },
  {
    name: 'feed-loading',
    open: async (page) => {
      await neverAnswer(page, '**/feed/trending*')
      await openTab(page, 'Trending')
      await page.getByRole('status', { name: 'Loading tracks' }).waitFor()
    },
  },
  { name: 'review-large', open: openReview },
  {
    name: 'review-small',
    open: async (page) => {
      await openReview(page)
      await currentItem(page).getByRole('button', { name: 'Make the video small' }).click()
      await currentItem(page).getByRole('button', { name: 'Enlarge the video' }).waitFor()
    },
  },
  {
    name: 'add-your-review',
    open: async (page) => {
      await openReview(page)
      await currentItem(page).getByRole('button', { name: 'Add your Review' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'TRASH' }).waitFor()
    },
  },
  { name: 'recorder', signedIn: true, open: openRecorder },
  { name: 'recorder-recording', signedIn: true, open: (page) => record(page, '00:02') },
  { name: 'recorder-stopped', signedIn: true, open: recordTake },
  {
    name: 'review-posting',
    signedIn: true,
    open: async (page) => {
      await neverAnswer(page, '**/api/tracks/*/review')
      await recordTake(page)
      await post(page)
      await page.getByRole('dialog', { name: 'Posting your review' }).waitFor()
    },
  },
  {
    name: 'review-after-failure',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/tracks/*/review', (route) => route.abort('connectionreset'))
      await recordTake(page)
      await post(page)
      await seeToast(page, 'Error', 'Failed to submit review. Try again.')
    },
  },
  {
    name: 'review-posted',
    signedIn: true,
    open: async (page) => {
      await recordTake(page)
      await post(page)
      await page.getByRole('dialog', { name: 'Review posted!' }).waitFor()
    },
  },
  { name: 'upload', signedIn: true, open: openUpload },
  { name: 'upload-generate', signedIn: true, open: openGenerate },
  {
    name: 'upload-generating',
    signedIn: true,
    open: async (page, files) => {
      await openGenerate(page, files)
      await neverAnswer(page, '**/api/tracks/generate-cover')
      await page.getByRole('button', { name: 'Generate', exact: true }).click()
      await page.getByText('Extracting lyrics').waitFor()
    },
  },
  {
    name: 'upload-uploading',
    signedIn: true,
    open: async (page, files) => {
      await fillUpload(page, files)
      await page.getByLabel('Choose an image').locator('input').setInputFiles(files.cover)
      await page.route('**/api/tracks', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
      await page.getByRole('button', { name: 'Upload Track' }).click()
      await page.getByRole('button', { name: 'Uploading...' }).waitFor()
    },
  },
  { name: 'login', path: '/auth', isPage: true },
  {
    name: 'sign-up-mistakes',
    path: '/auth',
    isPage: true,
    open: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.locator('[type=submit]').click()
      await page.getByText('Username must be at least 3 characters').waitFor()
    },
  },
  {
    name: 'privacy',
    path: '/discover',
    open: async (page) => {
      await page.getByRole('button', { name: 'Privacy Policy' }).click()
      await page.getByRole('dialog', { name: 'Privacy Policy' }).getByText('What we collect').waitFor()
    },
  },
  { name: 'not-found', path: '/nothing', isPage: true },
  { name: 'discover', path: '/discover', isPage: true },
  { name: 'profile', path: '/profile', signedIn: true, isPage: true },
]
