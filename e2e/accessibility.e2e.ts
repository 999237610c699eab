import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, PHONE, SMALL_PHONE, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { stage } from './on-stage.ts'
import { STATES, type State } from './states.ts'

const { origin, files } = stage
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let member: Person
beforeAll(async () => {
  ;[browser, member] = await Promise.all([openBrowser(), signUp(origin, 'reader')])
})
afterAll(() => browser?.close())

async function show({ path = '/', signedIn, open }: State, options: BrowserContextOptions) {
  const opened = await visit(browser, origin, { path, ...(signedIn && { person: member }), ...options })
  await opened.page.getByRole('main').first().waitFor({ state: 'attached' })
  await open?.(opened.page, files)
  return opened
}

/** What axe finds, as one line each. */
async function audit(page: Page) {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test.each(STATES.map((state) => [state.name, state] as const))(
  'axe finds nothing, light or dark, and 320 px are wide enough: %s',
  async (_, state) => {
    // Without movement, so that nothing is looked at half way.
    const { context, page } = await show(state, { ...SMALL_PHONE, reducedMotion: 'reduce', colorScheme: 'light' })
    const wider = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog]')].map(
        (it) => it.scrollWidth - it.clientWidth,
      ),
    )
    expect(wider.filter((by) => by > 0)).toEqual([])
    expect(await audit(page)).toEqual([])
    await page.setViewportSize(PHONE.viewport)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await audit(page)).toEqual([])
    await context.close()
  },
)
