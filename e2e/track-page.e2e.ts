import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Review } from '../contract/reviews.ts'
import { DESKTOP, openBrowser, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { seeToast, sounding, toastOf, watchSounds } from './screen.ts'

const { origin, files, tracks, reviewed } = stage
const [newest, second] = tracks as [(typeof tracks)[0], (typeof tracks)[0]]

let browser: Browser
let person: Person
beforeAll(async () => {
  ;[browser, person] = await Promise.all([openBrowser(), signUp(origin, 'opens.tracks')])
})
afterAll(() => Promise.all([browser?.close(), person?.takeBack()]))

const place = (page: Page) => page.getByRole('slider', { name: 'Place in the track' })
const rating = (page: Page, word: string) =>
  page.getByRole('group', { name: 'Rate it' }).getByRole('button', { name: word })

test('ROUTE-09 /track/{id} shows the whole track: names, number, words, artist, genre', async () => {
  const { context, page, problems } = await visit(browser, origin, { path: `/track/${newest.id}` })
  await page.getByRole('heading', { name: newest.title, level: 1 }).waitFor()
  // The typed title, in its own casing, stands under the fitted one.
  await page.getByText(`${newest.title} by ${newest.artistName}`).waitFor()
  await page.getByText(`HC ${String(newest.id).padStart(5, '0')}`, { exact: true }).waitFor()
  await page.getByText('It opens once.').waitFor()
  expect(await page.title()).toBe(`${newest.title} by ${newest.artistName} / Heatcheck`)
  const genre = page.getByRole('link', { name: `#${newest.genre}` })
  expect(await genre.getAttribute('href')).toBe(`/discover?genre=${newest.genre}`)
  await page.getByText('Nobody has reviewed this track yet.').waitFor()
  // Profiles are for members.
  await page.getByRole('link', { name: '@mira.tones' }).click()
  await seeToast(page, 'Sign in required', 'Please sign in to view profiles')
  await page.waitForURL('**/auth')
  expect(problems).toEqual([])
  await context.close()
})

test('ROUTE-09 an id that no track has is no page; one that cannot be fetched can be tried again', async () => {
  const { context, page } = await visit(browser, origin, { path: '/track/999999' })
  await page.getByRole('heading', { name: 'Empty sleeve' }).waitFor()
  await page.route(`**/api/tracks/${newest.id}`, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
  await page.goto(`/track/${newest.id}?again`)
  await page.getByRole('heading', { name: 'This track did not come' }).waitFor()
  await page.unroute(`**/api/tracks/${newest.id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: newest.title }).waitFor()
  await context.close()
})

test('ROUTE-09 the record plays with the one player, and the waveform leads to any place, by hand and by key', async () => {
  const { context, page } = await visit(browser, origin, { ...DESKTOP, hasTouch: false, isMobile: false, path: null })
  await watchSounds(page)
  await page.goto(`/track/${newest.id}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
  await expect.poll(async () => (await sounding(page))[0]?.time).toBeGreaterThan(0.2)

  await place(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await sounding(page))[0]?.time).toBeGreaterThan(5)
  expect(await place(page).getAttribute('aria-valuetext')).toMatch(/^0:0\d of 0:12$/)
  await page.keyboard.press('Home')
  await expect.poll(async () => (await sounding(page))[0]?.time).toBeLessThan(2)
  const box = await place(page).boundingBox()
  if (!box) throw new Error('There is no waveform.')
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2)
  await expect.poll(async () => (await sounding(page))[0]?.time).toBeGreaterThan(8)
  expect(await sounding(page)).toHaveLength(1)

  // Leaving the page ends the sound.
  await page.getByRole('link', { name: 'Discover' }).click()
  await expect.poll(() => sounding(page)).toEqual([])
  await context.close()
})

test('ROUTE-09 a place that is chosen while nothing plays is where the track begins', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  await watchSounds(page)
  await page.goto(`/track/${second.id}`)
  const box = await place(page).boundingBox()
  if (!box) throw new Error('There is no waveform.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(async () => (await sounding(page))[0]?.time).toBeGreaterThan(5)
  await context.close()
})

test('ROUTE-09 RATE-01 a guest who rates is asked to sign in', async () => {
  const { context, page } = await visit(browser, origin, { path: `/track/${newest.id}` })
  await rating(page, 'FIRE').click()
  await seeToast(page, 'Sign in to rate songs', 'Create an account to rate tracks and earn points')
  await toastOf(page).getByRole('button', { name: 'Continue browsing' }).click()
  await seeToast(page, 'Continue as guest', "You can browse songs but can't rate or review")
  await page.getByRole('button', { name: 'Add your Review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'FIRE' }).click()
  await seeToast(page, 'Sign in required', 'Please sign in to review tracks.')
  await context.close()
})

test('ROUTE-09 a rating counts at once, opens the review dialog, and a failing one is said', async () => {
  const { context, page } = await visit(browser, origin, { person, path: `/track/${second.id}` })
  await page.route('**/rate', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
  await rating(page, 'TRASH').click()
  await seeToast(page, 'Error', 'Failed to submit rating. Please try again.')
  expect(await rating(page, 'TRASH').getAttribute('aria-pressed')).toBe('false')
  await page.unroute('**/rate')
  const before = Number(
    await rating(page, 'NEEDS WORK')
      .textContent()
      .then((it) => it?.match(/\d+/)?.[0]),
  )
  await rating(page, 'NEEDS WORK').click()
  const dialog = page.getByRole('dialog', { name: 'Answer the prompt below' })
  await dialog.waitFor()
  await dialog
    .getByText('Once posted, anyone can watch it.')
    .waitFor({ state: 'attached' })
    .catch(() => {})
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await rating(page, 'NEEDS WORK').getAttribute('aria-pressed')).toBe('true')
  await rating(page, `${before + 1}`).waitFor()
  await page.reload()
  await expect.poll(() => rating(page, 'NEEDS WORK').getAttribute('aria-pressed')).toBe('true')
  await context.close()
})

test('ROUTE-09 video reviews are a row to watch, with what was said', async () => {
  const { context, page } = await visit(browser, origin, { path: `/track/${reviewed.id}` })
  const [review] = (await (await page.request.get(`/api/tracks/${reviewed.id}/reviews`)).json()) as Review[]
  if (!review?.transcript) throw new Error('There is no review.')
  const row = page.getByRole('list', { name: 'Video Reviews' })
  await row.getByText(`@${reviewed.reviewer}`, { exact: true }).waitFor()
  await row.getByText(review.transcript.slice(0, 20)).waitFor()
  await row.getByText('FIRE', { exact: true }).waitFor()
  await page.getByRole('button', { name: `Watch @${reviewed.reviewer}'s review` }).click()
  const dialog = page.getByRole('dialog', { name: `@${reviewed.reviewer}'s review` })
  await dialog.getByText(review.transcript).waitFor()
  await dialog.getByText(`"${reviewed.prompt}"`).waitFor()
  await expect
    .poll(() => dialog.locator('video').evaluate((it: HTMLVideoElement) => it.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.3)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await context.close()
})

test('ROUTE-09 the link is shared by the system, or else copied', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.goto(`/track/${newest.id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await seeToast(page, 'Link copied', 'Paste it wherever you like.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/track/${newest.id}`)
  await page.evaluate(() => {
    const shared = Object.assign(window, { shared: [] as ShareData[] })
    Object.defineProperty(navigator, 'share', { value: async (what: ShareData) => void shared.shared.push(what) })
  })
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
    {
      title: `${newest.title} by ${newest.artistName}`,
      text: `${newest.title} by ${newest.artistName}`,
      url: `${origin}/track/${newest.id}`,
    },
  ])
  await context.close()
})

test('ROUTE-09 names that are long, in another script or full of signs neither break the page nor leave it', async () => {
  const odd = [
    ['אור ירוק 🎛️ עד הבוקר', 'ליאור'],
    ['<script>alert(1)</script>"\'&amp;', 'O’Malley & <Sons>'],
    ['Donaudampfschifffahrtselektrizitätenhauptbetrieb', 'ßß'],
  ] as const
  const { context, page, problems } = await visit(browser, origin, { path: null })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [title, artistName] of odd) {
    const track = await person.upload({ title, artistName, genre: 'R&B' }, { audio: files.wav, cover: files.cover })
    await page.goto(`/track/${track.id}`)
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.getByRole('link', { name: '#R&B' }).getAttribute('href')).toBe('/discover?genre=R%26B')
  }
  expect(problems).toEqual([])
  await context.close()
})

