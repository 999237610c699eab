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
