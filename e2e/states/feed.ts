import type { Page } from 'playwright-core'
import type { Track } from '../../contract/tracks.ts'
import { currentItem, openTab, ratingOf, seeToast } from '../screen.ts'
import { fail, neverAnswer, reopen, type State } from './state.ts'

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

export const FEED: readonly State[] = [
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
  {
    name: 'feed-failed',
    open: async (page) => {
      await fail(page, '**/feed/trending*')
      await openTab(page, 'Trending')
      await page.getByRole('heading', { name: 'The feed did not come' }).waitFor()
    },
  },
  {
    name: 'feed-offline',
    open: async (page) => {
      // What it says then is fetched once the page has come to rest.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('EmptyFeed')),
      )
      await page.context().setOffline(true)
      await openTab(page, 'Trending')
      await page.getByRole('heading', { name: 'You are offline' }).waitFor()
      await page.getByText('Offline. What you opened before is still here.').waitFor()
    },
  },
  {
    name: 'feed-blocked',
    open: async (page) => {
      await reopen(page, () => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('No gesture.', 'NotAllowedError'))
      })
      await page.getByRole('button', { name: 'Tap to play' }).waitFor()
    },
  },
  {
    name: 'feed-rated',
    signedIn: true,
    open: async (page) => {
      await ratingOf(page, 'FIRE').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await currentItem(page).getByRole('button', { name: 'FIRE', pressed: true }).waitFor()
    },
  },
  {
    name: 'add-your-review-guest',
    open: async (page) => {
      await openReview(page)
      await currentItem(page).getByRole('button', { name: 'Add your Review' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'TRASH' }).click()
      await seeToast(page, 'Sign in required', 'Please sign in to review tracks.')
    },
  },
]
