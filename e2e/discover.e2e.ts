import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeaderboardUser } from '../contract/leaderboard.ts'
import type { Person as Listed } from '../contract/profiles.ts'
import type { Track } from '../contract/tracks.ts'
import { openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { seeToast } from './screen.ts'
import { ARTIST } from './stage.ts'

const { origin, tracks } = stage

let browser: Browser
let member: Person
let known: Track[]
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'digger', 'Dig Ger')])
  known = await member.get<Track[]>('/api/tracks')
})
afterAll(() => browser?.close())

/** Discover, on which these calls are answered like this. */
async function open(answers: Record<string, unknown> = {}, options: { person?: Person } = {}) {
  const opened = await visit(browser, origin, { path: null, ...options })
  for (const [path, answer] of Object.entries(answers))
    await opened.page.route(`**${path}?*`, (route) =>
      answer === 500
        ? route.fulfill({ status: 500, json: { message: 'Broken.' } })
        : answer === 'never'
          ? undefined
          : route.fulfill({ json: answer }),
    )
  await opened.page.goto('/discover')
  await opened.page.getByRole('heading', { level: 1, name: 'Discover' }).waitFor()
  return opened
}
const section = (page: Page, name: string) => page.getByRole('region', { name })
const rows = (page: Page, name: string) => section(page, name).getByRole('listitem')
const ranked = () => known.slice(0, 5).map((track, place) => ({ ...track, fireCount: 2417 - place * 400 }))

test('ROUTE-02 anyone sees the search box, the leaderboard, artists to watch and featured tracks', async () => {
  for (const person of [undefined, member]) {
    const { context, page, problems } = await open({}, person && { person })
    await page.getByPlaceholder('Search artists, genres, tracks...').waitFor()
    await page.getByRole('heading', { level: 2, name: 'Leaderboard' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Artists to Watch' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Featured Tracks' }).waitFor()
    expect(await page.title()).toBe('Discover / Heatcheck')
    expect(problems).toEqual([])
    await context.close()
  }
})

test('DISC-01 typing leaves the lists of the page as they are, and opens a panel of what was found', async () => {
  const { context, page } = await open()
  await rows(page, 'Featured Tracks').first().waitFor()
  const before = await rows(page, 'Featured Tracks').allInnerTexts()
  await page.getByPlaceholder('Search artists, genres, tracks...').fill('lid')
  await page.getByRole('option', { name: 'Lid' }).waitFor()
  expect(await rows(page, 'Featured Tracks').allInnerTexts()).toEqual(before)
  await context.close()
})

test('DISC-02 two tabs, medals for three places and numbers after; five rows while it loads, as high as those that come', async () => {
  const { context, page } = await open({ '/api/leaderboard/tracks': 'never' })
  await page.getByRole('tab', { name: 'Top Tracks', selected: true }).waitFor()
  await page.getByRole('tab', { name: 'Top A&Rs', selected: false }).waitFor()
  const blanks = page.getByRole('status', { name: 'Loading top tracks' }).locator('> div > *')
  expect(await blanks.count()).toBe(5)
  const height = async () => (await section(page, 'Leaderboard').boundingBox())?.height
  const loading = await height()

  await page.unrouteAll()
  await page.route('**/api/leaderboard/tracks?*', (route) => route.fulfill({ json: ranked() }))
  await page.reload()
  const list = rows(page, 'Leaderboard')
  await list.nth(4).waitFor()
  expect(await height()).toBe(loading)
  expect((await list.allInnerTexts()).map((text) => Number.parseInt(text, 10))).toEqual([1, 2, 3, 4, 5])
  // A medal is drawn, a number is not.
  const drawn = await list.evaluateAll((items) =>
    items.map((item) => item.querySelectorAll('a > :first-child svg').length),
  )
  expect(drawn).toEqual([1, 1, 1, 0, 0])
  await context.close()
})

test('DISC-03 Top Tracks: cover, title, who made it or "Unknown artist", fires; each opens its page', async () => {
  const [first, second, ...others] = ranked()
  const nameless = { ...second!, creator: { ...second!.creator, displayName: '' } }
  const { context, page } = await open({ '/api/leaderboard/tracks': [first, nameless, ...others] })
  const row = rows(page, 'Leaderboard').first()
  await row.getByText(first!.title, { exact: true }).waitFor()
  await row.getByText(first!.creator.displayName, { exact: true }).waitFor()
  await row.getByText('2,417', { exact: true }).waitFor()
  expect(await row.locator('img').getAttribute('src')).toContain(`/api/tracks/${first!.id}/cover`)
  await rows(page, 'Leaderboard').nth(1).getByText('Unknown artist', { exact: true }).waitFor()
  await row.getByRole('link').click()
  await page.waitForURL(`**/track/${first!.id}`)
  await context.close()
})

test('DISC-03 without any it says "No top tracks available"; where they do not come, they can be asked for again', async () => {
  const none = await open({ '/api/leaderboard/tracks': [] })
  await none.page.getByText('No top tracks available', { exact: true }).waitFor()
  await none.context.close()

  const { context, page } = await open({ '/api/leaderboard/tracks': 500 })
  const alert = section(page, 'Leaderboard').getByRole('alert')
  await alert.getByText('The top tracks did not come.').waitFor()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await rows(page, 'Leaderboard').first().waitFor()
  await context.close()
})

