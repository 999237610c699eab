import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { seeTrack, sounding, watchSounds } from './screen.ts'

const { origin, tracks } = stage

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** A line to the stage that can be cut: the browser still has a network then, but no server. */
async function openLine() {
  const open = new Set<Socket>()
  const { port, hostname } = new URL(origin)
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    for (const end of [socket, onward]) {
      open.add(end)
      end.on('error', () => {}).on('close', () => open.delete(end))
    }
    socket.pipe(onward).pipe(socket)
  })
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening')
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${own}`,
    async cut() {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
    mend: () => listen(own),
  }
}
const installed = { serviceWorkers: 'allow', path: null } as const
/** The worker is there, and has taken over. */
const seeWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
const keptIn = (page: Page, name: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), name)
const strip = (page: Page) => page.getByText('Offline. What you opened before is still here.', { exact: true })

test('what was heard plays on without a line, which is said; and when the line is back, that is over', async () => {
  const line = await openLine()
  const { context, page } = await visit(browser, line.origin, installed)
  await watchSounds(page)
  await page.goto('/')
  await seeTrack(page, tracks[0]!.title)
  await seeWorker(page)
  await expect.poll(() => keptIn(page, 'kept-sounds'), { timeout: 20_000 }).toHaveLength(1)
  expect(await strip(page).count()).toBe(0)

  await line.cut()
  await page.reload()
  await seeTrack(page, tracks[0]!.title)
  await strip(page).waitFor()
  await expect.poll(async () => (await sounding(page)).length, { timeout: 10_000 }).toBe(1)
  const [sound = ''] = await keptIn(page, 'kept-sounds')
  const part = await page.evaluate(async () => {
    const [kept] = await (await caches.open('kept-sounds')).keys()
    const answer = await fetch(kept!.url, { headers: { range: 'bytes=2-5' } })
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
  })
  expect(sound).toBe(`/api/tracks/${tracks[0]!.id}/audio`)
  expect(part).toEqual({ status: 206, bytes: 4 })
  // Also from elsewhere the way back to it is open.
  await page.goto('/invest')
  await strip(page).waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await seeTrack(page, tracks[0]!.title)

  await line.mend()
  await strip(page).waitFor({ state: 'detached' })
  await context.close()
  await line.cut()
})

test('a member without a line is still who they are, with the lists that they opened', async () => {
  const line = await openLine()
  const person = await signUp(origin, 'tunnel.dweller', 'Tunnel Dweller')
  const { context, page } = await visit(browser, line.origin, { ...installed, person })
  await page.goto('/activity')
  await seeWorker(page)
  await page.reload()
  await page.getByText("You haven't reviewed any tracks yet", { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tunnel Dweller' }).waitFor()
  await expect.poll(() => keptIn(page, 'kept-lists'), { timeout: 10_000 }).toContain('/api/user')

  await line.cut()
  for (const path of ['/activity', '/profile']) {
    await page.goto(path)
    await strip(page).waitFor()
    await (path === '/profile'
      ? page.getByRole('heading', { level: 1, name: 'Tunnel Dweller' })
      : page.getByText("You haven't reviewed any tracks yet", { exact: true })
    ).waitFor()
  }
  await context.close()
})

test('online a page is never an old one, and nothing of a person is kept beyond their sign-out', async () => {
  const person = await signUp(origin, 'leaves.nothing')
  const { context, page } = await visit(browser, origin, { ...installed, person })
  await page.goto('/discover')
  await seeWorker(page)
  await page.evaluate(() => fetch('/api/user'))
  await expect.poll(() => keptIn(page, 'kept-lists'), { timeout: 10_000 }).toContain('/api/user')
  await context.clearCookies()
  await page.reload()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await seeWorker(page)
  await expect.poll(() => keptIn(page, 'kept-lists'), { timeout: 10_000 }).not.toContain('/api/user')
  await context.close()
})

test('a page whose parts a newer build has replaced loads itself again', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  await Promise.all([page.waitForResponse(/\/keep-.*\.js$/), page.goto('/')])
  await seeTrack(page, tracks[0]!.title)
  let isOld = true
  const own = (await page.locator('script[type=module][src]').getAttribute('src')) ?? ''
  await page.route(/AuthScreen.*\.js$/, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()))
  await page.route(`**${own}`, (route) => {
    if (route.request().method() !== 'HEAD') return route.continue()
    isOld = false
    return route.fulfill({ status: 404 })
  })
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Sign In' }).click()])
  await page.getByRole('tab', { name: 'Login' }).waitFor()
  await context.close()
})

test('it can be installed: a manifest with icons of the sizes that it names', async () => {
  const { context, page } = await visit(browser, origin)
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Heatcheck', start_url: '/', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const answer = await page.request.get(src)
    const { width, height } = await sharp(await answer.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const session = await context.newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  await context.close()
})
