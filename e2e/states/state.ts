import type { Page } from 'playwright-core'

export type Files = { song: string; cover: string }
export type State = {
  name: string
  path?: string
  signedIn?: boolean
  /** A page that follows the person's light or dark mode. */
  isPage?: boolean
  /** To be looked at and walked through, but not worth a picture in the docs. */
  isMinor?: boolean
  open?: (page: Page, files: Files) => Promise<unknown>
}

/** A call that is never answered: what is shown meanwhile stays. */
export const neverAnswer = (page: Page, address: string | RegExp) => page.route(address, () => {})
/** A call to which the server answers that it is broken. */
export const fail = (page: Page, address: string | RegExp) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'Broken.' } }))
export const answer = (page: Page, address: string | RegExp, json: unknown) =>
  page.route(address, (route) => route.fulfill({ json }))
/** Settings of the browser that hold before the page begins: it is opened anew. */
export async function reopen(page: Page, before: () => void) {
  await page.addInitScript(before)
  await page.reload()
}
