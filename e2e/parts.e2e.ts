import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, PHONE } from './browser.ts'
import { compare } from './compare.ts'

/**
 * Every part of web/ui, compared with how it looked when somebody last looked at it. A part that was changed on
 * purpose: delete its pictures in e2e/parts, run this twice (`npm test -- e2e`), and look at what it took.
 */
const FOLDER = fileURLToPath(new URL('./parts/', import.meta.url))
/** Of a picture: a 44 px button on a phone's screen is twice that. */
const TOLERANCE = 0.002

let vite: ViteDevServer
let browser: Browser
let origin: string
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    root: fileURLToPath(new URL('../web/', import.meta.url)),
    server: { host: '127.0.0.1', port: 0, proxy: {}, hmr: false, watch: null },
    logLevel: 'error',
  })
  await vite.listen()
  origin = vite.resolvedUrls!.local[0]!.replace(/\/$/, '')
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await vite?.close()
})

const press = (name: string, brings: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByText(brings, { exact: true }).first().waitFor()
}
const PARTS: { name: string; part?: string; open?: (page: Page) => Promise<unknown> }[] = [
  { name: 'titles' },
  { name: 'records' },
  { name: 'controls' },
  { name: 'select-open', part: 'controls', open: (page) => page.getByRole('combobox').click() },
  { name: 'marks' },
  { name: 'receipts' },
  { name: 'ranks' },
  { name: 'lists' },
  { name: 'blank' },
  { name: 'toast-guest', part: 'toasts', open: press('Guest', 'Sign in to rate songs') },
  { name: 'toast-failure', part: 'toasts', open: press('Failure', 'Error') },
  { name: 'dialog-card', part: 'dialog', open: press('card', 'Fail') },
  { name: 'dialog-sheet', part: 'dialog', open: press('sheet', 'Fail') },
  { name: 'dialog-question', part: 'dialog', open: press('question', 'Keep it') },
  { name: 'dialog-full', part: 'dialog', open: press('full', 'Fail') },
]

for (const scheme of ['light', 'dark'] as const)
  test.each(PARTS)(`$name looks as it did, ${scheme}`, async ({ name, part = name, open }) => {
    // Whoever wishes for less movement sees everything at rest, and so does this test.
    const context = await browser.newContext({
      ...PHONE,
      deviceScaleFactor: 1,
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    try {
      const page = await context.newPage()
      await page.route('**/api/**', (route) =>
        route.fulfill({ status: 401, json: { message: '', code: 'signed_out' } }),
      )
      await page.goto(`${origin}/dev/ui?part=${part}`)
      await page.getByRole('heading', { name: part, exact: true }).waitFor()
      await page.addStyleTag({ content: 'nav[aria-label=Main] { display: none }' })
      await page.evaluate(() => document.fonts.ready)
      await open?.(page)
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .map((it) => (it.effect?.getTiming().iterations === Infinity ? it.cancel() : it.finished.catch(() => {}))),
        ),
      )
      // What opens lies over the page; everything else is its own group alone, so that what is small counts.
      const seen = open ? page : page.locator('section').filter({ has: page.getByRole('heading', { name: part }) })
      const picture = await seen.screenshot({ caret: 'hide' })

      const file = `${FOLDER}${name}.${scheme}.webp`
      if (!existsSync(file)) {
        writeFileSync(file, await sharp(picture).webp({ quality: 85, effort: 6 }).toBuffer())
        throw new Error(`${name}.${scheme}.webp was not there. It is now: look at it, and run this again.`)
      }
      const differs = await compare(readFileSync(file), picture)
      expect(differs, `the share of ${name}, ${scheme}, that looks otherwise`).toBeLessThan(TOLERANCE)
    } finally {
      await context.close()
    }
  })
