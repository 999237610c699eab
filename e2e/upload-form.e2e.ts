import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GENRES } from '../contract/limits.ts'
import { DESKTOP, openBrowser, PHONE, SMALL_PHONE, visit } from './browser.ts'
import { logIn, type Person } from './client.ts'
import { stage } from './on-stage.ts'
import { boxOf, seeToast, toastOf } from './screen.ts'
import { ARTIST } from './stage.ts'
import {
  audioOf,
  choose,
  chooseGenre,
  dialogOf,
  fieldOf,
  fillIn,
  generateOf,
  imageOf,
  openDialog,
  submitOf,
} from './upload-dialog.ts'

const { origin, files } = stage

let browser: Browser
let artist: Person
beforeAll(async () => {
  ;[browser, artist] = await Promise.all([openBrowser(), logIn(origin, ARTIST)])
})
afterAll(() => browser?.close())

/** Without movement: a dialog that makes room for a toast would slide away from under a click. */
async function open() {
  const opened = await visit(browser, origin, { path: '/discover', person: artist, reducedMotion: 'reduce' })
  await openDialog(opened.page)
  return opened
}
/** Every request that sends a track. */
function noteSent(page: Page) {
  const sent: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().includes('/api/tracks') && sent.push(request.url()),
  )
  return sent
}

