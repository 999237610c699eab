import { type ComponentType, lazy } from 'react'

/** A part of a screen that is fetched when it is first shown; without a line, when the line is back. */
export const whenWanted = <Props extends object>(open: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await persist(open) }))

/** React asks a lazy part once and keeps a failure for good: what only waits for a line must not fail. */
async function persist<Part>(open: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await open()
    } catch (error) {
      if (navigator.onLine) throw error
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      fetchStylesAgain()
    }
  }
}

// A script that did not come is fetched when it is asked for again; a style that did not, only by another element.
const broken = new Set<HTMLLinkElement>()
function noteBroken({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target)
}
if (typeof document !== 'undefined') document.addEventListener('error', noteBroken, true)

export function fetchStylesAgain() {
  for (const link of broken) link.replaceWith(link.cloneNode())
  broken.clear()
}
