import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import sharp from 'sharp'
import type { Track } from '../contract/tracks.ts'
import { DESKTOP, openBrowser, PHONE, SMALL_PHONE, visit } from '../e2e/browser.ts'
import { eventually, type Person, signUp } from '../e2e/client.ts'
import { makeMedia } from '../e2e/media.ts'
import { startServer } from '../e2e/server.ts'
import { STATES, type State } from '../e2e/states.ts'

/**
 * `npm run screens`: the states worth showing, on the demo, as docs/screens/STATE.SCREEN.webp. With words after it
 * (`npm run screens -- feed login`) the states with these names.
 */
const FOLDER = fileURLToPath(new URL('../docs/screens/', import.meta.url))
const QUALITY = 64

const phone = { ...PHONE, deviceScaleFactor: 2 }
const desktop = { ...DESKTOP, deviceScaleFactor: 1, hasTouch: false, isMobile: false }
/** The states that are shown besides on phones by day, where all are. */
const SHOWN = {
  dark: [
    'login not-found discover discover-search discover-genre track track-review activity activity-tracks',
    'profile profile-other',
  ],
  small: ['feed review-large review-small recorder-stopped upload login activity track'],
  desktop: [
    'feed feed-loading review-large review-small recorder-stopped upload login not-found',
    'discover discover-loading discover-search discover-genre track track-review activity activity-tracks',
    'activity-empty profile profile-other profile-missing',
  ],
  'desktop-dark': ['login not-found discover track activity profile'],
}
const isIn = (shown: string[]) => {
  const names = shown.join(' ').split(' ')
  return ({ name }: State) => names.includes(name)
}
const SCREENS: Record<string, { options: BrowserContextOptions; has: (state: State) => boolean }> = {
  phone: { options: phone, has: () => true },
  dark: { options: { ...phone, colorScheme: 'dark' }, has: isIn(SHOWN.dark) },
  small: { options: { ...SMALL_PHONE, deviceScaleFactor: 1 }, has: isIn(SHOWN.small) },
  desktop: { options: desktop, has: isIn(SHOWN.desktop) },
  'desktop-dark': { options: { ...desktop, colorScheme: 'dark' }, has: isIn(SHOWN['desktop-dark']) },
}

const wanted = process.argv.slice(2)
const work = mkdtempSync(join(tmpdir(), 'heatcheck-screens-'))
const media = makeMedia(work)
const files = { song: media.cutSong('song.mp3'), cover: media.drawCover('cover.png', ['0xe6bf54', '0x1b4d5c']) }
const [server, browser] = await Promise.all([
  startServer({ DEMO: 'on' }),
  openBrowser({ voice: media.voice, camera: media.filmReviewer('reviewer.mjpeg') }),
])
try {
  mkdirSync(FOLDER, { recursive: true })
  const member = await signUp(server.origin, 'sam.hears', 'Sam Hears')
  console.log('Waiting for the demo …')
  await eventually(
    () => member.get<Track[]>('/api/tracks?limit=100'),
    (tracks) => tracks.length >= 24 && tracks.every((track) => track.coverImage && track.peaks.length > 0),
    300,
  )
  let bytes = 0
  for (const state of STATES) {
    if (wanted.length ? !wanted.includes(state.name) : state.isMinor) continue
    for (const [screen, { options, has }] of Object.entries(SCREENS)) {
      if (has(state)) bytes += await shoot(browser, server.origin, state, member, `${state.name}.${screen}`, options)
    }
  }
  console.log(`${Math.round(bytes / 1000)} kB in docs/screens`)
} finally {
  await browser.close()
  await server.stop()
  rmSync(work, { recursive: true, force: true })
}

async function shoot(
  browser: Browser,
  origin: string,
  { path = '/', signedIn, open }: State,
  person: Person,
  name: string,
  options: BrowserContextOptions,
) {
  const { context, page } = await visit(browser, origin, { path, ...(signedIn && { person }), ...options })
  try {
    await page.getByRole('main').first().waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    await open?.(page, files)
    // Covers are there, and what moves into place has arrived.
    await page.waitForFunction(() => [...document.images].every((image) => image.complete))
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((it) => Number(it.effect?.getComputedTiming().endTime) < 2000)
          .map((it) => it.finished.catch(() => {})),
      ),
    )
    const file = join(FOLDER, `${name}.webp`)
    await sharp(await page.screenshot({ caret: 'hide' }))
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(file)
    console.log(`  ${name}`)
    return statSync(file).size
  } catch (error) {
    console.error(`  ${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    process.exitCode = 1
    return 0
  } finally {
    await context.close()
  }
}
