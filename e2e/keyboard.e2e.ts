import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, openBrowser, visit } from './browser.ts'
import { hasFocus, seeFocus, tabTo } from './focus.ts'
import { stage } from './on-stage.ts'
import { ratingOf, seeToast, seeTrack } from './screen.ts'
import { type Server, startServer } from './server.ts'
import { audioOf, dialogOf, fieldOf, imageOf, submitOf } from './upload-dialog.ts'

const { files } = stage
const TITLE = 'Glasshouse Weather'

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser({ voice: files.voice })])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const press = (page: Page, key: string) => page.keyboard.press(key)

test('everything from signing up to a posted review is done with the keys alone, and the focus is always seen', async () => {
  const { context, page, problems } = await visit(browser, server.origin, {
    ...DESKTOP,
    hasTouch: false,
    isMobile: false,
  })
  await page.getByRole('heading', { name: 'No new tracks found' }).waitFor()
  await signUp(page)
  await upload(page)
  await listen(page)
  await review(page)
  expect(problems).toEqual([])
  await context.close()
})

async function signUp(page: Page) {
  await press(page, 'Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true)
  await tabTo(page, page.getByRole('link', { name: 'Sign In' }))
  await press(page, 'Enter')
  await page.waitForURL('**/auth')
  await tabTo(page, page.getByRole('tab', { name: 'Login' }))
  await press(page, 'ArrowRight')
  await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor()
  await seeFocus(page)
  for (const [label, words] of [
    ['Display name', 'Ida Ears'],
    ['Username', 'ida'],
    ['Password', 'two-good-ears'],
  ] as const) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(words)
  }
  await press(page, 'Enter')
  await page.getByRole('link', { name: 'Profile' }).waitFor()
}

async function upload(page: Page) {
  const opener = page.getByRole('button', { name: 'Upload', exact: true })
  await tabTo(page, opener)
  await press(page, 'Enter')
  await dialogOf(page).waitFor()
  await seeFocus(page)
  // Escape closes what lies on top: the toast, then the dialog.
  const toast = await seeToast(page, 'Upload your track', 'Share your music with the world and get valuable feedback')
  await press(page, 'Escape')
  await toast.waitFor({ state: 'hidden' })
  await press(page, 'Escape')
  await dialogOf(page).waitFor({ state: 'hidden' })
  expect(await hasFocus(opener)).toBe(true)
  await press(page, 'Enter')

  for (const [picker, path, clear] of [
    [audioOf(page), files.song, 'Change'],
    [imageOf(page), files.cover, 'Remove'],
  ] as const) {
    await tabTo(page, picker.locator('input'))
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Space')])
    await chooser.setFiles(path)
    // The button that clears it stands where the focus was.
    await expect.poll(() => hasFocus(picker.getByRole('button', { name: clear }))).toBe(true)
    await seeFocus(page)
    if (clear === 'Remove') break
    await tabTo(page, fieldOf(page, 'Title'))
    await page.keyboard.type(TITLE)
    await tabTo(page, fieldOf(page, 'Artist name'))
    await page.keyboard.type('Ida Ears')
    await tabTo(page, fieldOf(page, 'Genre'))
    await press(page, 'Enter')
    await page.getByRole('option', { name: 'Electronic' }).waitFor()
    await page.keyboard.type('jaz')
    await expect.poll(() => hasFocus(page.getByRole('option', { name: 'Jazz' }))).toBe(true)
    await press(page, 'Enter')
    await expect.poll(() => fieldOf(page, 'Genre').textContent()).toBe('Jazz')
    await expect.poll(() => hasFocus(fieldOf(page, 'Genre'))).toBe(true)
  }
  await tabTo(page, submitOf(page))
  await press(page, 'Enter')
  await seeToast(page, 'Track uploaded!', 'Your track has been successfully uploaded.')
  await dialogOf(page).waitFor({ state: 'hidden' })
}

async function listen(page: Page) {
  await seeTrack(page, TITLE)
  // Beside the column, as wide screens have it.
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  const record = page.getByRole('button', { name: /^(Play|Pause)$/ })
  await tabTo(page, record)
  await press(page, 'Enter')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
}

async function review(page: Page) {
  await tabTo(page, ratingOf(page, 'FIRE'))
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Answer the prompt below' })
  await dialog.waitFor()
  const main = (name: string) => dialog.getByRole('button', { name, exact: true })
  await expect.poll(() => main('Start recording').isEnabled()).toBe(true)
  await tabTo(page, main('Start recording'))
  await press(page, 'Enter')
  await dialog.getByText('00:02', { exact: true }).waitFor()
  expect(await hasFocus(main('Stop recording'))).toBe(true)
  await press(page, 'Enter')
  await dialog.getByText('Tap ✓ to post', { exact: true }).waitFor()
  await expect.poll(() => hasFocus(main('Play'))).toBe(true)
  await seeFocus(page)
  await tabTo(page, main('Post'))
  await press(page, 'Enter')
  await page.getByRole('dialog', { name: 'Review posted!' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const trending = page.getByRole('tab', { name: 'Trending', selected: true })
  await trending.waitFor()
  // The item that had the focus is gone; Tab goes on from the tab, not from the top of the page.
  await expect.poll(() => hasFocus(trending)).toBe(true)
  await press(page, 'Tab')
  await seeFocus(page)
}
