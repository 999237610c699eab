import type { Page } from 'playwright-core'
import type { Track } from '../../contract/tracks.ts'
import { seeToast } from '../screen.ts'
import { answer, fail, neverAnswer, type State } from './state.ts'

export async function openEdit(page: Page) {
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByRole('dialog', { name: 'Edit Profile' }).waitFor()
}

const seeProfile = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).waitFor()

export const PROFILE: readonly State[] = [
  { name: 'profile', path: '/profile', signedIn: true, isPage: true, open: seeProfile },
  {
    name: 'profile-other',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      const [newest] = (await (await page.request.get('/api/tracks?limit=1')).json()) as Track[]
      await page.goto(`/profile/${newest?.creator.id}`)
      await page.getByRole('button', { name: 'Follow', exact: true }).and(page.locator(':enabled')).waitFor()
      await page.getByRole('link', { name: /FIRE$/ }).first().waitFor()
    },
  },
  {
    name: 'profile-reviews',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      const [first] = (await (await page.request.get('/api/users?limit=1')).json()) as { id: number }[]
      await page.goto(`/profile/${first?.id}`)
      await page.getByRole('tab', { name: 'Reviews' }).click()
      await page.locator('[role=tabpanel] :is(time, p)').first().waitFor()
    },
  },
  {
    name: 'profile-about',
    isMinor: true,
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: (page) => page.getByRole('tab', { name: 'About' }).click(),
  },
  {
    name: 'profile-loading',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await neverAnswer(page, /\/api\/users\/\d+/)
      await page.reload()
      await page.getByText('Loading profile...').waitFor()
    },
  },
  {
    name: 'profile-missing',
    path: '/profile/999999',
    signedIn: true,
    isPage: true,
    open: (page) => page.getByRole('heading', { name: 'User not found' }).waitFor(),
  },
  { name: 'edit-profile', path: '/profile', signedIn: true, isPage: true, open: openEdit },
  {
    name: 'edit-profile-crop',
    isMinor: true,
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page, { cover }) => {
      await openEdit(page)
      await page.getByRole('dialog').locator('input[name=coverImage]').setInputFiles(cover)
      await page.getByRole('button', { name: 'Use this part' }).and(page.locator(':enabled')).waitFor()
    },
  },
  {
    name: 'cash-out',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Cash Out Points' }).click()
      await page.getByText('points missing').waitFor()
    },
  },
  {
    name: 'profile-failed',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await fail(page, /\/api\/users\/\d+/)
      await page.reload()
      await page.getByRole('heading', { name: 'This profile did not come' }).waitFor()
    },
  },
  {
    name: 'profile-reviews-failed',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await fail(page, '**/api/users/*/reviews*')
      await page.reload()
      await page.getByRole('tab', { name: 'Reviews' }).click()
      await page.getByText('The reviews could not be loaded.').waitFor()
    },
  },
  {
    name: 'edit-profile-mistakes',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await openEdit(page)
      await page.getByLabel('Display Name').fill('x')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByText('Display name must be at least 2 characters').waitFor()
    },
  },
  {
    name: 'edit-profile-failed',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await page.route(/\/api\/users\/\d+$/, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 500, json: { message: 'Broken.' } }),
      )
      await openEdit(page)
      await page.getByLabel('Display Name').fill('The other reader')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await seeToast(page, 'Error', 'Failed to update profile. Please try again.')
    },
  },
  {
    name: 'cash-out-failed',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await fail(page, '**/api/user/points')
      await page.getByRole('button', { name: 'Cash Out Points' }).click()
      await page.getByText('Your balance could not be loaded.').waitFor()
    },
  },
  {
    name: 'cash-out-enough',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await answer(page, '**/api/user/points', { balance: 1284, checking: 30, pointsPerUsd: 100, minimum: 1000 })
      await page.getByRole('button', { name: 'Cash Out Points' }).click()
      await page.getByText('You have enough to cash out').waitFor()
    },
  },
]
