import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { GENRES } from '../contract/limits.ts'
import type { Track } from '../contract/tracks.ts'
import { DESKTOP, openBrowser, PHONE, SMALL_PHONE, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { boxOf, seeToast, seeTrack, toastOf } from './screen.ts'
import { type Server, startServer } from './server.ts'

const { files } = inject('stage')
const FAILED = ['Upload failed', 'There was an error uploading your track. Please try again.'] as const

// What is uploaded here would be in the way of what other files expect to be first.
let server: Server
let browser: Browser
let artist: Person
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  artist = await signUp(server.origin, 'nadir', 'Nadir Bloom')
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload Music' })
const audioOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Choose an audio file' })
const imageOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'Choose an image' })
const chooseAudio = (page: Page, path: string) => audioOf(page).locator('input').setInputFiles(path)
const submitOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^Upload Track$|^Uploading\.\.\.$/ })

async function openDialog(options: Parameters<typeof visit>[2] = {}) {
  const opened = await visit(browser, server.origin, { path: '/discover', person: artist, ...options })
  await opened.page.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialogOf(opened.page).waitFor()
  return opened
}
async function chooseGenre(page: Page, genre: string) {
  await dialogOf(page).getByLabel('Genre').click()
  await page.getByRole('option', { name: genre, exact: true }).click()
}
async function fillIn(page: Page, title: string) {
  await chooseAudio(page, files.song)
  await dialogOf(page).getByLabel('Title').fill(title)
  await dialogOf(page).getByLabel('Artist name').fill('Nadir Bloom')
  await chooseGenre(page, 'Folk')
}
/** A file whose bytes are not what its name says. */
function write(name: string, bytes: string) {
  const path = join(server.folder, name)
  writeFileSync(path, bytes)
  return path
}
/** Holds every request to this address until it is let go. */
async function hold(page: Page, pattern: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
const newFeed = async (page: Page) => (await (await page.request.get('/api/tracks/feed/new')).json()) as Track[]

test('UP-01 the upload button greets who is signed in and opens the dialog', async () => {
  const { context, page, problems } = await openDialog()
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
  const { context, page } = await visit(browser, server.origin)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await seeToast(page, 'Sign in required', 'Please sign in to upload your tracks')
  await page.waitForURL('**/auth')
  expect(await dialogOf(page).count()).toBe(0)
  await context.close()
})

test('UP-03 the dialog is 350px wide on small screens, 450px on larger ones, and never wider than the screen', async () => {
  const { context, page } = await openDialog()
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
  const { context, page } = await openDialog()
  await chooseAudio(page, files.song)
  await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()
  await audioOf(page)
    .getByText(/^0:16 \/ 0\.\d+ MB$/)
    .waitFor()
  await audioOf(page).getByRole('button', { name: 'Change' }).click()
  await audioOf(page).getByText('.mp3 .wav .ogg .aac').waitFor()
  expect(await page.getByText('song.mp3').count()).toBe(0)
  await chooseAudio(page, files.song)
  await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()
  // Without Change: the input is still there for a file that is dropped.
  await chooseAudio(page, files.wav)
  await audioOf(page).getByText('late-bus-sermon.wav', { exact: true }).waitFor()
  expect(await page.getByText('song.mp3').count()).toBe(0)
  await context.close()
})

test('UP-04 title and artist name end at 50 characters, and there are ten genres and two ways to a cover', async () => {
  const { context, page } = await openDialog()
  const sixty = 'Sixty letters '.repeat(5).slice(0, 60)
  for (const label of ['Title', 'Artist name']) {
    const field = dialogOf(page).getByLabel(label)
    await field.click()
    await page.keyboard.insertText(sixty)
    expect(await field.inputValue()).toBe(sixty.slice(0, 50))
  }
  await dialogOf(page).getByText('50/50', { exact: true }).first().waitFor()
  await dialogOf(page).getByLabel('Genre').click()
  await page.getByRole('option', { name: 'Other' }).waitFor()
  expect(await page.getByRole('option').allTextContents()).toEqual([...GENRES])
  await page.getByRole('option', { name: 'R&B' }).click()
  await dialogOf(page).getByLabel('Genre').getByText('R&B').waitFor()

  await dialogOf(page).getByRole('tab', { name: 'Upload Image', selected: true }).waitFor()
  await imageOf(page).locator('input').setInputFiles(files.cover)
  const preview = dialogOf(page).getByRole('img', { name: 'Your cover' })
  await expect.poll(() => preview.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1200)
  await imageOf(page).getByRole('button', { name: 'Remove' }).click()
  await preview.waitFor({ state: 'detached' })
  await dialogOf(page).getByRole('tab', { name: 'Generate with AI' }).click()
  await dialogOf(page).getByRole('button', { name: 'Generate', exact: true }).waitFor()
  await context.close()
})

test('UP-05 UP-06 files of another kind are turned down by name, and what was there stays', async () => {
  const { context, page } = await openDialog()
  const audio = ['Invalid audio file', 'Please select a valid audio file (.mp3, .wav, .ogg, .aac).'] as const
  await chooseAudio(page, files.review)
  await seeToast(page, ...audio)
  await chooseAudio(page, files.song)
  await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()
  await chooseAudio(page, files.cover)
  await seeToast(page, ...audio)
  await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()

  await imageOf(page).locator('input').setInputFiles(write('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await seeToast(page, 'Invalid image file', 'Please select a valid image file (.jpg, .png, .gif, .webp).')
  expect(await dialogOf(page).getByRole('img', { name: 'Your cover' }).count()).toBe(0)
  await context.close()
})

test('UP-07 nothing can be submitted while title, artist, genre or audio is missing', async () => {
  const { context, page } = await openDialog()
  const [title, name] = [dialogOf(page).getByLabel('Title'), dialogOf(page).getByLabel('Artist name')]
  const canSubmit = () => submitOf(page).isEnabled()
  expect(await canSubmit()).toBe(false)
  await fillIn(page, 'Moth Committee')
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
  expect(await newFeed(page)).toEqual([])

  await page.evaluate(() => sessionStorage.clear())
  await context.close()
  const again = await openDialog()
  await chooseAudio(again.page, files.song)
  for (const label of ['Title', 'Artist name']) await dialogOf(again.page).getByLabel(label).fill('Moths')
  expect(await submitOf(again.page).isEnabled()).toBe(false)
  await chooseGenre(again.page, 'Jazz')
  expect(await submitOf(again.page).isEnabled()).toBe(true)
  await again.context.close()
})

test('UP-07 who is signed out by now is told to sign in, and keeps what was typed', async () => {
  const { context, page } = await openDialog()
  await fillIn(page, 'Night Shift Laundry')
  await context.clearCookies()
  await submitOf(page).click()
  await seeToast(page, 'Sign in required', 'Please sign in to upload tracks.')
  await dialogOf(page).waitFor()
  expect(await dialogOf(page).getByLabel('Title').inputValue()).toBe('Night Shift Laundry')
  await page.getByRole('link', { name: 'Sign In', includeHidden: true }).waitFor({ state: 'attached' })
  // Known by now: nothing is sent in vain.
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await submitOf(page).click()
  await seeToast(page, 'Sign in required', 'Please sign in to upload tracks.')
  expect(sent).toEqual([])
  await context.close()
})

test('UP-08 UP-09 in generate mode a track needs a cover, and a cover needs title, genre and audio', async () => {
  const { context, page } = await openDialog()
  await dialogOf(page).getByRole('tab', { name: 'Generate with AI' }).click()
  const generate = dialogOf(page).getByRole('button', { name: 'Generate', exact: true })
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
  await dialogOf(page).getByLabel('Title').fill('Salt Radio')
  await missing()
  await chooseGenre(page, 'Other')
  await missing()
  await chooseAudio(page, files.song)
  await dialogOf(page).getByLabel('Title').fill('')
  await missing()
  await dialogOf(page).getByLabel('Title').fill('Salt Radio')
  await dialogOf(page).getByLabel('Artist name').fill('Nadir Bloom')
  await submitOf(page).click()
  await seeToast(page, 'Missing cover art', 'Please generate cover art or switch to upload mode.')
  expect(await newFeed(page)).toEqual([])
  await context.close()
})

test('UP-11 a cover that cannot be made says why where the server says it, and else what to do', async () => {
  const { context, page } = await openDialog()
  await fillIn(page, 'Paper Moon Landing')
  await chooseAudio(page, write('words.mp3', 'These are words and no music. '.repeat(99)))
  await dialogOf(page).getByRole('tab', { name: 'Generate with AI' }).click()
  const generate = dialogOf(page).getByRole('button', { name: 'Generate', exact: true })
  const refused = page.waitForResponse('**/api/tracks/generate-cover')
  await generate.click()
  const { message } = (await (await refused).json()) as { message: string }
  expect((await refused).status()).toBe(415)
  await seeToast(page, 'Generation failed', message)

  await page.route('**/api/tracks/generate-cover', (route) => route.fulfill({ status: 502, body: '<h1>Bad</h1>' }))
  await generate.click()
  await seeToast(
    page,
    'Generation failed',
    'There was an error creating your cover art. Please try again or upload an image instead.',
  )
  await generate.waitFor()
  await context.close()
})

test('UP-14 a failure is told, the form keeps everything, and the next try goes through', async () => {
  const { context, page } = await openDialog()
  await fillIn(page, 'Ferry Number Two')
  await dialogOf(page).getByLabel('Description').fill('Crossing at five.')
  await imageOf(page).locator('input').setInputFiles(files.cover)
  const answers = [
    (route: Route) => route.fulfill({ status: 500, json: { message: 'Something broke on our side.' } }),
    (route: Route) => route.abort('connectionreset'),
  ]
  for (const answer of answers) {
    await page.route('**/api/tracks', answer)
    await submitOf(page).click()
    await seeToast(page, ...FAILED)
    await page.unrouteAll()
    await toastOf(page).getByRole('button', { name: 'Close' }).click()
    await toastOf(page).waitFor({ state: 'detached' })
    expect(await dialogOf(page).getByLabel('Title').inputValue()).toBe('Ferry Number Two')
    expect(await dialogOf(page).getByLabel('Artist name').inputValue()).toBe('Nadir Bloom')
    expect(await dialogOf(page).getByLabel('Genre').textContent()).toBe('Folk')
    expect(await dialogOf(page).getByLabel('Description').inputValue()).toBe('Crossing at five.')
    await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()
    await imageOf(page).getByText('cover.png', { exact: true }).waitFor()
  }
  await submitOf(page).click()
  await seeToast(page, 'Track uploaded!', 'Your track has been successfully uploaded.')
  expect((await newFeed(page)).map(({ title, description }) => [title, description])).toEqual([
    ['Ferry Number Two', 'Crossing at five.'],
  ])
  await context.close()
})

test('UP-14 a file that is no music is refused with the reason, and leaves nothing behind', async () => {
  const { context, page } = await openDialog()
  await fillIn(page, 'Only Words')
  await chooseAudio(page, write('lies.mp3', 'ID3 these are words and no music. '.repeat(99)))
  const refused = page.waitForResponse('**/api/tracks')
  await submitOf(page).click()
  await seeToast(page, ...FAILED)
  const { message } = (await (await refused).json()) as { message: string }
  await dialogOf(page).getByRole('alert').getByText(message, { exact: true }).waitFor()
  await audioOf(page).getByText('lies.mp3', { exact: true }).waitFor()
  expect((await newFeed(page)).map(({ title }) => title)).not.toContain('Only Words')
  await context.close()
})

test('UP-12 while it uploads the button says so, and neither Escape nor the cross nor a tap beside closes it', async () => {
  const { context, page } = await openDialog()
  await fillIn(page, 'Elevator Etiquette')
  const release = await hold(page, '**/api/tracks')
  await submitOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'Uploading...' }).waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 400)
  expect(await dialogOf(page).getByRole('button', { name: 'Close' }).isDisabled()).toBe(true)
  expect(await dialogOf(page).getByLabel('Title').isDisabled()).toBe(true)
  expect(await submitOf(page).isDisabled()).toBe(true)
  // Leaving the page is asked about first.
  const asked = page.waitForEvent('dialog')
  const leaving = page.reload({ timeout: 5000 }).catch(() => 'stayed')
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  expect(await leaving).toBe('stayed')
  await dialogOf(page).getByRole('button', { name: 'Uploading...' }).waitFor()
  release()
  await seeToast(page, 'Track uploaded!', 'Your track has been successfully uploaded.')
  await dialogOf(page).waitFor({ state: 'hidden' })
  await context.close()
})

