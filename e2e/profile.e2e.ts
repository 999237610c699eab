import { openAsBlob } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '../contract/profiles.ts'
import type { Track } from '../contract/tracks.ts'
import { DESKTOP, openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { boxOf, seeToast } from './screen.ts'
import { ARTIST } from './stage.ts'

const { origin, files, reviewed, tracks } = stage

let browser: Browser
let owner: Person
let fan: Person
let artist: Profile
let song: Track
beforeAll(async () => {
  ;[browser, owner, fan] = await Promise.all([
    openBrowser(),
    signUp(origin, 'velvet.minor', 'Velvet Minor'),
    signUp(origin, 'fan.of.all', 'Fan Of All'),
  ])
  const people = await owner.get<Profile[]>('/api/users')
  artist = people.find(({ username }) => username === ARTIST)!
  song = await owner.upload(
    { title: 'Kitchen Light', artistName: 'Velvet Minor', genre: 'R&B' },
    { audio: files.song, cover: files.cover },
  )
})
afterAll(() => Promise.all([browser?.close(), owner?.takeBack()]))

const open = (person: Person, path: string | null = '/profile', options = {}) =>
  visit(browser, origin, { person, path, ...options })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: 'Tracks' | 'Reviews' | 'About') => page.getByRole('tab', { name })
const count = (page: Page, word: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: word }).locator('dd').textContent()

/** The person as the server has them, but for what is given. */
const pretend = (page: Page, id: number, more: object) =>
  page.route(`**/api/users/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...more } })
  })
test('ROUTE-07 PROF-02 PROF-07 /profile is one’s own: banner, portrait, names, bio, counts, and what an owner may do', async () => {
  const { context, page, problems } = await open(owner, null)
  await pretend(page, owner.id, { bio: 'From the night bus.', following: 999, followers: 12_449, points: 1_250_000 })
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: 'Velvet Minor' }).waitFor()
  await page.getByText('@velvet.minor', { exact: true }).waitFor()
  await page.getByText('From the night bus.', { exact: true }).waitFor()
  expect(await count(page, 'Following')).toBe('999')
  expect(await count(page, 'Followers')).toBe('12.4K')
  expect(await count(page, 'Points')).toBe('1.3M')
  for (const name of ['Back', 'Edit profile', 'Cash Out Points', 'Upload Track']) await button(page, name).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).waitFor()
  expect(await button(page, 'Follow').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('ROUTE-08 /profile/{id} is that user’s, and where no id is known the navigation leads to /profile/1', async () => {
  const { context, page } = await open(fan, `/profile/${artist.id}`)
  await page.getByRole('heading', { level: 1, name: artist.displayName }).waitFor()
  await button(page, 'Follow').waitFor()
  for (const name of ['Edit profile', 'Cash Out Points', 'Log out', 'Upload Track'])
    expect(await button(page, name).count()).toBe(0)

  // A page that came without its person, and a server that cannot say who it is.
  await page.route('**/discover', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="first-page"', '') })
  })
  await page.route('**/api/user', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/discover')
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.waitForURL('**/profile/1')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.close()
})

test('PROF-01 a profile says that it is loading, and that nobody is there', async () => {
  const { context, page } = await open(fan, null)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/users/999999', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/profile/999999')
  await page.getByText('Loading profile...', { exact: true }).waitFor()
  answer()
  await page.getByRole('heading', { name: 'User not found' }).waitFor()
  await page.getByText("This user profile doesn't exist", { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.waitForURL(`${origin}/`)
  await context.close()
})

test('a profile that did not come can be asked for again', async () => {
  const { context, page } = await open(fan, null)
  const address = `**/api/users/${artist.id}`
  await page.route(address, (route) => route.fulfill({ status: 503, json: { message: 'Later.' } }))
  await page.goto(`/profile/${artist.id}`)
  await page.getByRole('heading', { name: 'This profile did not come' }).waitFor()
  await page.unroute(address)
  await button(page, 'Try again').click()
  await page.getByRole('heading', { level: 1, name: artist.displayName }).waitFor()
  await context.close()
})

test('the way back leads to where one came from', async () => {
  const { context, page } = await open(owner, '/activity')
  await page.getByRole('link', { name: 'Profile' }).click()
  await button(page, 'Back').click()
  await page.waitForURL('**/activity')
  await context.close()
})

test('PROF-03 one to three diamonds, and none without points', async () => {
  const { context, page } = await open(fan, null)
  let points = 0
  await page.route(`**/api/users/${artist.id}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), points } })
  })
  for (const [has, diamonds] of [
    [0, []],
    [1, ['1 diamond']],
    [59, ['1 diamond']],
    [60, ['2 diamonds']],
    [90, ['3 diamonds']],
    [999, ['3 diamonds']],
  ] as const) {
    points = has
    await page.goto(`/profile/${artist.id}`)
    await page.locator('dl').getByText(String(has), { exact: true }).first().waitFor()
    const shown = await page.locator('dl').getByRole('img').all()
    expect(await Promise.all(shown.map((one) => one.getAttribute('aria-label')))).toEqual(diamonds)
  }
  await context.close()
})

