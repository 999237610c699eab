import { seeToast } from '../screen.ts'
import { fail, type State } from './state.ts'

export const GLOBAL: readonly State[] = [
  {
    name: 'privacy',
    path: '/discover',
    open: async (page) => {
      await page.getByRole('button', { name: 'Privacy Policy' }).click()
      await page.getByRole('dialog', { name: 'Privacy Policy' }).getByText('What we collect').waitFor()
    },
  },
  { name: 'not-found', path: '/nothing', isPage: true },
  {
    name: 'privacy-failed',
    path: '/discover',
    open: async (page) => {
      await fail(page, '**/api/content')
      await page.reload()
      await page.getByRole('button', { name: 'Privacy Policy' }).click()
      await page.getByText('The Privacy Policy could not be fetched.').waitFor()
    },
  },
  {
    name: 'banner-dismissed',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await page.getByRole('complementary', { name: 'Customer service' }).waitFor({ state: 'hidden' })
    },
  },
  { name: 'invest', path: '/invest', isPage: true },
  {
    name: 'trouble',
    path: '/auth',
    isPage: true,
    open: async (page) => {
      await page.route(/NotFoundScreen/, (route) => route.abort())
      await page.goto('/nowhere')
      await page.getByRole('heading', { name: 'Something broke on our side.' }).waitFor()
    },
  },
  {
    name: 'page-offline',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await page.getByRole('region', { name: 'Leaderboard' }).getByRole('listitem').first().waitFor()
      await page.context().setOffline(true)
      await page.getByText('Offline. What you opened before is still here.').waitFor()
    },
  },
  {
    name: 'activity-guest',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await page.getByRole('link', { name: 'Activity' }).click()
      await seeToast(page, 'Sign in required', 'Please sign in to view activity')
      await page.locator('[type=submit]').waitFor()
    },
  },
]
