import type { Page } from 'playwright-core'
import type { Track } from '../../contract/tracks.ts'
import { neverAnswer, type State } from './state.ts'

/** The page of the newest track that somebody has reviewed. */
async function openTrack(page: Page) {
  const listed = (await (await page.request.get('/api/tracks?limit=100')).json()) as Track[]
  const reviewed = listed.find(({ hasReviews }) => hasReviews)
  await page.goto(`/track/${reviewed?.id}`)
  await page
    .getByRole('button', { name: /^Watch @/ })
    .first()
    .waitFor()
}

export const TRACK: readonly State[] = [
  { name: 'track', isPage: true, open: openTrack },
  {
    name: 'track-review',
    isPage: true,
    open: async (page) => {
      await openTrack(page)
      await page
        .getByRole('button', { name: /^Watch @/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: /'s review$/ }).waitFor()
    },
  },
  {
    name: 'track-loading',
    isPage: true,
    open: async (page) => {
      await neverAnswer(page, '**/api/tracks/1')
      await page.goto('/track/1')
      await page.getByRole('status', { name: 'Loading track' }).waitFor()
    },
  },
]