test('PROF-04 tracks stand three in a row with title and fire count, each opens its page; an owner’s begin with a tile that uploads', async () => {
  const { context, page } = await open(fan, `/profile/${artist.id}`)
  const tiles = page.getByRole('tabpanel').getByRole('link')
  await tiles.nth(tracks.length - 1).waitFor()
  expect(await tiles.count()).toBe(tracks.length)
  const boxes = await Promise.all([0, 1, 2, 3].map((place) => boxOf(tiles.nth(place))))
  expect(boxes.slice(0, 3).map(({ y }) => Math.round(y))).toEqual(Array(3).fill(Math.round(boxes[0]!.y)))
  expect(boxes[3]!.x).toBe(boxes[0]!.x)
  const rated = page.getByRole('link', { name: `${reviewed.title} 1 FIRE` })
  await rated.click()
  await page.waitForURL(`**/track/${reviewed.id}`)
  await context.close()

  const own = await open(owner)
  await own.page.getByRole('link', { name: song.title }).waitFor()
  await button(own.page, 'Upload Track').click()
  await own.page.getByRole('dialog', { name: 'Upload Music' }).waitFor()
  await own.context.close()
})

test('PROF-04 without tracks it says so, and an owner may begin', async () => {
  const { context, page } = await open(fan)
  await page.getByText('No tracks yet', { exact: true }).waitFor()
  await button(page, 'Upload your first track').click()
  await page.getByRole('dialog', { name: 'Upload Music' }).waitFor()
  await context.close()
  const other = await open(owner, `/profile/${fan.id}`)
  await other.page.getByText('No tracks yet', { exact: true }).waitFor()
  expect(await button(other.page, 'Upload your first track').count()).toBe(0)
  await other.context.close()
})

test('PROF-05 a review has its prompt, its date, what was said, its points and diamonds; without one it says so', async () => {
  const [review] = await owner.get<{ reviewer: { id: number }; pointsAwarded: number }[]>(
    `/api/tracks/${reviewed.id}/reviews`,
  )
  const { context, page } = await open(owner, `/profile/${review!.reviewer.id}`)
  await tab(page, 'Reviews').click()
  const entry = page.getByRole('tabpanel').getByRole('listitem').first()
  await entry.getByText(`“${reviewed.prompt}”`, { exact: true }).waitFor()
  const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  await entry.getByText(today, { exact: true }).waitFor()
  await entry.getByText(`+${review!.pointsAwarded} points`, { exact: true }).waitFor()
  expect(await entry.getByRole('img').getAttribute('aria-label')).toMatch(/^[123] diamonds?$/)
  expect(await entry.getByText(/^“.*beat.*”$/i).count()).toBe(1)
  await context.close()

  const none = await open(owner, `/profile/${fan.id}`)
  await tab(none.page, 'Reviews').click()
  await none.page.getByText('No reviews yet', { exact: true }).waitFor()
  await none.context.close()
})

