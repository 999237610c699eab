import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { stage } from './on-stage.ts'
import { openTab, seeTrack } from './screen.ts'

const { origin, tracks, reviewed } = stage
const newest = tracks[0]!

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const go = (page: Page, name: 'Home' | 'Discover') =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

/** The page at this path, whose clock can be turned on, and how often it has asked for an address since. */
async function openCounting(path: string, address: string) {
  const opened = await visit(browser, origin, { path: null })
  let asked = 0
  opened.page.on('request', (request) => {
    if (new URL(request.url()).pathname === address) asked += 1
  })
  await opened.page.clock.install()
  await opened.page.goto(path)
  return { ...opened, asked: () => asked }
}

test('CACHE-01 a feed is believed for five minutes; after them coming back to it asks again', async () => {
  const { context, page, asked } = await openCounting('/', '/api/tracks/feed/new')
  await seeTrack(page, newest.title)
  const awayFor = async (time: string) => {
    await go(page, 'Discover')
    await page.getByRole('heading', { level: 1, name: 'Discover' }).waitFor()
    await page.clock.fastForward(time)
    await go(page, 'Home')
    await seeTrack(page, newest.title)
    await page.waitForLoadState('networkidle')
  }
  await awayFor('04:30')
  expect(asked()).toBe(0)
  await awayFor('00:31')
  expect(asked()).toBe(1)
  await context.close()
})

test('CACHE-01 the reviews of a track are believed for ten seconds', async () => {
  const { context, page, asked } = await openCounting('/', `/api/tracks/${reviewed.id}/reviews`)
  const away = async (milliseconds: number) => {
    await openTab(page, 'New')
    await seeTrack(page, newest.title)
    await page.clock.fastForward(milliseconds)
    await openTab(page, 'Trending')
    await page.getByRole('button', { name: 'Add your Review' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await away(0)
  expect(asked()).toBe(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  await away(0)
  expect(asked()).toBe(2)
  await away(9000)
  expect(asked()).toBe(2)
  await away(1001)
  expect(asked()).toBe(3)
  await context.close()
})

test('CACHE-01 a list of tracks is believed for a minute, and the focus alone never asks again', async () => {
  const { context, page, asked } = await openCounting('/discover', '/api/tracks')
  const featured = page.getByRole('region', { name: 'Featured Tracks' }).getByText(newest.title).first()
  const seeAgain = async (time: string) => {
    await go(page, 'Home')
    await seeTrack(page, newest.title)
    await page.clock.fastForward(time)
    await go(page, 'Discover')
    await featured.waitFor()
    await page.waitForLoadState('networkidle')
  }
  await featured.waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(1)
  await seeAgain('00:50')
  expect(asked()).toBe(1)
  await page.clock.fastForward('01:00')
  await focus(page)
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(1)
  await seeAgain('00:01')
  expect(asked()).toBe(2)
  await context.close()
})

test('CACHE-01 elsewhere a call that failed is not tried again', async () => {
  const { context, page, problems } = await visit(browser, origin, { path: null })
  let asked = 0
  await page.route('**/api/tracks?*', (route) => {
    asked += 1
    return route.fulfill({ status: 503, json: { message: 'Not now.' } })
  })
  await page.clock.install()
  await page.goto('/nothing')
  await page.getByRole('link', { name: 'Back to Home' }).waitFor()
  await expect.poll(() => asked).toBe(1)
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward('00:40')
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})

test('CACHE-02 an error says the status, a colon, a space and what was answered, or else what the status means', async () => {
  const { context, page } = await visit(browser, origin, { path: '/nothing' })
  // The very file that every call of the pages goes through, without its types.
  const source = stripTypeScriptTypes(readFileSync(new URL('../web/call.ts', import.meta.url), 'utf8'))
  await page.route('**/call.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${source}; window.call = call` }),
  )
  await page.addScriptTag({ url: '/call.js', type: 'module' })
  const messageOf = (name: string, params = {}) =>
    page.evaluate(
      ([name, params]) =>
        (window as unknown as { call: (name: string, sent: object) => Promise<unknown> }).call(name, { params }).then(
          () => 'no error',
          (error: Error) => error.message,
        ),
      [name, params] as const,
    )
  const refused = await page.request.get('/api/user')
  expect(await messageOf('GET /api/user')).toBe(`401: ${await refused.text()}`)
  const missing = await page.request.get('/api/tracks/999999/reviews')
  expect(missing.status()).toBe(404)
  expect(await messageOf('GET /api/tracks/:id/reviews', { id: 999999 })).toBe(`404: ${await missing.text()}`)
  await page.route('**/api/users', (route) => route.fulfill({ status: 503, body: '' }))
  expect(await messageOf('GET /api/users')).toBe('503: Service Unavailable')
  await context.close()
})
