import type { Page } from 'playwright-core'
import type { Review } from '../contract/reviews.ts'
import type { Track } from '../contract/tracks.ts'
import { currentItem, openTab, ratingOf, seeToast } from './screen.ts'

type Files = { song: string; cover: string }
export type State = {
  name: string
  path?: string
  signedIn?: boolean
  /** A page that follows the person's light or dark mode. */
  isPage?: boolean
  open?: (page: Page, files: Files) => Promise<unknown>
}

/** The first item of Trending that has a review, large. */
async function openReview(page: Page) {
  const listed = (await (await page.request.get('/api/tracks/feed/trending?limit=20')).json()) as Track[]
  const at = listed.findIndex(({ hasReviews }) => hasReviews)
  await openTab(page, 'Trending')
  await page.getByText(/, 1 of /).waitFor({ state: 'attached' })
  for (let index = 0; index < at; index++) {
    await page.keyboard.press('ArrowDown')
    await page.getByText(`, ${index + 2} of `).waitFor({ state: 'attached' })
  }
  await currentItem(page).getByRole('button', { name: 'Add your Review' }).waitFor()
}
async function openRecorder(page: Page) {
  await ratingOf(page, 'FIRE').click()
  await page.getByRole('button', { name: 'Start recording' }).waitFor()
  await page.getByText('Setting up camera...').and(page.locator(':visible:not(.for-ears)')).waitFor({ state: 'hidden' })
}
async function record(page: Page, until: string) {
  await openRecorder(page)
  await page.getByRole('button', { name: 'Start recording' }).click()
  await page.getByText(until, { exact: true }).waitFor()
}
async function recordTake(page: Page) {
  await record(page, '00:03')
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByText('Tap ✓ to post', { exact: true }).waitFor()
}
async function openUpload(page: Page) {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('dialog', { name: 'Upload Music' }).waitFor()
}
async function fillUpload(page: Page, files: Files) {
  await openUpload(page)
  const dialog = page.getByRole('dialog', { name: 'Upload Music' })
  await dialog.getByLabel('Choose an audio file').locator('input').setInputFiles(files.song)
  await dialog.getByLabel('Title').fill('Glasshouse Weather')
  await dialog.getByLabel('Artist name').fill('Nadir Bloom')
  await dialog.getByLabel('Genre').click()
  await page.getByRole('option', { name: 'Electronic' }).click()
}
async function openGenerate(page: Page, files: Files) {
  await fillUpload(page, files)
  await page.getByRole('tab', { name: 'Generate with AI' }).click()
  await page.getByRole('button', { name: 'Generate', exact: true }).waitFor()
}
async function seeDiscover(page: Page) {
  for (const name of ['Leaderboard', 'Artists to Watch', 'Featured Tracks'])
    await page.getByRole('region', { name }).getByRole('listitem').first().waitFor()
}
async function search(page: Page, said: string) {
  await page.getByRole('combobox', { name: 'Search' }).fill(said)
}
const post = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click()
/** A call that is never answered: what is shown meanwhile stays. */
const neverAnswer = (page: Page, address: string | RegExp) => page.route(address, () => {})

const seeProfile = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).waitFor()
async function openEdit(page: Page) {
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByRole('dialog', { name: 'Edit Profile' }).waitFor()
}

/** Reviews with each verdict, of the newest tracks: what a person and a machine need days for. */
async function haveReviews(page: Page) {
  const tracks = (await (await page.request.get('/api/tracks?limit=3')).json()) as Track[]
  const said = [
    {
      verdict: 'pending',
      prompt: 'Which voice or instrument would you follow home, and why?',
      transcript: null,
      points: [[10, 'Posted a review']],
    },
    {
      verdict: 'validated',
      prompt: 'Describe the room this song should be played in.',
      transcript:
        'A greenhouse with the heating left on. The vocals sit behind the glass and the mix leaves them there, which I like.',
      points: [
        [10, 'Posted a review'],
        [2, '21 seconds, 17 different words'],
        [4, 'named the voice and the mix'],
        [4, 'answered the prompt'],
      ],
      couldHaveEarned: ['Saying where in the song would have earned more.'],
    },
    {
      verdict: 'refused',
      prompt: 'What would you change before release, and what would you leave alone?',
      transcript: '',
      points: [],
      reasons: ['We heard no speech in this recording. Check your microphone, and say what you hear in the song.'],
    },
  ] as const
  const reviews = said.map((one, place): Partial<Review> => {
    const track = tracks[place]
    const lines = one.points.map(([points, text]) => ({ points, text }))
    return {
      id: 100 - place,
      trackId: track?.id ?? 1,
      prompt: one.prompt,
      transcript: one.transcript,
      verdict: one.verdict,
      validated: one.verdict === 'validated',
      pointsAwarded: lines.reduce((sum, { points }) => sum + points, 0),
      lines,
      reasons: 'reasons' in one ? [...one.reasons] : [],
      couldHaveEarned: 'couldHaveEarned' in one ? [...one.couldHaveEarned] : [],
      createdAt: new Date(Date.now() - [2 * 60_000, 50 * 3_600_000, 5 * 86_400_000][place]!).toISOString(),
      track: { title: track?.title ?? '', coverImage: track?.coverImage ?? null, spot: track?.spot ?? null },
    }
  })
  await page.route('**/api/users/*/reviews*', (route) => route.fulfill({ json: reviews }))
}
async function openActivity(page: Page) {
  await page.goto('/activity')
  await page.getByRole('heading', { name: 'Your Content' }).waitFor()
}
async function openOwnTracks(page: Page, tracks: Track[]) {
  await page.route('**/api/users/*/tracks*', (route) => route.fulfill({ json: tracks }))
  await openActivity(page)
  await page.getByRole('tab', { name: 'Your Tracks' }).click()
}

