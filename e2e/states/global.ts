import type { State } from './state.ts'

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
]
