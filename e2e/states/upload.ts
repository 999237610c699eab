import type { Page } from 'playwright-core'
import { seeToast } from '../screen.ts'
import type { Files } from './state.ts'
import { answer, neverAnswer, type State } from './state.ts'

async function openUpload(page: Page) {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('dialog', { name: 'Upload Music' }).waitFor()
}

async function fillUpload(page: Page, files: Files) {
  await openUpload(page)
  const dialog = page.getByRole('dialog', { name: 'Upload Music' })
  await dialog.getByLabel('Choose an audio file').locator('input').setInputFiles(files.song)
  await dialog.getByLabel('Title').fill('Glasshouse Weather')
  await dialog.getByLabel('Artist name').fill('Nadir Bloom')
  await dialog.getByLabel('Genre').click()
  await page.getByRole('option', { name: 'Electronic' }).click()
}

async function openGenerate(page: Page, files: Files) {
  await fillUpload(page, files)
  await page.getByRole('tab', { name: 'Generate with AI' }).click()
  await page.getByRole('button', { name: 'Generate', exact: true }).waitFor()
}

export const UPLOAD: readonly State[] = [
  { name: 'upload', signedIn: true, open: openUpload },
  { name: 'upload-generate', isMinor: true, signedIn: true, open: openGenerate },
  {
    name: 'upload-generating',
    signedIn: true,
    open: async (page, files) => {
      await openGenerate(page, files)
      await neverAnswer(page, '**/api/tracks/generate-cover')
      await page.getByRole('button', { name: 'Generate', exact: true }).click()
      await page.getByText('Extracting lyrics').waitFor()
    },
  },
  {
    name: 'upload-uploading',
    signedIn: true,
    open: async (page, files) => {
      await fillUpload(page, files)
      await page.getByLabel('Choose an image').locator('input').setInputFiles(files.cover)
      await page.route('**/api/tracks', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
      await page.getByRole('button', { name: 'Upload Track' }).click()
      await page.getByRole('button', { name: 'Uploading...' }).waitFor()
    },
  },
  {
    name: 'upload-genres',
    signedIn: true,
    open: async (page) => {
      await openUpload(page)
      await page.getByRole('dialog', { name: 'Upload Music' }).getByLabel('Genre').click()
      await page.getByRole('option', { name: 'Electronic' }).waitFor()
    },
  },
  {
    name: 'upload-generated',
    signedIn: true,
    open: async (page, files) => {
      await openGenerate(page, files)
      await answer(page, '**/api/tracks/generate-cover', {
        coverImageId: '00000000-0000-4000-8000-000000000000',
        analysis: { theme: 'glass', mood: 'bright and restless' },
      })
      await page.getByRole('button', { name: 'Generate', exact: true }).click()
      await page.getByRole('button', { name: 'Generate again' }).waitFor()
    },
  },
  {
    name: 'upload-failed',
    signedIn: true,
    open: async (page, files) => {
      await fillUpload(page, files)
      await page.route('**/api/tracks', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 500, json: { message: 'Broken.' } })
          : route.continue(),
      )
      await page.getByRole('button', { name: 'Upload Track' }).click()
      await seeToast(page, 'Upload failed', 'There was an error uploading your track. Please try again.')
    },
  },
  {
    name: 'upload-guest',
    open: async (page) => {
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      await seeToast(page, 'Sign in required', 'Please sign in to upload your tracks')
      await page.locator('[type=submit]').waitFor()
    },
  },
]
