import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Person } from './client.ts'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const SMALL_PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const
export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/**
 * Debian's Chromium with a camera that shows a test picture, or the film at `camera` (.mjpeg) over and over; `camera`
 * false denies it. `voice` is what its microphone hears, once; `autoplay` false leaves the browser's own rule, that
 * sound needs a gesture.
 */
export function openBrowser({
  voice,
  autoplay = true,
  camera = true,
}: {
  voice?: string
  autoplay?: boolean
  camera?: boolean | string
} = {}) {
  return chromium.launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      ...QUIET,
      ...(camera ? CAMERA : ['--deny-permission-prompts']),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(typeof camera === 'string' ? [`--use-file-for-fake-video-capture=${camera}`] : []),
      ...(voice ? [`--use-file-for-fake-audio-capture=${voice}%noloop`] : []),
      `--autoplay-policy=${autoplay ? 'no-user-gesture-required' : 'document-user-activation-required'}`,
    ],
  })
}

function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const paths = folders.flatMap((folder) =>
    ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)),
  )
  const found = paths.find((path) => existsSync(path))
  if (!found) throw new Error('There is no Chromium on this machine.')
  return found
}

export type Visit = { context: BrowserContext; page: Page; problems: string[] }

/**
 * Somebody's own window: a guest's, or that of a person who is signed in already. Scripts that throw are written down.
 * An installed app's worker would answer before a test can: it is let in only where it is what is tested.
 */
export async function visit(
  browser: Browser,
  origin: string,
  { person, path = '/', ...options }: { person?: Person; path?: string | null } & BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...PHONE, ...options })
  context.setDefaultTimeout(30_000)
  if (person) {
    const cookies = person.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2)
      return { name, value, url: origin }
    })
    await context.addCookies(cookies)
  }
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  if (path !== null) await page.goto(path)
  return { context, page, problems }
}
