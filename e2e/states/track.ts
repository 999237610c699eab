import type { Page } from 'playwright-core'
import type { Track, TrackDetail } from '../../contract/tracks.ts'
import type { CurrentUser } from '../../contract/users.ts'
import { answer, fail, neverAnswer, type State } from './state.ts'

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

/** One's own track: the newest, as if one had made it. */
async function openOwn(page: Page) {
  const [newest] = (await (await page.request.get('/api/tracks?limit=1')).json()) as Track[]
  const me = (await (await page.request.get('/api/user')).json()) as CurrentUser
  const track = (await (await page.request.get(`/api/tracks/${newest?.id}`)).json()) as TrackDetail
  await answer(page, `**/api/tracks/${newest?.id}`, { ...track, creator: { ...track.creator, id: me.id } })
  await page.goto(`/track/${newest?.id}`)
  await page.getByRole('button', { name: 'Delete track' }).waitFor()
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
  { name: 'track-own', signedIn: true, isPage: true, open: openOwn },
  {
    name: 'track-delete',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await openOwn(page)
      await page.getByRole('button', { name: 'Delete track' }).click()
      await page.getByRole('dialog', { name: 'Delete this track?' }).waitFor()
    },
  },
  {
    name: 'track-rated',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await openTrack(page)
      await page.getByRole('button', { name: 'NEEDS WORK' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('button', { name: 'NEEDS WORK', pressed: true }).waitFor()
    },
  },
  {
    name: 'track-shared',
    isPage: true,
    open: async (page) => {
      await openTrack(page)
      await page.getByRole('button', { name: 'Share' }).and(page.locator(':visible')).click()
      await page
        .getByRole('region', { name: /Notification/ })
        .getByRole('listitem')
        .waitFor()
    },
  },
  {
    name: 'track-without-reviews',
    isPage: true,
    open: async (page) => {
      const [newest] = (await (await page.request.get('/api/tracks?limit=1')).json()) as Track[]
      await page.goto(`/track/${newest?.id}`)
      await page.getByText('Nobody has reviewed this track yet.').waitFor()
    },
  },
  {
    name: 'track-failed',
    isPage: true,
    open: async (page) => {
      await fail(page, '**/api/tracks/1')
      await page.goto('/track/1')
      await page.getByRole('heading', { name: 'This track did not come' }).waitFor()
    },
  },
]
