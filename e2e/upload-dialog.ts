import type { Locator, Page } from 'playwright-core'

/** The Upload Music dialog as somebody meets it. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload Music' })
export const audioOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Choose an audio file' })
export const imageOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Choose an image' })
export const fieldOf = (page: Page, label: 'Title' | 'Artist name' | 'Genre' | 'Description') =>
  dialogOf(page).getByLabel(label)
export const submitOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^Upload Track$|^Uploading\.\.\.$/ })
export const generateOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Generate', exact: true })

export async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialogOf(page).waitFor()
}
export const choose = (picker: Locator, path: string) => picker.locator('input').setInputFiles(path)
export async function chooseGenre(page: Page, genre: string) {
  await fieldOf(page, 'Genre').click()
  await page.getByRole('option', { name: genre, exact: true }).click()
}
/** All that is required. */
export async function fillIn(page: Page, { title, audio }: { title: string; audio: string }) {
  await choose(audioOf(page), audio)
  await fieldOf(page, 'Title').fill(title)
  await fieldOf(page, 'Artist name').fill('Nadir Bloom')
  await chooseGenre(page, 'Folk')
}
