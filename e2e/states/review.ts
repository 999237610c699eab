import type { Page } from 'playwright-core'
import { ratingOf, seeToast } from '../screen.ts'
import { neverAnswer, reopen, type State } from './state.ts'

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

const post = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()

export const REVIEW: readonly State[] = [
  { name: 'recorder', isMinor: true, signedIn: true, open: openRecorder },
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
  {
    name: 'recorder-setting-up',
    signedIn: true,
    open: async (page) => {
      await reopen(page, () => {
        navigator.mediaDevices.getUserMedia = () => new Promise(() => {})
      })
      await ratingOf(page, 'FIRE').click()
      await page.getByRole('dialog').getByText('Setting up camera...').first().waitFor()
    },
  },
  {
    name: 'recorder-no-camera',
    signedIn: true,
    open: async (page) => {
      await reopen(page, () => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
        window.alert = () => {}
      })
      await ratingOf(page, 'FIRE').click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'recorder-kept-take',
    signedIn: true,
    open: async (page) => {
      await recordTake(page)
      await page.reload()
      await ratingOf(page, 'FIRE').click()
      await page.getByText('This take was still here.').waitFor()
    },
  },
]