test('an artist deletes their track after one question, and undoes it; nobody else is asked', async () => {
  const track = await person.upload({ title: 'Wrong Bounce', artistName: 'Opens', genre: 'Pop' }, { audio: files.wav })
  const other = await visit(browser, origin, { path: `/track/${track.id}` })
  await other.page.getByRole('heading', { name: 'Wrong Bounce' }).waitFor()
  expect(await other.page.getByRole('button', { name: 'Delete track' }).count()).toBe(0)
  await other.context.close()

  const { context, page } = await visit(browser, origin, { person, path: `/track/${track.id}` })
  await page.getByRole('button', { name: 'Delete track' }).click()
  await page.getByRole('dialog', { name: 'Delete this track?' }).getByRole('button', { name: 'Delete' }).click()
  const toast = await seeToast(page, 'Track deleted', 'Nobody can find it any more.')
  await page.waitForURL('**/activity')
  expect((await page.request.get(`/api/tracks/${track.id}`)).status()).toBe(404)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await seeToast(page, 'Track restored', 'It is where it was.')
  await page.goto(`/track/${track.id}`)
  await page.getByRole('heading', { name: 'Wrong Bounce' }).waitFor()
  await context.close()
})

test('ROUTE-09 a shared link tells other apps title, artist and cover, whatever the title holds', async () => {
  const title = `</script>"><b onclick='x'>&$&`
  const track = await person.upload({ title, artistName: 'O’Malley & <Sons>', genre: 'Pop' }, { audio: files.wav })
  const { context, page } = await visit(browser, origin, { path: null, javaScriptEnabled: false })
  await page.goto(`/track/${track.id}`)
  expect(await page.title()).toBe(`${title} by O’Malley & <Sons> / Heatcheck`)
  const read = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await read('og:title')).toBe(`${title} by O’Malley & <Sons>`)
  expect(await read('og:url')).toBe(`${origin}/track/${track.id}`)
  expect(await read('og:type')).toBe('music.song')
  expect(await page.locator('b').count()).toBe(0)
  const described = await page.locator('link[type="application/json+oembed"]').getAttribute('href')
  expect((await (await page.request.get(described ?? '')).json()).title).toBe(`${title} by O’Malley & <Sons>`)

  await page.goto(`/track/${newest.id}`)
  const cover = await page.request.get((await read('og:image')) ?? '')
  expect(cover.headers()['content-type']).toBe('image/webp')
  expect((await page.request.get('/track/999999')).status()).toBe(404)
  await context.close()
})

test('ROUTE-09 the small player plays inside of another page, without a cookie', async () => {
  const { context, page } = await visit(browser, origin, { path: null })
  const blog = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(`<iframe src="${origin}/embed/${newest.id}" width="600" height="160" allow="autoplay"></iframe>`)
  }).listen(0, '127.0.0.1')
  await once(blog, 'listening')
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: newest.title }).waitFor()
  await frame.getByRole('button', { name: 'Play' }).click()
  await frame.getByRole('button', { name: 'Pause' }).waitFor()
  await expect
    .poll(() => frame.locator('audio').evaluate((it: HTMLAudioElement) => it.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.3)
  await frame.getByRole('button', { name: 'Pause' }).click()
  expect(await frame.getByRole('link', { name: newest.title }).getAttribute('href')).toBe(
    `${origin}/track/${newest.id}`,
  )
  expect(await context.cookies(origin)).toEqual([])
  await context.close()
  blog.close()
})
