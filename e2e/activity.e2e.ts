import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Review } from '../contract/reviews.ts'
import type { CurrentUser } from '../contract/users.ts'
import { openBrowser, visit } from './browser.ts'
import { eventually, type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { seeToast } from './screen.ts'

const { origin, files, tracks } = stage
const [newest] = tracks as [(typeof tracks)[0]]
const PROMPT = 'What is the bass doing to you, and where do you feel it?'

let browser: Browser
let person: Person
beforeAll(async () => {
  ;[browser, person] = await Promise.all([openBrowser(), signUp(origin, 'acts.often')])
})
afterAll(() => Promise.all([browser?.close(), person?.takeBack()]))

const card = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

test('ROUTE-06 ACT-01 a guest is sent to /auth, and told why by the navigation', async () => {
  const { context, page } = await visit(browser, origin, { path: '/activity' })
  await page.waitForURL('**/auth')
  await page.goto('/')
  await page.getByRole('link', { name: 'Activity' }).click()
  await seeToast(page, 'Sign in required', 'Please sign in to view activity')
  await page.waitForURL('**/auth')
  await context.close()
})

test('ROUTE-06 a spinner shows while it is not known who is here', async () => {
  const { context, page } = await visit(browser, origin, { person, path: null })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  // As from a page that came without knowing who asked for it.
  await page.route('**/activity', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<script type="application\/json" id="first-page">.*?<\/script>/, '')
    await route.fulfill({ response, body: html })
  })
  await page.route('**/api/user', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/activity')
  await page.getByRole('status').getByText('Loading...').waitFor()
  answer()
  await page.getByRole('heading', { name: 'Your Content' }).waitFor()
  await context.close()
})

test('ACT-01 a session that ended elsewhere is said, with the way to sign in', async () => {
  const leaving = await signUp(origin, 'leaves.elsewhere')
  const { context, page } = await visit(browser, origin, { person: leaving, path: '/activity' })
  await page.getByText("You haven't reviewed any tracks yet").waitFor()
  await fetch(`${origin}/api/logout`, { method: 'POST', headers: { cookie: leaving.cookie } })
  await page.getByRole('tab', { name: 'Your Tracks' }).click()
  await page.getByText('Sign in to view your content').waitFor()
  await page.getByRole('button', { name: 'Sign In / Sign Up' }).click()
  await page.waitForURL('**/auth')
  await context.close()
})

