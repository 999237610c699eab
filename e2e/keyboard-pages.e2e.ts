import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Review } from '../contract/reviews.ts'
import { DESKTOP, openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { hasFocus, seeFocus, tabTo } from './focus.ts'
import { stage } from './on-stage.ts'
import { seeToast } from './screen.ts'
import { STATES } from './states.ts'

const { origin, files, reviewed } = stage

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'keys.alone')])
})
afterAll(() => browser?.close())

/** One of the states, with the keys alone from here on. */
async function open(name: string) {
  const state = STATES.find((one) => one.name === name)
  const { path = '/', signedIn, open: make } = state ?? {}
  const opened = await visit(browser, origin, {
    ...DESKTOP,
    hasTouch: false,
    isMobile: false,
    path,
    ...(signedIn && { person: member }),
  })
  await make?.(opened.page, files)
  return opened
}
const press = (page: Page, key: string) => page.keyboard.press(key)
const button = (within: Page | Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .and(within.locator(':visible'))
    .first()
const focusOn = (locator: Locator) => expect.poll(() => hasFocus(locator)).toBe(true)

/** Enter on this opens a dialog that has the focus and keeps it; Escape gives it back. */
async function seeDialog(page: Page, opener: Locator, name: string | RegExp) {
  await tabTo(page, opener)
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  const isInside = () => dialog.evaluate((it) => it.contains(document.activeElement))
  await expect.poll(isInside).toBe(true)
  await press(page, 'Shift+Tab')
  expect(await isInside()).toBe(true)
  await press(page, 'Tab')
  expect(await isInside()).toBe(true)
  await seeFocus(page)
  await press(page, 'Escape')
  await dialog.waitFor({ state: 'hidden' })
  await focusOn(opener)
}

test('Discover is searched and sorted, and the banner dismissed, without losing the place', async () => {
  const { context, page } = await open('discover')
  await tabTo(page, button(page, 'Dismiss'))
  await press(page, 'Enter')
  // What stood there is gone: it goes on with the page, not with the window.
  await focusOn(page.locator('#content'))
  const search = page.getByRole('combobox', { name: 'Search' })
  await tabTo(page, search)
  await page.keyboard.type('copper')
  await page.getByRole('option', { name: 'Copper Lamp' }).waitFor()
  await press(page, 'Escape')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  expect(await hasFocus(search)).toBe(true)
  await tabTo(page, page.getByRole('tab', { name: 'Top Tracks' }))
  await press(page, 'ArrowRight')
  await focusOn(page.getByRole('tab', { name: 'Top A&Rs', selected: true }))
  await seeFocus(page)
  await seeDialog(page, button(page, 'Privacy Policy'), 'Privacy Policy')
  await search.focus()
  await press(page, 'ArrowDown')
  await press(page, 'ArrowDown')
  await press(page, 'Enter')
  await page.waitForURL('**/track/*')
  await focusOn(page.locator('#content'))
  await context.close()
})

test('a track is played, scrubbed, rated, watched, shared and deleted with the keys alone', async () => {
  const { context, page } = await open('track')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await tabTo(page, button(page, 'Play'))
  await press(page, 'Enter')
  await button(page, 'Pause').waitFor()
  const place = page.getByRole('slider', { name: 'Place in the track' })
  await tabTo(page, place)
  await press(page, 'End')
  await expect.poll(() => place.getAttribute('aria-valuetext')).toMatch(/^(0:1\d) of \1$/)
  await tabTo(page, button(page, 'Share'))
  await press(page, 'Enter')
  await seeToast(page, 'Link copied', 'Paste it wherever you like.')
  await seeDialog(page, button(page, /^Watch @/), `@${reviewed.reviewer}'s review`)
  await context.close()

  const own = await open('track-own')
  await seeDialog(own.page, button(own.page, /FIRE$/), 'Answer the prompt below')
  await seeDialog(own.page, button(own.page, 'Add your Review'), 'Add your Review')
  await seeDialog(own.page, button(own.page, 'Delete track'), 'Delete this track?')
  await own.context.close()
})

test('a person is followed, edited and paid from their profile without the focus going astray', async () => {
  const other = await open('profile-other')
  const follow = button(other.page, /^Follow(ing)?$/)
  await tabTo(other.page, follow)
  await press(other.page, 'Enter')
  await button(other.page, 'Following').waitFor()
  expect(await hasFocus(follow)).toBe(true)
  await press(other.page, 'Enter')
  await button(other.page, 'Follow').waitFor()
  await tabTo(other.page, other.page.getByRole('tab', { name: 'Tracks' }))
  await press(other.page, 'End')
  await focusOn(other.page.getByRole('tab', { name: 'About', selected: true }))
  await other.context.close()

  const { context, page } = await open('profile')
  await seeDialog(page, button(page, 'Edit profile'), 'Edit Profile')
  await seeDialog(page, button(page, 'Cash Out Points'), 'Cash Out Points')
  // A form that could not be saved keeps the focus where it was sent from.
  await page.route(/\/api\/users\/\d+$/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { message: 'Broken.' } })
      : route.continue(),
  )
  await tabTo(page, button(page, 'Edit profile'))
  await press(page, 'Enter')
  await page.getByRole('dialog', { name: 'Edit Profile' }).waitFor()
  const save = button(page, 'Save Changes')
  await tabTo(page, save)
  await press(page, 'Enter')
  await seeToast(page, 'Error', 'Failed to update profile. Please try again.')
  expect(await hasFocus(save)).toBe(true)
  await context.close()
})

test('when a review is deleted the next one has the focus, and F8 goes to what undoes it', async () => {
  const { context, page } = await open('activity')
  const list = '**/api/users/*/reviews*'
  const listed: Review[] = await page.evaluate(
    (id) => fetch(`/api/users/${id}/reviews`).then((it) => it.json()),
    member.id,
  )
  await page.route('**/api/reviews/*', async (route) => {
    await page.unroute(list)
    await page.route(list, (renewed) => renewed.fulfill({ json: listed.slice(1) }))
    await route.fulfill({ status: 204 })
  })
  const cards = page.getByRole('article')
  await seeDialog(page, button(cards.first(), 'Delete review'), 'Delete this review?')
  await press(page, 'Enter')
  await tabTo(page, button(page, 'Delete'))
  await press(page, 'Enter')
  await expect.poll(() => cards.count()).toBe(listed.length - 1)
  await focusOn(cards.first())
  await press(page, 'F8')
  await tabTo(page, button(page, 'Undo'))
  await seeFocus(page)
  await context.close()
})

test('whoever comes by key skips the navigation, and goes on where a button was that is gone', async () => {
  const { context, page } = await open('discover-failed')
  await press(page, 'Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true)
  await press(page, 'Enter')
  await focusOn(page.locator('#content'))
  const artists = page.getByRole('region', { name: 'Artists to Watch' })
  await tabTo(page, button(artists, 'Try again'))
  await page.unrouteAll()
  await press(page, 'Enter')
  await artists.getByRole('listitem').first().waitFor()
  await focusOn(artists)
  await press(page, 'Tab')
  expect(await artists.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await context.close()
})
