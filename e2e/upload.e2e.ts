import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Track } from '../contract/tracks.ts'
import { openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { seeToast, seeTrack, toastOf } from './screen.ts'
import { type Server, startServer } from './server.ts'
import {
  audioOf,
  choose,
  dialogOf,
  fieldOf,
  fillIn,
  generateOf,
  imageOf,
  openDialog,
  submitOf,
} from './upload-dialog.ts'

const { files } = stage
const FAILED = ['Upload failed', 'There was an error uploading your track. Please try again.'] as const
const UPLOADED = ['Track uploaded!', 'Your track has been successfully uploaded.'] as const

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

/** Without movement: a dialog that makes room for a toast would slide away from under a click. */
async function open({ path = '/discover' } = {}) {
  const opened = await visit(browser, server.origin, { path, person: artist, reducedMotion: 'reduce' })
  await openDialog(opened.page)
  return opened
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

test('UP-11 a cover that cannot be made says why where the server says it, and else what to do', async () => {
  const { context, page } = await open()
  await fillIn(page, { title: 'Paper Moon Landing', audio: files.song })
  await choose(audioOf(page), write('words.mp3', 'These are words and no music. '.repeat(99)))
  await dialogOf(page).getByRole('tab', { name: 'Generate with AI' }).click()
  const generate = generateOf(page)
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
  const { context, page } = await open()
  await fillIn(page, { title: 'Ferry Number Two', audio: files.song })
  await fieldOf(page, 'Description').fill('Crossing at five.')
  await choose(imageOf(page), files.cover)
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
    expect(await fieldOf(page, 'Title').inputValue()).toBe('Ferry Number Two')
    expect(await fieldOf(page, 'Artist name').inputValue()).toBe('Nadir Bloom')
    expect(await fieldOf(page, 'Genre').textContent()).toBe('Folk')
    expect(await fieldOf(page, 'Description').inputValue()).toBe('Crossing at five.')
    await audioOf(page).getByText('song.mp3', { exact: true }).waitFor()
    await imageOf(page).getByText('cover.png', { exact: true }).waitFor()
  }
  await submitOf(page).click()
  await seeToast(page, ...UPLOADED)
  expect((await newFeed(page)).map(({ title, description }) => [title, description])).toEqual([
    ['Ferry Number Two', 'Crossing at five.'],
  ])
  await context.close()
})

test('UP-14 a file that is no music is refused with the reason, and leaves nothing behind', async () => {
  const { context, page } = await open()
  await fillIn(page, { title: 'Only Words', audio: files.song })
  await choose(audioOf(page), write('lies.mp3', 'ID3 these are words and no music. '.repeat(99)))
  const refused = page.waitForResponse('**/api/tracks')
  await submitOf(page).click()
  await seeToast(page, ...FAILED)
  const { message } = (await (await refused).json()) as { message: string }
  await dialogOf(page).getByRole('alert').getByText(message, { exact: true }).waitFor()
  await audioOf(page).getByText('lies.mp3', { exact: true }).waitFor()
  expect((await newFeed(page)).map(({ title }) => title)).not.toContain('Only Words')
  await context.close()
})

test('UP-12 a double tap uploads a track once', async () => {
  const { context, page } = await open()
  await fillIn(page, { title: 'Twice Tapped', audio: files.song })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tracks')) sent++
  })
  await submitOf(page).dblclick()
  await seeToast(page, ...UPLOADED)
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect(sent).toBe(1)
  await context.close()
})

test('UP-12 while it uploads the button says so, and neither Escape nor the cross nor a tap beside closes it', async () => {
  const { context, page } = await open()
  await fillIn(page, { title: 'Elevator Etiquette', audio: files.song })
  const release = await hold(page, '**/api/tracks')
  await submitOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'Uploading...' }).waitFor()
  // The first may close a toast.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  await page.mouse.click(4, 400)
  expect(await dialogOf(page).getByRole('button', { name: 'Close' }).isDisabled()).toBe(true)
  expect(await fieldOf(page, 'Title').isDisabled()).toBe(true)
  expect(await submitOf(page).isDisabled()).toBe(true)
  // Leaving the page is asked about first.
  const asked = page.waitForEvent('dialog')
  const leaving = page.evaluate(() => location.reload())
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await leaving
  await dialogOf(page).getByRole('button', { name: 'Uploading...' }).waitFor()
  release()
  await seeToast(page, ...UPLOADED)
  await dialogOf(page).waitFor({ state: 'hidden' })
  await context.close()
})

test('UP-10 UP-13 a cover is generated with theme and mood, goes up with the track, and the track is in the feed', async () => {
  const { context, page, problems } = await visit(browser, server.origin, { person: artist, reducedMotion: 'reduce' })
  await seeTrack(page, 'Elevator Etiquette')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await fillIn(page, { title: 'Glasshouse Weather', audio: files.song })
  await dialogOf(page).getByRole('tab', { name: 'Generate with AI' }).click()
  const release = await hold(page, '**/api/tracks/generate-cover')
  await generateOf(page).click()
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
  await seeToast(page, ...UPLOADED)
  await dialogOf(page).waitFor({ state: 'hidden' })
  await renewed
  expect(answer.request().url()).toMatch(/\/api\/tracks$/)
  const [newest] = await newFeed(page)
  expect(newest).toMatchObject({ title: 'Glasshouse Weather', artistName: 'Nadir Bloom', genre: 'Folk' })
  expect(newest?.coverImage).toBeTruthy()

  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  for (const label of ['Title', 'Artist name', 'Description'] as const)
    expect(await fieldOf(page, label).inputValue()).toBe('')
  await audioOf(page).getByText('.mp3 .wav .ogg .aac').waitFor()
  expect(await fieldOf(page, 'Genre').textContent()).toBe('Choose')
  await page.keyboard.press('Escape')
  await page.reload()
  await seeTrack(page, 'Glasshouse Weather')
  expect(problems).toEqual([])
  await context.close()
})
