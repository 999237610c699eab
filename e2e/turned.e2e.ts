import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, PHONE, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { currentItem, openTab, ratingOf, seeTrack } from './screen.ts'
import { dialogOf, openDialog, submitOf } from './upload-dialog.ts'

const { origin, reviewed, tracks } = stage

/** Phones on their side: a usual one, one so long that it counts as wide, and a short one. */
const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 667, height: 375 },
]

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'side.lines')])
})
afterAll(() => browser?.close())

/** All of it is on the screen, and a finger on its middle meets it and nothing else. */
const isInReach = (control: Locator) =>
  control.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    return isInside && node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })

async function seeAllInReach(page: Page, more: Locator[] = []) {
  const navigation = page.getByRole('navigation')
  const controls = [
    ...(['FIRE', 'NEEDS WORK', 'TRASH'] as const).map((word) => ratingOf(page, word)),
    page.getByRole('tab', { name: 'New' }),
    page.getByRole('tab', { name: 'Trending' }),
    navigation.getByRole('link', { name: 'Home' }),
    navigation.getByRole('link', { name: 'Sign In' }),
    ...more,
  ]
  for (const control of controls)
    await expect.poll(() => isInReach(control), { message: control.toString() }).toBe(true)
}

test.each(SIDEWAYS)(
  'FEED-10 a phone that is turned to $width × $height has everything in reach, of a track and of a review',
  async (viewport) => {
    const { context, page } = await visit(browser, origin, { ...PHONE, viewport })
    await seeTrack(page, tracks[0]?.title ?? '')
    await seeAllInReach(page)

    await openTab(page, 'Trending')
    const item = currentItem(page)
    await item.getByText(`“${reviewed.prompt}”`).waitFor()
    const shrink = item.getByRole('button', { name: 'Make the video small' })
    await seeAllInReach(page, [shrink, item.getByText('A&R', { exact: true }), item.getByText(`“${reviewed.prompt}”`)])
    await shrink.click()
    await seeAllInReach(page, [item.getByRole('button', { name: 'Enlarge the video' })])
    await context.close()
  },
)

test('UP-01 on a turned phone the greeting pushes no part of the upload dialog off the screen', async () => {
  const { context, page } = await visit(browser, origin, {
    ...PHONE,
    viewport: { width: 844, height: 390 },
    person: member,
  })
  await openDialog(page)
  await page.getByText('Upload your track', { exact: true }).waitFor()
  await expect.poll(() => submitOf(page).evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(390)
  expect(await dialogOf(page).evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(390)
  await context.close()
})
