import type { Page } from 'playwright-core'
import type { Review } from '../../contract/reviews.ts'
import type { Track } from '../../contract/tracks.ts'
import { answer, fail, neverAnswer, type State } from './state.ts'

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

export const ACTIVITY: readonly State[] = [
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
    isMinor: true,
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await neverAnswer(page, '**/api/users/*/reviews*')
      await openActivity(page)
      await page.getByRole('status', { name: 'Loading your reviews' }).waitFor()
    },
  },
  {
    name: 'activity-reviews-empty',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await answer(page, '**/api/users/*/reviews*', [])
      await openActivity(page)
      await page.getByText("You haven't reviewed any tracks yet").waitFor()
    },
  },
  {
    name: 'activity-failed',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await fail(page, '**/api/users/*/reviews*')
      await openActivity(page)
      await page.getByText('Your reviews did not come.').waitFor()
    },
  },
  {
    name: 'activity-delete',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await haveReviews(page)
      await openActivity(page)
      await page.getByRole('button', { name: 'Delete review' }).first().click()
      await page.getByRole('dialog', { name: 'Delete this review?' }).waitFor()
    },
  },
  {
    name: 'activity-undo',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await haveReviews(page)
      await page.route('**/api/reviews/*', (route) => route.fulfill({ status: 204 }))
      await openActivity(page)
      await page.getByRole('button', { name: 'Delete review' }).first().click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  {
    name: 'activity-signed-out',
    signedIn: true,
    isPage: true,
    open: async (page) => {
      await page.route('**/api/users/*/reviews*', (route) =>
        route.fulfill({ status: 401, json: { message: 'Sign in first.' } }),
      )
      await openActivity(page)
      await page.getByText('Sign in to view your content').waitFor()
    },
  },
]
