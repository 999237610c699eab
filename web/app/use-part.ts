import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/**
 * A part outside the screens, fetched when it is first wanted. Where it cannot be had the page stays as it is: it is
 * asked for again when the line is back, or wanted anew.
 */
export function usePart<Props>(open: () => Promise<ComponentType<Props>>, isWanted: boolean, onFailed = () => {}) {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null)
  const isDue = isWanted && part === null
  const load = useEffectEvent(() => open().then((Part) => setPart({ Part }), onFailed))
  useEffect(() => {
    if (!isDue) return
    const again = () => void load()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isDue])
  return part?.Part
}