test('UP-01 the upload button greets who is signed in and opens the dialog', async () => {
  const { context, page, problems } = await open()
  await seeToast(page, 'Upload your track', 'Share your music with the world and get valuable feedback')
  await dialogOf(page).getByRole('heading', { name: 'Upload Music' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/discover')
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  const opener = page.getByRole('button', { name: 'Upload', exact: true })
  await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('UP-02 the upload button tells a guest to sign in, and leads there', async () => {
  const { context, page } = await visit(browser, origin)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await seeToast(page, 'Sign in required', 'Please sign in to upload your tracks')
  await page.waitForURL('**/auth')
  expect(await dialogOf(page).count()).toBe(0)
  await context.close()
})

test('UP-03 the dialog is 350px wide on small screens, 450px on larger ones, and never wider than the screen', async () => {
  const { context, page } = await open()
  const widthAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    return (await boxOf(dialogOf(page))).width
  }
  expect(await widthAt(PHONE.viewport.width, PHONE.viewport.height)).toBe(350)
  expect(await widthAt(DESKTOP.viewport.width, DESKTOP.viewport.height)).toBe(450)
  const narrow = await widthAt(SMALL_PHONE.viewport.width, SMALL_PHONE.viewport.height)
  expect(narrow).toBeGreaterThan(290)
  expect(narrow).toBeLessThan(320)
  await context.close()
})

test('UP-04 a chosen audio file shows its name, length and size; Change clears it; another one takes its place', async () => {
  const { context, page } = await open()
  await choose(audioOf(page), files.song)
  await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()
  await audioOf(page)
    .getByText(/^0:16 \/ 0\.\d+ MB$/)
    .waitFor()
  await audioOf(page).getByRole('button', { name: 'Change' }).click()
  await audioOf(page).getByText('.mp3 .wav .ogg .aac').waitFor()
  expect(await page.getByText('song.mp3').count()).toBe(0)
  await choose(audioOf(page), files.song)
  await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()
  // Without Change: the input is still there for a file that is dropped.
  await choose(audioOf(page), files.wav)
  await audioOf(page).getByText('late-bus-sermon.wav', { exact: true }).waitFor()
  expect(await page.getByText('song.mp3').count()).toBe(0)
  await context.close()
})

test('UP-04 title and artist name end at 50 characters, and there are ten genres and two ways to a cover', async () => {
  const { context, page } = await open()
  const sixty = 'Sixty letters '.repeat(5).slice(0, 60)
  for (const label of ['Title', 'Artist name'] as const) {
    const field = fieldOf(page, label)
    await field.click()
    await page.keyboard.insertText(sixty)
    expect(await field.inputValue()).toBe(sixty.slice(0, 50))
  }
  await dialogOf(page).getByText('50/50', { exact: true }).first().waitFor()
  await fieldOf(page, 'Genre').click()
  await page.getByRole('option', { name: 'Other' }).waitFor()
  expect(await page.getByRole('option').allTextContents()).toEqual([...GENRES])
  await page.getByRole('option', { name: 'R&B' }).click()
  await fieldOf(page, 'Genre').getByText('R&B').waitFor()

  await dialogOf(page).getByRole('tab', { name: 'Upload Image', selected: true }).waitFor()
  await choose(imageOf(page), files.cover)
  const preview = dialogOf(page).getByRole('img', { name: 'Your cover' })
  await expect.poll(() => preview.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1200)
  await imageOf(page).getByRole('button', { name: 'Remove' }).click()
  await preview.waitFor({ state: 'detached' })
  await dialogOf(page).getByRole('tab', { name: 'Generate with AI' }).click()
  await generateOf(page).waitFor()
  await context.close()
})

test('UP-05 UP-06 files of another kind are turned down by name, and what was there stays', async () => {
  const { context, page } = await open()
  const drawing = join(dirname(files.song), 'drawing.svg')
  writeFileSync(drawing, '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const audio = ['Invalid audio file', 'Please select a valid audio file (.mp3, .wav, .ogg, .aac).'] as const
  await choose(audioOf(page), files.review)
  await seeToast(page, ...audio)
  await choose(audioOf(page), files.song)
  await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()
  await choose(audioOf(page), files.cover)
  await seeToast(page, ...audio)
  await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()

  await choose(imageOf(page), drawing)
  await seeToast(page, 'Invalid image file', 'Please select a valid image file (.jpg, .png, .gif, .webp).')
  expect(await dialogOf(page).getByRole('img', { name: 'Your cover' }).count()).toBe(0)
  await context.close()
})

test('UP-07 nothing can be submitted while title, artist, genre or audio is missing', async () => {
  const { context, page } = await open()
  const sent = noteSent(page)
  const [title, name] = [fieldOf(page, 'Title'), fieldOf(page, 'Artist name')]
  const canSubmit = () => submitOf(page).isEnabled()
  expect(await canSubmit()).toBe(false)
  await choose(audioOf(page), files.song)
  await title.fill('Moth Committee')
  await name.fill('Nadir Bloom')
  expect(await canSubmit()).toBe(false)
  await chooseGenre(page, 'Jazz')
  expect(await canSubmit()).toBe(true)
  for (const field of [title, name]) {
    const typed = await field.inputValue()
    await field.fill('  ')
    expect(await canSubmit()).toBe(false)
    await field.fill(typed)
    expect(await canSubmit()).toBe(true)
  }
  await audioOf(page).getByRole('button', { name: 'Change' }).click()
  expect(await canSubmit()).toBe(false)
  // Whatever else submits a form is told why not.
  await dialogOf(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await seeToast(page, 'Missing fields', 'Please fill in all required fields including artist name.')
  expect(sent).toEqual([])
  await context.close()
})

test('UP-07 who is signed out by now is told to sign in, and keeps what was typed', async () => {
  const { context, page } = await open()
  await fillIn(page, { title: 'Night Shift Laundry', audio: files.song })
  await context.clearCookies()
  await submitOf(page).click()
  await seeToast(page, 'Sign in required', 'Please sign in to upload tracks.')
  await dialogOf(page).waitFor()
  expect(await fieldOf(page, 'Title').inputValue()).toBe('Night Shift Laundry')
  await page.getByRole('link', { name: 'Sign In', includeHidden: true }).waitFor({ state: 'attached' })
  // Known by now: nothing is sent in vain.
  const sent = noteSent(page)
  await submitOf(page).click()
  await seeToast(page, 'Sign in required', 'Please sign in to upload tracks.')
  expect(sent).toEqual([])
  await context.close()
})

test('UP-08 UP-09 in generate mode a track needs a cover, and a cover needs title, genre and audio', async () => {
  const { context, page } = await open()
  const sent = noteSent(page)
  await dialogOf(page).getByRole('tab', { name: 'Generate with AI' }).click()
  const generate = generateOf(page)
  const missing = async () => {
    await generate.click()
    await seeToast(
      page,
      'Missing information',
      'Please upload an audio file and enter title and genre to generate cover art.',
    )
    await toastOf(page).getByRole('button', { name: 'Close' }).click()
    await toastOf(page).waitFor({ state: 'detached' })
  }
  await missing()
  await fieldOf(page, 'Title').fill('Salt Radio')
  await missing()
  await chooseGenre(page, 'Other')
  await missing()
  await choose(audioOf(page), files.song)
  await fieldOf(page, 'Title').fill('')
  await missing()
  await fieldOf(page, 'Title').fill('Salt Radio')
  await fieldOf(page, 'Artist name').fill('Nadir Bloom')
  await submitOf(page).click()
  await seeToast(page, 'Missing cover art', 'Please generate cover art or switch to upload mode.')
  expect(sent).toEqual([])
  await context.close()
})
