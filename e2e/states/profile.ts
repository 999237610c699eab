import type { Page } from 'playwright-core'
import type { Track } from '../../contract/tracks.ts'
import { neverAnswer, type State } from './state.ts'

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
]
