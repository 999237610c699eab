import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Review } from '../contract/reviews.ts'
import { openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { heard, listen } from './ears.ts'
import { stage } from './on-stage.ts'
import { ratingOf, seeToast } from './screen.ts'
import { STATES } from './states.ts'

const { origin, files } = stage

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'all.ears')])
})
afterAll(() => browser?.close())

async function open(path: string, person?: Person) {
  const opened = await visit(browser, origin, { path: null, ...(person && { person }) })
  await listen(opened.page)
  await opened.page.goto(path)
  return opened
}
const stateOf = (name: string) => STATES.find((one) => one.name === name)

test('the recorder says when it starts and where it stopped, and counts no seconds aloud', async () => {
  const { context, page } = await open('/', member)
  await stateOf('recorder-stopped')?.open?.(page, files)
  const said = await heard(page)
  expect(said.filter((one) => /camera|Recording|Stopped|\d\d:\d\d|second/.test(one))).toEqual([
    'Setting up camera...',
    'The camera is ready.',
    'Recording. It stops by itself at 60 seconds.',
    expect.stringMatching(/^Stopped at \d seconds\. Tap ✓ to post\.$/),
  ])
  await context.close()
})

test('a toast is said once, title and description together', async () => {
  const { context, page } = await open('/')
  await ratingOf(page, 'FIRE').click()
  await seeToast(page, 'Sign in to rate songs', 'Create an account to rate tracks and earn points')
  const told = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(told).toContainEqual(expect.stringContaining('Sign in to rate songs'))
  const said = (await heard(page)).filter((one) => one.includes('Sign in to rate songs'))
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('Create an account to rate tracks and earn points')
  await context.close()
})

test('a search says what was found when the typing rests, and not for every letter', async () => {
  const { context, page } = await open('/discover')
  await page.getByRole('region', { name: 'Featured Tracks' }).getByRole('listitem').first().waitFor()
  await heard(page)
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('copper', { delay: 40 })
  const told = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect.poll(told).toContain('1 track')
  expect(await heard(page)).toEqual(['1 track'])
  await context.close()
})

test('a verdict that comes while the page stands there is said in one sentence', async () => {
  const { context, page } = await open('/', member)
  await stateOf('activity')?.open?.(page, files)
  const list = '**/api/users/*/reviews*'
  const listed: Review[] = await page.evaluate(
    (id) => fetch(`/api/users/${id}/reviews`).then((answer) => answer.json()),
    member.id,
  )
  const [first, ...rest] = listed
  await page.unroute(list)
  await page.route(list, (route) =>
    route.fulfill({ json: [{ ...first, verdict: 'validated', validated: true, pointsAwarded: 20 }, ...rest] }),
  )
  await heard(page)
  const told = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await expect
    .poll(told, { timeout: 30_000 })
    .toEqual([`Your review on "${first?.track.title}": ✓ Validated by AI, +20 pts`])
  await context.close()
})
