import { openEdit } from './profile.ts'
import { answer, fail, type State } from './state.ts'

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
  {
    name: 'login-refused',
    path: '/auth',
    isPage: true,
    open: async (page) => {
      await page.getByLabel('Username').fill('nobody.here')
      await page.getByLabel('Password').fill('not-a-password')
      await page.locator('[type=submit]').click()
      await page
        .getByRole('region', { name: /Notification/ })
        .getByRole('listitem')
        .waitFor()
    },
  },
  {
    name: 'recover-mistakes',
    path: '/auth',
    isPage: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Forgot your password?' }).click()
      await page.locator('[type=submit]').click()
      await page.getByText('Recovery code is required.').waitFor()
    },
  },
  {
    name: 'account-codes',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await answer(page, '**/api/user/recovery-codes', {
        codes: Array.from({ length: 10 }, (_, place) => `7k3p-${place}m2q-x9tw`),
      })
      await openEdit(page)
      const settings = page.getByRole('region', { name: 'Account' })
      await settings.getByRole('button', { name: 'Make codes' }).click()
      await settings.getByLabel('Your password').fill('tape-loop-7')
      await settings.getByRole('button', { name: 'Make Recovery Codes' }).click()
      await settings.getByRole('list', { name: 'Your recovery codes' }).waitFor()
    },
  },
  {
    name: 'account-mistakes',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await openEdit(page)
      const settings = page.getByRole('region', { name: 'Account' })
      await settings.getByRole('button', { name: 'Change', exact: true }).click()
      await settings.getByRole('button', { name: 'Change Password' }).click()
      await settings.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'account-failed',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await fail(page, '**/api/user/account')
      await openEdit(page)
      await page.getByText('Your sessions could not be fetched.').waitFor()
    },
  },
]
