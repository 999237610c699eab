import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, SMALL_PHONE, visit } from './browser.ts'
import { type Person, signUp } from './client.ts'
import { findLookalikes, findLostInLargeText, findLostWords, findSmallTargets } from './look-over.ts'
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
async function audit(page: Page, rule?: string) {
  const { violations } = await page.evaluate(
    (only) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        // A list that drops down over the page stands in no landmark, as a browser's own does.
        rules: { region: { enabled: !document.querySelector('[role=listbox][data-state=open]') } },
        ...(only && { runOnly: { type: 'rule', values: [only] } }),
      }),
    rule,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** A page in the dark has the same things in other colours. */
async function auditInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await audit(page, 'color-contrast')
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

test.each(STATES.map((state) => [state.name, state] as const))(
  'nothing is in anybody’s way at 320 px, light or dark, with large letters or forced colours: %s',
  async (_, state) => {
    // Without movement, so that nothing is looked at half way.
    const { context, page } = await show(state, { ...SMALL_PHONE, reducedMotion: 'reduce', colorScheme: 'light' })
    await page.evaluate(AXE)
    expect({
      axe: await audit(page),
      axeInTheDark: state.isPage ? await auditInTheDark(page) : [],
      smallerThan44: await findSmallTargets(page),
      lost: await findLostWords(page),
      lostInLargeLetters: await findLostInLargeText(page),
      alikeInForcedColours: await findLookalikes(page),
    }).toEqual({
      axe: [],
      axeInTheDark: [],
      smallerThan44: [],
      lost: [],
      lostInLargeLetters: [],
      alikeInForcedColours: [],
    })
    await context.close()
  },
)
