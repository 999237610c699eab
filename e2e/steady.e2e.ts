import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, openBrowser, PHONE, visit } from './browser.ts'
import { logIn, type Person } from './client.ts'
import { stage } from './on-stage.ts'
import { ARTIST, REVIEWER } from './stage.ts'

const { origin, reviewed } = stage

type Screen = {
  path: string | ((artist: number) => string)
  /** How many calls it takes on a wide screen, where most is shown. */
  calls: number
  /** How many of them come one after the other: what a person opens comes after what it is opened from. */
  depth?: number
  /** Its last part has come. */
  seen: (page: Page) => Promise<unknown>
}

const link = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first().waitFor()
const SCREENS: Record<string, Screen> = {
  home: { path: '/', calls: 1, seen: (page) => page.locator('[data-drawn]').waitFor({ state: 'detached' }) },
  discover: {
    path: '/discover',
    calls: 3,
    seen: async (page) => {
      for (const name of ['Leaderboard', 'Artists to Watch', 'Featured Tracks'])
        await page.getByRole('region', { name }).getByRole('listitem').first().waitFor()
    },
  },
  'tracks of a genre': { path: '/discover?genre=Jazz', calls: 1, seen: link(/Puddle Standard/) },
  'own profile': { path: '/profile', calls: 3, seen: (page) => page.getByText('No tracks yet').waitFor() },
  "somebody's profile": { path: (artist) => `/profile/${artist}`, calls: 4, seen: link(/FIRE$/) },
  account: {
    path: '/profile',
    calls: 4,
    depth: 2,
    seen: async (page) => {
      await page.getByRole('button', { name: 'Edit profile' }).click()
      await page.getByText('This device', { exact: true }).waitFor()
    },
  },
  activity: { path: '/activity', calls: 1, seen: (page) => page.getByText(/^Your review on/).waitFor() },
  track: {
    path: `/track/${reviewed.id}`,
    calls: 3,
    seen: (page) => page.getByRole('button', { name: /^Watch @/ }).waitFor(),
  },
  'sign in': { path: '/auth', calls: 1, seen: (page) => page.locator('[type=submit]').waitFor() },
}

let browser: Browser
let member: Person
let artist: Person
beforeAll(async () => {
  ;[browser, member, artist] = await Promise.all([openBrowser(), logIn(origin, REVIEWER), logIn(origin, ARTIST)])
})
afterAll(() => browser?.close())

/** What has moved by itself, as browsers add it up, and which parts those were. */
type Shift = { value: number; parts: string }
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const parts = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName))
        if (!hadRecentInput) shifts.push({ value, parts: parts.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The calls of a page, each with how many answers had come one after the other before it was sent. */
function watchCalls(page: Page) {
  const calls: { request: Request; address: string; depth: number; isAnswered: boolean }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/') || request.method() !== 'GET' || request.resourceType() !== 'fetch') return
    const before = calls.filter(({ isAnswered }) => isAnswered).map(({ depth }) => depth)
    calls.push({ request, address: pathname + search, depth: 1 + Math.max(0, ...before), isAnswered: false })
  })
  page.on('requestfinished', (request) => {
    const made = calls.findLast(({ request: one }) => one === request)
    if (made) made.isAnswered = true
  })
  return calls
}

/** Opens a screen over a line of 4 Mbit/s and 100 ms. */
async function open({ path, seen }: Screen, options: BrowserContextOptions) {
  const { context, page } = await visit(browser, origin, {
    path: null,
    ...(path !== '/auth' && { person: member }),
    ...options,
  })
  const line = await context.newCDPSession(page)
  const speed = { downloadThroughput: 500_000, uploadThroughput: 500_000 }
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 100, ...speed })
  await watchShifts(page)
  const calls = watchCalls(page)
  await page.goto(typeof path === 'string' ? path : path(artist.id), { waitUntil: 'commit' })
  await seen(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  await context.close()
  // A review that waits for its verdict is looked at again: that is no other call.
  const first = calls.filter(({ address }, at) => calls.findIndex((one) => one.address === address) === at)
  return { calls: first, shifts, moved: shifts.reduce((sum, { value }) => sum + value, 0) }
}

test.each(Object.entries(SCREENS))(
  'over a slow line nothing jumps on the screen %s, and none of its few calls waits for another',
  async (_, screen) => {
    const seen = await Promise.all([
      open(screen, PHONE),
      open(screen, { ...DESKTOP, isMobile: false, hasTouch: false }),
    ])
    for (const { calls, shifts, moved } of seen) {
      const told = calls.map(({ address, depth }) => `${depth} ${address}`).join(', ')
      expect(moved, JSON.stringify(shifts)).toBeLessThan(0.02)
      expect(calls.length, told).toBeLessThanOrEqual(screen.calls)
      const depth = Math.max(0, ...calls.map(({ depth }) => depth))
      expect(depth, told).toBeLessThanOrEqual(screen.depth ?? 1)
    }
  },
)