test('UP-10 UP-13 a cover is generated with theme and mood, goes up with the track, and the track is in the feed', async () => {
  const { context, page, problems } = await visit(browser, server.origin, { person: artist })
  await seeTrack(page, 'Elevator Etiquette')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await fillIn(page, 'Glasshouse Weather')
  await dialogOf(page).getByRole('tab', { name: 'Generate with AI' }).click()
  const release = await hold(page, '**/api/tracks/generate-cover')
  await dialogOf(page).getByRole('button', { name: 'Generate', exact: true }).click()
  await dialogOf(page).getByText('AI Cover Generation in Progress', { exact: true }).waitFor()
  await dialogOf(page)
    .getByText('Extracting lyrics, analyzing content, and creating unique art for your track', { exact: true })
    .waitFor()
  expect(await submitOf(page).isDisabled()).toBe(true)
  release()
  await seeToast(
    page,
    'Cover generated!',
    'AI has extracted lyrics, analyzed them, and created unique cover art based on your track.',
  )
  const cover = dialogOf(page).getByRole('img', { name: 'Generated cover for Glasshouse Weather' })
  await expect.poll(() => cover.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(300)
  for (const term of ['Theme', 'Mood']) {
    const told = dialogOf(page)
      .locator('div')
      .filter({ has: page.getByText(term, { exact: true }) })
      .last()
    expect(await told.getByRole('definition').textContent()).toMatch(/\p{L}{3}/u)
  }

  const renewed = page.waitForRequest((request) => request.url().includes('/api/tracks/feed/new'))
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await submitOf(page).click()
  const answer = await posted
  await seeToast(page, 'Track uploaded!', 'Your track has been successfully uploaded.')
  await dialogOf(page).waitFor({ state: 'hidden' })
  await renewed
  expect(answer.request().url()).toMatch(/\/api\/tracks$/)
  const [newest] = await newFeed(page)
  expect(newest).toMatchObject({ title: 'Glasshouse Weather', artistName: 'Nadir Bloom', genre: 'Folk' })
  expect(newest?.coverImage).toBeTruthy()

  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  for (const label of ['Title', 'Artist name', 'Description'])
    expect(await dialogOf(page).getByLabel(label).inputValue()).toBe('')
  await audioOf(page).getByText('.mp3 .wav .ogg .aac').waitFor()
  expect(await dialogOf(page).getByLabel('Genre').textContent()).toBe('Choose')
  await page.keyboard.press('Escape')
  await page.reload()
  await seeTrack(page, 'Glasshouse Weather')
  expect(problems).toEqual([])
  await context.close()
})
