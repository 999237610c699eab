import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEARCH } from '../contract/limits.ts'
import { DESKTOP, openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { seeToast } from './screen.ts'

const { origin, tracks } = stage
const lamp = tracks.find(({ title }) => title === 'Copper Lamp')!

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'seeker', 'See Ker')])
})
afterAll(() => browser?.close())

const open = (options: { person?: Person } = {}) =>
  visit(browser, origin, { path: '/discover', ...DESKTOP, hasTouch: false, isMobile: false, ...options })
/** How fast somebody types is told by the test alone. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const option = (page: Page, name: string) => page.getByRole('option', { name })
const active = (page: Page) => page.getByRole('option', { selected: true })

test('DISC-01 it answers while somebody types, in groups, with typing errors, accents and any order of words', async () => {
  const { context, page } = await open()
  for (const [said, title] of [
    ['cop', 'Copper Lamp'],
    ['LAMP copper', 'Copper Lamp'],
    ['coper lapm', 'Copper Lamp'],
    ['cöpper', 'Copper Lamp'],
    ['umbrela', 'Borrowed Umbrella Parade'],
  ] as const) {
    await field(page).fill(said)
    await page.getByRole('group', { name: 'Tracks' }).getByRole('option', { name: title }).waitFor()
  }
  await field(page).fill('mira')
  await page.getByRole('group', { name: 'Artists' }).getByRole('option', { name: 'Mira Tones @mira.tones' }).waitFor()
  await field(page).fill('rnb')
  await page
    .getByRole('group', { name: 'Genres' })
    .getByRole('option', { name: /^R&B \d+ tracks?$/ })
    .waitFor()
  await context.close()
})

test('DISC-01 by keyboard alone: down and up through all groups and back into the field, Enter opens, Escape closes', async () => {
  const { context, page } = await open()
  await field(page).focus()
  await page.keyboard.type('lamp')
  await option(page, 'Copper Lamp').waitFor()
  expect(await field(page).getAttribute('aria-expanded')).toBe('true')
  expect(await field(page).getAttribute('aria-activedescendant')).toBeNull()
  await page.keyboard.press('ArrowDown')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  expect(await active(page).count()).toBe(0)
  await page.keyboard.press('ArrowUp')
  expect(await active(page).count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('listbox').count()).toBe(0)
  expect(await field(page).inputValue()).toBe('lamp')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await field(page).inputValue()).toBe('')
  await page.keyboard.type('copper lamp')
  await option(page, 'Copper Lamp').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/track/${lamp.id}`)
  await context.close()
})

test('DISC-01 Tab leaves the search, and nothing stays over the page', async () => {
  const { context, page } = await open()
  await field(page).fill('lid')
  await option(page, 'Lid').waitFor()
  await page.keyboard.press('Tab')
  expect(
    await page.getByRole('button', { name: 'Clear the search' }).evaluate((it) => it === document.activeElement),
  ).toBe(true)
  await page.keyboard.press('Tab')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await context.close()
})

test('DISC-01 a track opens its page, an artist the profile, a genre its tracks', async () => {
  const { context, page } = await open({ person: member })
  await field(page).fill('mira tones')
  await option(page, '@mira.tones').click()
  await page.waitForURL(/\/profile\/\d+$/)
  await page.goto('/discover')
  await field(page).fill('jazz')
  await page.getByRole('group', { name: 'Genres' }).getByRole('option', { name: 'Jazz' }).click()
  await page.waitForURL('**/discover?genre=Jazz')
  await page.getByRole('heading', { level: 1, name: 'Jazz' }).waitFor()
  const listed = page.getByRole('region', { name: 'Jazz' }).getByRole('listitem')
  await listed.getByRole('heading', { name: 'Puddle Standard' }).waitFor()
  expect(await listed.count()).toBe(tracks.filter(({ genre }) => genre === 'Jazz').length)
  expect(await page.title()).toBe('Jazz / Heatcheck')
  await page.getByRole('link', { name: 'All of Discover' }).click()
  await page.getByRole('heading', { level: 1, name: 'Discover' }).waitFor()
  await field(page).fill('puddle')
  await option(page, 'Puddle Standard').click()
  await page.waitForURL(/\/track\/\d+$/)
  await context.close()
})

test('DISC-01 an artist opened by a guest leads to signing in, with the reason', async () => {
  const { context, page } = await open()
  await field(page).fill('mira tones')
  await option(page, '@mira.tones').click()
  await seeToast(page, 'Sign in required', 'Please sign in to view profiles')
  await page.waitForURL('**/auth')
  await context.close()
})

test('DISC-01 a genre that nobody has uploaded says so, and one that is none is Discover', async () => {
  const { context, page } = await open()
  await page.goto('/discover?genre=Classical')
  await page.getByText('No tracks found', { exact: true }).waitFor()
  await page.goto('/discover?genre=Polka')
  await page.getByRole('heading', { level: 1, name: 'Discover' }).waitFor()
  await context.close()
})

test('DISC-01 few calls for many letters; what was found stays until there is more; a late answer is dropped', async () => {
  const { context, page } = await open()
  const asked: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/search?*', async (route) => {
    const said = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(said)
    if (said === 'puddle') await held
    await route.continue().catch(() => {})
  })
  await field(page).focus()
  await stopClock(page)
  await page.keyboard.type('lamp')
  await page.clock.runFor(SEARCH.debounce)
  await page.clock.resume()
  await option(page, 'Copper Lamp').waitFor()
  expect(asked).toEqual(['lamp'])
  await field(page).fill('puddle')
  await expect.poll(() => asked).toEqual(['lamp', 'puddle'])
  expect(await option(page, 'Copper Lamp').isVisible()).toBe(true)
  await field(page).fill('lid')
  await option(page, 'Lid').waitFor()
  release()
  await page.waitForLoadState('networkidle')
  expect(await option(page, 'Puddle Standard').count()).toBe(0)
  await context.close()
})

test('DISC-01 a screen reader hears how many there are, once, when nobody types any more', async () => {
  const { context, page } = await open()
  await field(page).waitFor()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const said = document.querySelector('search [role=status].for-ears')?.textContent
      if (said) heard.push(said)
    }).observe(document.querySelector('search [role=status].for-ears')!, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await field(page).focus()
  await stopClock(page)
  for (const letter of 'puddle') {
    await page.keyboard.type(letter)
    await page.clock.runFor(200)
  }
  await page.clock.resume()
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(heard).toEqual(['1 track'])
  await context.close()
})

test('DISC-01 what is not there is said, and so is a search that fails, which can be tried again', async () => {
  const { context, page } = await open()
  await field(page).fill('xyzzyq')
  await page.getByText('Nothing found for “xyzzyq”', { exact: true }).first().waitFor()
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }))
  await field(page).fill('lamp')
  await page.getByText('The search did not answer.', { exact: true }).first().waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await option(page, 'Copper Lamp').waitFor()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  expect(await page.getByRole('listbox').count()).toBe(0)
  expect(await field(page).evaluate((it) => it === document.activeElement)).toBe(true)
  await context.close()
})