test('DISC-04 Top A&Rs: display name, @username, "N pts" and diamonds, one where none are told', async () => {
  const base = { profileImage: false, profileImageAt: null, spot: null }
  const users = [
    { ...base, id: 7, displayName: 'Juno Pavement', username: 'juno', points: 4310, diamondCount: 3 },
    { ...base, id: 8, displayName: 'Nadir Bloom', username: 'nadir', points: 12 } as LeaderboardUser,
  ]
  const { context, page } = await open({ '/api/leaderboard/users': users })
  await page.getByRole('tab', { name: 'Top A&Rs' }).click()
  const first = rows(page, 'Leaderboard').first()
  for (const words of ['Juno Pavement', '@juno', '4,310 pts']) await first.getByText(words, { exact: true }).waitFor()
  await first.getByRole('img', { name: '3 diamonds' }).waitFor()
  await rows(page, 'Leaderboard').nth(1).getByRole('img', { name: '1 diamond' }).waitFor()
  await context.close()
})

test('DISC-04 it says "No top A&Rs available" without any, and what is wrong where they do not come', async () => {
  for (const [answer, words] of [
    [[], 'No top A&Rs available'],
    [500, 'The top A&Rs did not come.'],
  ] as const) {
    const { context, page } = await open({ '/api/leaderboard/users': answer })
    await page.getByRole('tab', { name: 'Top A&Rs' }).click()
    await page.getByText(words, { exact: true }).waitFor()
    await context.close()
  }
})

test('DISC-05 up to four others are to be watched, never oneself', async () => {
  const people = await member.get<Listed[]>('/api/users?limit=6')
  const others = people.filter(({ id }) => id !== member.id).slice(0, 4)
  const self = { ...others[0]!, id: member.id, displayName: 'Dig Ger', username: 'digger' }
  const many = [self, ...others, ...others.map((other) => ({ ...other, id: other.id + 1000 }))]
  const { context, page } = await open({ '/api/users': many }, { person: member })
  await rows(page, 'Artists to Watch').first().waitFor()
  expect(await rows(page, 'Artists to Watch').count()).toBe(Math.min(4, many.length - 1))
  expect(await section(page, 'Artists to Watch').getByText('Dig Ger').count()).toBe(0)
  await context.close()

  const alone = await open({ '/api/users': [self] }, { person: member })
  await alone.page.getByText('No artists found', { exact: true }).waitFor()
  await alone.context.close()
})

test('DISC-05 Follow: a guest is asked to sign in; a member is told where, without a call', async () => {
  const guest = await open()
  await rows(guest.page, 'Artists to Watch').first().getByRole('button', { name: 'Follow' }).click()
  await seeToast(guest.page, 'Sign in required', 'Please sign in to follow artists')
  await guest.page.waitForURL('**/auth')
  await guest.context.close()

  const { context, page } = await open({}, { person: member })
  const row = rows(page, 'Artists to Watch').filter({ hasText: `@${ARTIST}` })
  await row.waitFor()
  const calls: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()))
  await row.getByRole('button', { name: 'Follow' }).click()
  const toast = await seeToast(page, 'Follow Mira Tones', 'You can follow Mira Tones on their profile.')
  expect(calls.filter((url) => url.includes('follow'))).toEqual([])
  await toast.getByRole('button', { name: 'Open profile' }).click()
  await page.waitForURL(/\/profile\/\d+$/)
  await context.close()
})

test('DISC-06 the first four tracks in two columns, with cover, title and genre', async () => {
  const { context, page } = await open()
  const list = rows(page, 'Featured Tracks')
  await list.nth(3).waitFor()
  expect(await list.count()).toBe(4)
  const boxes = await list.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
  expect(new Set(boxes).size).toBe(2)
  for (const [place, track] of tracks.slice(0, 4).entries()) {
    await list.nth(place).getByRole('heading', { name: track.title }).waitFor()
    await list.nth(place).getByText(track.genre, { exact: true }).waitFor()
  }
  await context.close()
  const none = await open({ '/api/tracks': [] })
  await none.page.getByText('No tracks found', { exact: true }).waitFor()
  await none.context.close()
})

test('DISC-07 UP-02 the upload button opens the dialog for a member, and asks a guest to sign in', async () => {
  const guest = await open()
  await guest.page.getByRole('button', { name: 'Upload', exact: true }).click()
  await seeToast(guest.page, 'Sign in required', 'Please sign in to upload tracks')
  await guest.page.waitForURL('**/auth')
  await guest.context.close()

  const { context, page } = await open({}, { person: member })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await seeToast(page, 'Upload your track', 'Share your music with the world and get valuable feedback')
  await page.getByRole('dialog', { name: 'Upload Music' }).waitFor()
  await context.close()
})

test('CACHE-01 the leaderboard, tracks and users are believed for a minute', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(leaderboard\/tracks|users|tracks)$/.test(pathname)) asked.push(pathname)
  })
  await page.clock.install()
  await page.goto('/discover')
  await rows(page, 'Leaderboard').first().waitFor()
  const leaveFor = async (time: string) => {
    await page.getByRole('link', { name: 'Invest' }).click()
    await page.getByRole('heading', { level: 1, name: 'Invest' }).waitFor()
    await page.clock.fastForward(time)
    await page.getByRole('link', { name: 'Discover' }).click()
    await rows(page, 'Leaderboard').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  await leaveFor('00:50')
  expect(asked.length).toBe(3)
  await leaveFor('00:11')
  expect(asked.sort()).toEqual([
    '/api/leaderboard/tracks',
    '/api/leaderboard/tracks',
    '/api/tracks',
    '/api/tracks',
    '/api/users',
    '/api/users',
  ])
  await context.close()
})

test('nothing on Discover moves while it comes', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/discover')
  await rows(page, 'Leaderboard').first().waitFor()
  await rows(page, 'Featured Tracks').nth(3).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
  await context.close()
})