test('ACT-02 ACT-04 ACT-06 two tabs, each with skeletons, and what to do while there is nothing', async () => {
  const { context, page } = await visit(browser, origin, { person, path: null })
  const gates: (() => void)[] = []
  await page.route(/\/api\/users\/\d+\/(reviews|tracks)/, async (route) => {
    await new Promise<void>((resolve) => gates.push(resolve))
    await route.continue()
  })
  await page.goto('/activity')
  await page.getByRole('heading', { name: 'Your Content', level: 1 }).waitFor()
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Your Reviews', 'Your Tracks'])
  await page.getByRole('status', { name: 'Loading your reviews' }).waitFor()
  gates.pop()?.()
  await page.getByText("You haven't reviewed any tracks yet", { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Discover Music' }).getAttribute('href')).toBe('/')

  await page.getByRole('tab', { name: 'Your Tracks' }).click()
  await page.getByRole('status', { name: 'Loading your tracks' }).waitFor()
  await expect.poll(() => gates.length).toBe(1)
  gates.pop()?.()
  await page.getByText('No tracks uploaded yet', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Upload a Track' }).click()
  await page.getByRole('dialog', { name: 'Upload Music' }).waitFor()
  await context.close()
})

test('ACT-03 a review goes from waiting to its verdict without a reload, and every point is explained', async () => {
  await person.rate(newest.id, 'FIRE')
  const { review: posted } = await person.review(newest.id, files.review, PROMPT)
  const { context, page } = await visit(browser, origin, { person, path: null })
  let asked = 0
  // The first answer is what posting answered, however fast the verdict came.
  await page.route('**/api/users/*/reviews*', (route) =>
    asked++ === 0 ? route.fulfill({ json: [posted] }) : route.continue(),
  )
  await page.goto('/activity')
  const shown = card(page, 'Your review on')
  await shown.getByRole('heading', { name: `Your review on "${newest.title}"` }).waitFor()
  await shown.getByText('Being checked', { exact: true }).waitFor()
  await shown.getByText('a moment ago').waitFor()
  await shown.getByText('+10 pts').waitFor()
  await shown.getByText('No transcript available', { exact: true }).waitFor()
  await shown.getByText(`"${PROMPT}"`, { exact: true }).waitFor()

  await shown.getByText('✓ Validated by AI', { exact: true }).waitFor()
  const [review] = await person.get<Review[]>(`/api/users/${person.id}/reviews`)
  if (!review?.transcript) throw new Error('Nothing was understood.')
  await shown.getByText(`+${review.pointsAwarded} pts`, { exact: true }).waitFor()
  await shown.getByText(review.transcript).waitFor()
  expect(await shown.getByRole('img', { name: /^\d diamonds?$/ }).count()).toBe(1)
  const receipt = shown.getByRole('list', { name: 'What the points are for' })
  const lines = review.lines.map(({ points, text }) => `+${points}${text}`)
  expect(await receipt.getByRole('listitem').allTextContents()).toEqual([
    ...lines,
    `${review.pointsAwarded}of 30 points`,
  ])
  for (const more of review.couldHaveEarned) await shown.getByText(more).waitFor()
  await page.getByRole('status').filter({ hasText: '✓ Validated by AI' }).waitFor({ state: 'attached' })
  await context.close()
})

test('ACT-03 what is refused says why, and what is missing is said to be missing', async () => {
  const { context, page } = await visit(browser, origin, { person, path: null })
  const reason = 'We heard no speech in this recording. Check your microphone, and say what you hear in the song.'
  await page.route('**/api/users/*/reviews*', async (route) => {
    const response = await route.fetch()
    const [review] = (await response.json()) as Review[]
    const refused = { verdict: 'refused', validated: false, pointsAwarded: 0, lines: [], reasons: [reason] }
    const bare = { ...review, ...refused, prompt: '', transcript: '', createdAt: '' }
    const gone = { ...review, id: 999_999, track: { title: '', coverImage: null, spot: null }, createdAt: 'soon' }
    await route.fulfill({ response, json: [bare, gone] })
  })
  await page.goto('/activity')
  const refused = card(page, 'Not validated')
  await refused.getByText('✗ Not validated', { exact: true }).waitFor()
  await refused.getByText(reason).waitFor()
  await refused.getByText('+0 pts').waitFor()
  await refused.getByText('Unknown time').waitFor()
  await refused.getByText('No prompt available').waitFor()
  await refused.getByText('No transcript available').waitFor()
  const gone = card(page, 'track #')
  await gone.getByRole('heading', { name: `Your review on track #${newest.id}` }).waitFor()
  await gone.getByText('Invalid date').waitFor()
  await context.close()
})

test('ACT-05 a track tells how it fares, and opens its page', async () => {
  const track = await person.upload(
    { title: 'Ladder to the Attic', artistName: 'Acts Often', genre: 'Folk' },
    { audio: files.wav, cover: files.cover },
  )
  const rater = await signUp(origin, 'attic.rater')
  await rater.rate(track.id, 'FIRE')
  await rater.review(track.id, files.review, PROMPT)
  await eventually(
    () => rater.get<Review[]>(`/api/tracks/${track.id}/reviews`),
    ([review]) => Boolean(review),
  )
  const { context, page } = await visit(browser, origin, { person, path: '/activity' })
  await page.getByRole('tab', { name: 'Your Tracks' }).click()
  const shown = card(page, 'Ladder to the Attic')
  await shown.getByRole('heading', { name: 'Ladder to the Attic' }).waitFor()
  await shown.getByText('Folk', { exact: true }).waitFor()
  expect(await shown.getByRole('listitem').allTextContents()).toEqual(['🔥FIRE 1', '🔧NEEDS WORK 0', '🗑️TRASH 0'])
  await shown.getByText(/^Uploaded .* ago$/).waitFor()
  await shown.getByText('1 review', { exact: true }).waitFor()
  await shown.getByText(/^\d+ points earned$/).waitFor()
  await shown.getByRole('link', { name: 'Ladder to the Attic' }).click()
  await page.waitForURL(`**/track/${track.id}`)
  await context.close()
})

test('lists that do not come can be asked for again', async () => {
  const { context, page } = await visit(browser, origin, { person, path: null })
  await page.route('**/api/users/*/reviews*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
  await page.goto('/activity')
  await page.getByText('Your reviews did not come.').waitFor()
  await page.unroute('**/api/users/*/reviews*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await card(page, 'Your review on').first().waitFor()
  await context.close()
})

test('many cards come page by page', async () => {
  const { context, page } = await visit(browser, origin, { person, path: null })
  await page.route('**/api/users/*/tracks*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const json = Array.from({ length: 20 }, (_, place) => ({
      ...{ id: from + place + 1, title: `Take ${from + place + 1}`, genre: '', seconds: 3, peaks: [], spot: null },
      ...{ fireCount: 12_345, needsWorkCount: 0, trashCount: 0, reviewCount: 4000, totalPoints: 0, coverImage: null },
      createdAt: '2026-01-02T03:04:05Z',
    }))
    return route.fulfill({ json, headers: from < 40 ? { link: `</x?cursor=${from + 20}>; rel="next"` } : {} })
  })
  await page.goto('/activity')
  await page.getByRole('tab', { name: 'Your Tracks' }).click()
  await page.getByRole('heading', { name: 'Take 20', exact: true }).waitFor()
  expect(await page.getByText('No genre').count()).toBe(20)
  expect(await page.getByText('points earned').count()).toBe(0)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('heading', { name: 'Take 40', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('heading', { name: 'Take 60', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  await context.close()
})

test('the way from a review leads to its track', async () => {
  const { context, page } = await visit(browser, origin, { person, path: '/activity' })
  await card(page, newest.title).getByRole('link', { name: newest.title }).click()
  await page.waitForURL(`**/track/${newest.id}`)
  await context.close()
})

test('one’s own review is deleted after one question, and undone within ten seconds', async () => {
  const { context, page } = await visit(browser, origin, { person, path: '/activity' })
  const shown = card(page, newest.title)
  await shown.getByText('✓ Validated by AI').waitFor()
  const points = async () => (await person.get<CurrentUser>('/api/user')).points
  const earned = await points()
  await shown.getByRole('button', { name: 'Delete review' }).click()
  await page.getByRole('dialog', { name: 'Delete this review?' }).getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await shown.getByRole('button', { name: 'Delete review' }).click()
  await page.getByRole('dialog', { name: 'Delete this review?' }).getByRole('button', { name: 'Delete' }).click()
  const toast = await seeToast(page, 'Review deleted', 'Its points are gone with it.')
  await shown.waitFor({ state: 'hidden' })
  expect(await points()).toBeLessThan(earned)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await seeToast(page, 'Review restored', 'It is where it was, with its points.')
  await shown.getByText('✓ Validated by AI').waitFor()
  expect(await points()).toBe(earned)

  // On a slow line it is seen to be under way, and cannot be asked for twice.
  let asked = 0
  await page.route('**/api/reviews/*', (route) => {
    asked += 1
    setTimeout(() => route.fulfill({ status: 500, body: '' }), 700)
  })
  await shown.getByRole('button', { name: 'Delete review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const again = page.getByRole('button', { name: 'Delete review' }).and(page.locator('[aria-busy=true]'))
  await again.dispatchEvent('click')
  await seeToast(page, 'Error', 'Nothing was deleted. Please try again.')
  expect([asked, await page.getByRole('dialog').count()]).toEqual([1, 0])
  await context.close()
})
