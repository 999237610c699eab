import type { Page } from 'playwright-core'
import { seeToast } from '../screen.ts'
import { answer, fail, neverAnswer, type State } from './state.ts'

async function seeDiscover(page: Page) {
  for (const name of ['Leaderboard', 'Artists to Watch', 'Featured Tracks'])
    await page.getByRole('region', { name }).getByRole('listitem').first().waitFor()
}

async function search(page: Page, said: string) {
  await page.getByRole('combobox', { name: 'Search' }).fill(said)
}

export const DISCOVER: readonly State[] = [
  { name: 'discover', path: '/discover', isPage: true, open: seeDiscover },
  {
    name: 'discover-top-ars',
    isMinor: true,
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await seeDiscover(page)
      await page.getByRole('tab', { name: 'Top A&Rs' }).click()
      await page
        .getByText(/^[\d,]+ pts$|^No top A&Rs available$/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'discover-loading',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await neverAnswer(page, /\/api\/(leaderboard|users|tracks)/)
      await page.reload()
      await page.getByRole('status', { name: 'Loading top tracks' }).waitFor()
    },
  },
  {
    name: 'discover-search',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await search(page, 'la')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
    },
  },
  {
    name: 'discover-search-nothing',
    isMinor: true,
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await search(page, 'xyzzyq')
      await page.getByText('Nothing found for').first().waitFor()
    },
  },
  {
    name: 'discover-search-failed',
    isMinor: true,
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }))
      await search(page, 'lamp')
      await page.getByText('The search did not answer.').first().waitFor()
    },
  },
  {
    name: 'discover-genre',
    path: '/discover?genre=Jazz',
    isPage: true,
    open: (page) => page.getByRole('region', { name: 'Jazz' }).getByRole('listitem').first().waitFor(),
  },
  {
    name: 'discover-failed',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await fail(page, /\/api\/(leaderboard|users|tracks)/)
      await page.reload()
      await page.getByText('The artists did not come.').waitFor()
    },
  },
  {
    name: 'discover-empty',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await answer(page, /\/api\/(leaderboard|users|tracks)/, [])
      await page.reload()
      await page.getByText('No artists found').waitFor()
    },
  },
  {
    name: 'discover-searching',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await neverAnswer(page, '**/api/search?*')
      await search(page, 'lamp')
      await page.getByRole('status', { name: 'Searching' }).waitFor()
    },
  },
  {
    name: 'discover-follow',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await seeDiscover(page)
      await page.getByRole('region', { name: 'Artists to Watch' }).getByRole('button').first().click()
      await seeToast(page, 'Sign in required', 'Please sign in to follow artists')
      await page.locator('[type=submit]').waitFor()
    },
  },
  {
    name: 'discover-genre-empty',
    path: '/discover?genre=Classical',
    isPage: true,
    open: (page) => page.getByText('No tracks found').waitFor(),
  },
  {
    name: 'discover-genre-failed',
    path: '/discover?genre=Jazz',
    isPage: true,
    open: async (page) => {
      await fail(page, '**/api/tracks?*')
      await page.reload()
      await page.getByText('The tracks did not come.').waitFor()
    },
  },
]