/** The page of the newest track that somebody has reviewed. */
async function openTrack(page: Page) {
  const listed = (await (await page.request.get('/api/tracks?limit=100')).json()) as Track[]
  const reviewed = listed.find(({ hasReviews }) => hasReviews)
  await page.goto(`/track/${reviewed?.id}`)
  await page
    .getByRole('button', { name: /^Watch @/ })
    .first()
    .waitFor()
}

/** Every screen that is built, in each of its states that looks different. */
export const STATES: readonly State[] = [
  { name: 'feed', open: (page) => page.getByRole('main').getByRole('button', { name: 'Pause' }).waitFor() },
  {
    name: 'feed-sheet-sunk',
    open: (page) => currentItem(page).getByRole('button', { name: 'Show more of the cover' }).click(),
  },
  {
    name: 'feed-toast',
    open: async (page) => {
      await ratingOf(page, 'FIRE').click()
      await seeToast(page, 'Sign in to rate songs', 'Create an account to rate tracks and earn points')
    },
  },
  {
    name: 'feed-empty',
    open: async (page) => {
      await page.route('**/feed/trending*', (route) => route.fulfill({ json: [] }))
      await openTab(page, 'Trending')
      await page.getByRole('heading', { name: 'No trending tracks found' }).waitFor()
    },
  },
  {
    name: 'feed-loading',
    open: async (page) => {
      await neverAnswer(page, '**/feed/trending*')
      await openTab(page, 'Trending')
      await page.getByRole('status', { name: 'Loading tracks' }).waitFor()
    },
  },
  { name: 'review-large', open: openReview },
  {
    name: 'review-small',
    open: async (page) => {
      await openReview(page)
      await currentItem(page).getByRole('button', { name: 'Make the video small' }).click()
      await currentItem(page).getByRole('button', { name: 'Enlarge the video' }).waitFor()
    },
  },
  {
    name: 'add-your-review',
    open: async (page) => {
      await openReview(page)
      await currentItem(page).getByRole('button', { name: 'Add your Review' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'TRASH' }).waitFor()
    },
  },
  { name: 'recorder', signedIn: true, open: openRecorder },
  { name: 'recorder-recording', signedIn: true, open: (page) => record(page, '00:02') },
  { name: 'recorder-stopped', signedIn: true, open: recordTake },
  {
    name: 'review-posting',
    signedIn: true,
    open: async (page) => {
      await neverAnswer(page, '**/api/tracks/*/review')
      await recordTake(page)
      await post(page)
      await page.getByRole('dialog', { name: 'Posting your review' }).waitFor()
    },
  },
  {
    name: 'review-after-failure',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/tracks/*/review', (route) => route.abort('connectionreset'))
      await recordTake(page)
      await post(page)
      await seeToast(page, 'Error', 'Failed to submit review. Try again.')
    },
  },
  {
    name: 'review-posted',
    signedIn: true,
    open: async (page) => {
      await recordTake(page)
      await post(page)
      await page.getByRole('dialog', { name: 'Review posted!' }).waitFor()
    },
  },
  { name: 'upload', signedIn: true, open: openUpload },
  { name: 'upload-generate', signedIn: true, open: openGenerate },
  {
    name: 'upload-generating',
    signedIn: true,
    open: async (page, files) => {
      await openGenerate(page, files)
      await neverAnswer(page, '**/api/tracks/generate-cover')
      await page.getByRole('button', { name: 'Generate', exact: true }).click()
      await page.getByText('Extracting lyrics').waitFor()
    },
  },
  {
    name: 'upload-uploading',
    signedIn: true,
    open: async (page, files) => {
      await fillUpload(page, files)
      await page.getByLabel('Choose an image').locator('input').setInputFiles(files.cover)
      await page.route('**/api/tracks', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
      await page.getByRole('button', { name: 'Upload Track' }).click()
      await page.getByRole('button', { name: 'Uploading...' }).waitFor()
    },
  },
  { name: 'login', path: '/auth', isPage: true },
  {
    name: 'sign-up-mistakes',
    path: '/auth',
    isPage: true,
    open: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.locator('[type=submit]').click()
      await page.getByText('Username must be at least 3 characters').waitFor()
    },
  },
  {
    name: 'recover',
    path: '/auth',
    isPage: true,
    open: (page) => page.getByRole('button', { name: 'Forgot your password?' }).click(),
  },
  {
    name: 'privacy',
    path: '/discover',
    open: async (page) => {
      await page.getByRole('button', { name: 'Privacy Policy' }).click()
      await page.getByRole('dialog', { name: 'Privacy Policy' }).getByText('What we collect').waitFor()
    },
  },
  { name: 'not-found', path: '/nothing', isPage: true },
  { name: 'discover', path: '/discover', isPage: true, open: seeDiscover },
  {
    name: 'discover-top-ars',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await seeDiscover(page)
      await page.getByRole('tab', { name: 'Top A&Rs' }).click()
      await page
        .getByText(/^[\d,]+ pts$|^No top A&Rs available$/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'discover-loading',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await neverAnswer(page, /\/api\/(leaderboard|users|tracks)/)
      await page.reload()
      await page.getByRole('status', { name: 'Loading top tracks' }).waitFor()
    },
  },
  {
    name: 'discover-search',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await search(page, 'la')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
    },
  },
  {
    name: 'discover-search-nothing',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await search(page, 'xyzzyq')
      await page.getByText('Nothing found for').first().waitFor()
    },
  },
  {
    name: 'discover-search-failed',
    path: '/discover',
    isPage: true,
    open: async (page) => {
      await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }))
      await search(page, 'lamp')
      await page.getByText('The search did not answer.').first().waitFor()
    },
  },
  {
    name: 'discover-genre',
    path: '/discover?genre=Jazz',
    isPage: true,
    open: (page) => page.getByRole('region', { name: 'Jazz' }).getByRole('listitem').first().waitFor(),
  },
  { name: 'track', isPage: true, open: openTrack },
  {
    name: 'track-review',
    isPage: true,
    open: async (page) => {
      await openTrack(page)
      await page
        .getByRole('button', { name: /^Watch @/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: /'s review$/ }).waitFor()
    },
  },
  {
    name: 'track-loading',
    isPage: true,
    open: async (page) => {
      await neverAnswer(page, '**/api/tracks/1')
      await page.goto('/track/1')
      await page.getByRole('status', { name: 'Loading track' }).waitFor()
    },
  },
  {
    name: 'activity',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await haveReviews(page)
      await openActivity(page)
      await page.getByText('✗ Not validated').waitFor()
    },
  },
  {
    name: 'activity-tracks',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      const listed = (await (await page.request.get('/api/tracks?limit=4')).json()) as Track[]
      await openOwnTracks(page, listed)
      await page
        .getByText(/^Uploaded /)
        .first()
        .waitFor()
    },
  },
  {
    name: 'activity-empty',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await openOwnTracks(page, [])
      await page.getByText('No tracks uploaded yet').waitFor()
    },
  },
  {
    name: 'activity-loading',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await neverAnswer(page, '**/api/users/*/reviews*')
      await openActivity(page)
      await page.getByRole('status', { name: 'Loading your reviews' }).waitFor()
    },
  },
  { name: 'profile', path: '/profile', signedIn: true, isPage: true, open: seeProfile },
  {
    name: 'profile-other',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      const [newest] = (await (await page.request.get('/api/tracks?limit=1')).json()) as Track[]
      await page.goto(`/profile/${newest?.creator.id}`)
      await page.getByRole('button', { name: 'Follow', exact: true }).and(page.locator(':enabled')).waitFor()
      await page.getByRole('link', { name: /FIRE$/ }).first().waitFor()
    },
  },
  {
    name: 'profile-reviews',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      const [first] = (await (await page.request.get('/api/users?limit=1')).json()) as { id: number }[]
      await page.goto(`/profile/${first?.id}`)
      await page.getByRole('tab', { name: 'Reviews' }).click()
      await page.locator('[role=tabpanel] :is(time, p)').first().waitFor()
    },
  },
  {
    name: 'profile-about',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: (page) => page.getByRole('tab', { name: 'About' }).click(),
  },
  {
    name: 'profile-loading',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await neverAnswer(page, /\/api\/users\/\d+/)
      await page.reload()
      await page.getByText('Loading profile...').waitFor()
    },
  },
  {
    name: 'profile-missing',
    path: '/profile/999999',
    signedIn: true,
    isPage: true,
    open: (page) => page.getByRole('heading', { name: 'User not found' }).waitFor(),
  },
  { name: 'edit-profile', path: '/profile', signedIn: true, isPage: true, open: openEdit },
  {
    name: 'account',
    path: '/profile',
    signedIn: true,
    open: async (page) => {
      await openEdit(page)
      const settings = page.getByRole('region', { name: 'Account' })
      await settings.getByRole('button', { name: 'Make codes' }).click()
      await settings.getByRole('button', { name: 'Change', exact: true }).click()
      await settings.getByText('This device', { exact: true }).scrollIntoViewIfNeeded()
      await settings.getByLabel('Your password').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'edit-profile-crop',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page, { cover }) => {
      await openEdit(page)
      await page.getByRole('dialog').locator('input[name=coverImage]').setInputFiles(cover)
      await page.getByRole('button', { name: 'Use this part' }).and(page.locator(':enabled')).waitFor()
    },
  },
  {
    name: 'cash-out',
    path: '/profile',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Cash Out Points' }).click()
      await page.getByText('points missing').waitFor()
    },
  },
]
