import { openEdit } from './profile.ts'
import type { State } from './state.ts'

export const ACCOUNT: readonly State[] = [
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
    name: 'recover',
    isMinor: true,
    path: '/auth',
    isPage: true,
    open: (page) => page.getByRole('button', { name: 'Forgot your password?' }).click(),
  },
  {
    name: 'account',
    path: '/profile',
    signedIn: true,
    open: async (page) => {
      await openEdit(page)
      const settings = page.getByRole('region', { name: 'Account' })
      await settings.getByRole('button', { name: 'Make codes' }).click()
      await settings.getByRole('button', { name: 'Change', exact: true }).click()
      await settings.getByText('This device', { exact: true }).scrollIntoViewIfNeeded()
      await settings.getByLabel('Your password').scrollIntoViewIfNeeded()
    },
  },
]
