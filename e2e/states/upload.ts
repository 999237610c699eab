import type { Page } from 'playwright-core'
import { type Files, neverAnswer, type State } from './state.ts'

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
]
