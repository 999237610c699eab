import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/**
 * A part outside the screens, fetched when it is first wanted. Where it cannot be had the page stays as it is: it is
 * asked for again when the line is back, or when it is wanted anew.
 */
export function usePart<Props>(open: () => Promise<ComponentType<Props>>, isWanted: boolean, onFailed = () => {}) {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null)
  const isDue = isWanted && part === null
  const load = useEffectEvent(() => {
    fetchStylesAgain()
    open().then((Part) => setPart({ Part }), onFailed)
  })
  useEffect(() => {
    if (!isDue) return
    const again = () => load()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isDue])
  return part?.Part
}

// A script that did not come is fetched when it is asked for again; a style that did not, only by another element.
const broken = new Set<HTMLLinkElement>()
function noteBroken({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target)
}
if (typeof document !== 'undefined') document.addEventListener('error', noteBroken, true)

function fetchStylesAgain() {
  for (const link of broken) link.replaceWith(link.cloneNode())
  broken.clear()
}
