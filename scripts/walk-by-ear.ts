import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import type { Track } from '../contract/tracks.ts'
import { DESKTOP, openBrowser, visit } from '../e2e/browser.ts'
import { eventually, signUp } from '../e2e/client.ts'
import { heard, listen, readFocus } from '../e2e/ears.ts'
import { makeMedia } from '../e2e/media.ts'
import { startServer } from '../e2e/server.ts'

/**
 * `npm run walk`: the main path by key, and docs/screen-reader.md is what was read out on the way: what each key put
 * the focus on, as the browser's accessibility tree has it, and what the page said by itself.
 */
const FILE = fileURLToPath(new URL('../docs/screen-reader.md', import.meta.url))
const FIXED = [
  'A rating, the last "Next" and "Save Changes" were disabled while they worked, and the focus fell to the top of the page: they stay where they are now, and say that they are busy or at the end.',
  'A card that was deleted, a banner that was dismissed and a "Try again" that turned into what was waited for took the focus with them: it goes on with what is next to it, or round it.',
  'The tracks of a genre were headings two below its name; they are one below.',
  'While the feed or a ranking was on its way its blanks were read out: "FIRE NEEDS WORK TRASH", "1 2 3 4 5". A blank says nothing now.',
  'New and Trending came after the item that they choose; they come before it, as they are seen.',
  'How many tracks there are was said again whenever more was known of it; it is said with the track.',
  'The ten recovery codes were read out all at once when they appeared: now only the sentence that says to keep them.',
]

const work = mkdtempSync(join(tmpdir(), 'heatcheck-walk-'))
const media = makeMedia(work)
const lines: string[] = []
const [server, browser] = await Promise.all([startServer(), openBrowser({ voice: media.voice })])
try {
  await fill()
  const { page } = await visit(browser, server.origin, { ...DESKTOP, hasTouch: false, isMobile: false, path: null })
  await listen(page)
  const member = await signUp(server.origin, 'ida', 'Ida Ears')
  const [name = '', value = ''] = member.cookie.split('; ')[0]?.split('=') ?? []
  await page.context().addCookies([{ name, value, url: server.origin }])
  await walk(page)
} finally {
  await browser.close()
  await server.stop()
  rmSync(work, { recursive: true, force: true })
}
writeFileSync(
  FILE,
  `# By ear

What a screen reader says on the main path, made by \`npm run walk\` on ${new Date().toISOString().slice(0, 10)}: the keys on the left, what they put the focus on beside them, and after "says" what the page tells by itself.

What was fixed because of it:

${FIXED.map((one) => `- ${one}`).join('\n')}
${lines.join('\n')}
`,
)
console.log(`${lines.length} lines in docs/screen-reader.md`)

async function fill() {
  const artist = await signUp(server.origin, 'mira.tones', 'Mira Tones')
  for (const [place, title] of ['Copper Lamp', 'Late Bus Sermon'].entries())
    await artist.upload(
      { title, artistName: 'Mira Tones', genre: 'Jazz', description: 'One lamp, two chords.' },
      {
        audio: media.cutSong(`${place}.mp3`, { start: place * 4, seconds: 12 }),
        cover: media.drawCover(`${place}.png`, ['0xe84200', '0x2c2582'], 900),
      },
    )
  await eventually(
    () => artist.get<Track[]>('/api/tracks/feed/new'),
    (tracks) => tracks.length === 2 && tracks.every(({ coverImage, peaks }) => coverImage && peaks.length > 0),
  )
}

async function walk(page: Page) {
  part('The feed')
  await page.goto('/')
  await page.getByRole('button', { name: 'Pause' }).first().waitFor()
  await says(page)
  for (let stop = 0; stop < 20; stop++) {
    const at = await key(page, 'Tab')
    if (at.startsWith('FIRE')) break
  }
  await key(page, 'ArrowDown')
  await says(page, 'Copper Lamp by Mira Tones')

  part('A rating leads to the recorder')
  await page.getByRole('listitem').and(page.locator(':not([inert])')).getByRole('button', { name: 'FIRE' }).focus()
  await key(page, 'Enter', async () => {
    await page.getByRole('dialog', { name: 'Answer the prompt below' }).waitFor()
    await page.waitForFunction(
      () => !document.querySelector<HTMLButtonElement>('[aria-label="Start recording"]')?.disabled,
    )
  })
  await says(page, 'The camera is ready.')
  await until(page, 'Start recording')
  await key(page, 'Enter', () => page.getByText('00:04', { exact: true }).waitFor())
  await says(page)
  await key(page, 'Enter', () => page.getByText('Tap ✓ to post', { exact: true }).waitFor())
  await says(page, 'Tap ✓ to post.')
  await until(page, 'Post')

  part('Posted, and on to Trending')
  await key(page, 'Enter', () => page.getByRole('dialog', { name: 'Review posted!' }).waitFor())
  await page.getByRole('tab', { name: 'Trending', selected: true }).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tab')
  await says(page)
  lines.push(`- then the focus is on: ${await readFocus(page)}`)
  await key(page, 'Tab')

  part('An upload')
  await page.getByRole('button', { name: 'Upload', exact: true }).focus()
  await key(page, 'Enter', () => page.getByRole('dialog', { name: 'Upload Music' }).waitFor())
  await says(page)
  await page.getByLabel('Choose an audio file').locator('input').setInputFiles(media.cutSong('song.mp3'))
  await until(page, 'Title')
  await type(page, 'Glasshouse Weather')
  await until(page, 'Artist name')
  await type(page, 'Ida Ears')
  await until(page, 'Genre')
  await key(page, 'Enter', () => page.getByRole('option', { name: 'Jazz' }).waitFor())
  await page.keyboard.type('jaz')
  await page.waitForFunction(() => document.activeElement?.textContent === 'Jazz')
  lines.push(`- types "jaz": ${await readFocus(page)}`)
  await key(page, 'Enter', () =>
    page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox'),
  )
  await page
    .getByLabel('Choose an image')
    .locator('input')
    .setInputFiles(media.drawCover('c.png', ['0xe6bf54', '0x1b4d5c']))
  await until(page, 'Upload Track')
  await key(page, 'Enter', () => page.getByRole('dialog', { name: 'Upload Music' }).waitFor({ state: 'hidden' }))
  await says(page, 'Track uploaded!')
}

function part(title: string) {
  lines.push('', `## ${title}`, '')
}
/** One key, and what has the focus then. */
async function key(page: Page, name: string, come?: () => Promise<unknown>) {
  await page.keyboard.press(name)
  await come?.()
  const at = await readFocus(page)
  lines.push(`- ${name}: ${at}`)
  return at
}
/** Tab, until it is there. */
async function until(page: Page, name: string) {
  for (let stop = 0; stop < 30; stop++) if ((await key(page, 'Tab')).startsWith(`${name},`)) return
  throw new Error(`Tab never came to ${name}.`)
}
async function type(page: Page, words: string) {
  await page.keyboard.type(words)
  lines.push(`- types "${words}"`)
}
async function says(page: Page, last?: string) {
  if (last) {
    await page.waitForFunction(
      (words) => (window as unknown as { heard: string[] }).heard.some((one) => one.includes(words)),
      last,
    )
  }
  for (const one of await heard(page)) lines.push(`- says: ${one}`)
}