test('PROF-06 About has the bio and since when, or what stands for them', async () => {
  const { context, page } = await open(fan)
  await tab(page, 'About').click()
  const month = new Date().toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })
  await page.getByText('No bio provided', { exact: true }).waitFor()
  await page.getByText('Member Since', { exact: true }).waitFor()
  await page.getByText(month, { exact: true }).waitFor()
  await pretend(page, fan.id, { bio: 'Two ears,\nno mercy.', createdAt: null })
  await page.reload()
  await tab(page, 'About').click()
  await page.getByText('Recently joined', { exact: true }).waitFor()
  await page.getByRole('tabpanel').getByText('Two ears,').waitFor()
  await context.close()
})

test('PROF-08 PROF-09 following and unfollowing are said, counted, and cannot be pressed twice', async () => {
  const { context, page, problems } = await open(fan, `/profile/${artist.id}`)
  const calls: string[] = []
  page.on('request', (request) => /\/follow$/.test(request.url()) && calls.push(request.method()))
  expect(await count(page, 'Followers')).toBe('0')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/follow', async (route) => {
    await held
    await route.continue()
  })
  await button(page, 'Follow').and(page.locator(':enabled')).click()
  expect(await button(page, 'Follow').isDisabled()).toBe(true)
  answer()
  await seeToast(page, 'Following user', `You are now following ${artist.username}`)
  expect(await button(page, 'Following').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => count(page, 'Followers')).toBe('1')
  await page.reload()
  await button(page, 'Following').and(page.locator(':enabled')).click()
  await seeToast(page, 'Unfollowed user', `You unfollowed ${artist.username}`)
  await expect.poll(() => count(page, 'Followers')).toBe('0')
  expect(calls).toEqual(['POST', 'DELETE'])
  expect(problems).toEqual([])
  await context.close()
})

test('PROF-09 a follow that fails, and one of somebody who is not signed in any more', async () => {
  const { context, page } = await open(fan, `/profile/${artist.id}`)
  await page.route('**/follow', (route) => route.fulfill({ status: 500, body: '' }))
  await button(page, 'Follow').and(page.locator(':enabled')).click()
  await seeToast(page, 'Error', 'Failed to update follow status. Please try again.')
  await button(page, 'Follow').and(page.locator(':enabled')).waitFor()
  await page.unroute('**/follow')
  await context.clearCookies()
  await button(page, 'Follow').click()
  await seeToast(page, 'Not logged in', 'Please log in to follow users')
  await page.waitForURL('**/auth')
  await context.close()
})

test.each(['/profile', '/profile/1'])('PROF-10 a guest at %s is told to sign in, and sent there', async (path) => {
  const { context, page } = await visit(browser, origin, { path })
  await page.waitForURL('**/auth')
  await seeToast(page, 'Sign in required', 'Please sign in to view profiles')
  await context.close()
})

test('GLOB-06 one’s own profile has a button that logs out', async () => {
  const leaving = await signUp(origin, 'leaving.soon')
  const { context, page } = await open(leaving)
  await button(page, 'Log out').click()
  await page.waitForURL('**/auth')
  await page.getByRole('link', { name: 'Continue browsing as guest' }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await context.close()
})

test('API-06 people, what they made and whom they follow are there for members, and their images for anyone', async () => {
  const ask = async (path: string, cookie = '') => (await fetch(origin + path, { headers: { cookie } })).status
  const person = `/api/users/${owner.id}`
  for (const path of [person, `${person}/tracks`, `${person}/reviews`, `${person}/following`])
    expect([await ask(path), await ask(path, fan.cookie)]).toEqual([401, 200])
  expect(await fan.get<boolean>(`${person}/following`)).toBe(false)
  const form = new FormData()
  form.set('displayName', 'Velvet Minor')
  form.set('coverImage', await openAsBlob(files.cover), 'cover.png')
  await fetch(origin + person, { method: 'PUT', headers: { cookie: owner.cookie }, body: form })
  expect([await ask(`${person}/coverImage`), await ask(`${person}/profileImage`)]).toEqual([200, 404])
})

test('a desktop has room for what was said last', async () => {
  const [review] = await owner.get<{ reviewer: { id: number } }[]>(`/api/tracks/${reviewed.id}/reviews`)
  const { context, page } = await open(owner, `/profile/${review!.reviewer.id}`, {
    ...DESKTOP,
    hasTouch: false,
    isMobile: false,
  })
  await page.getByRole('region', { name: 'Said last' }).getByText(/beat/).waitFor()
  await context.close()
})
