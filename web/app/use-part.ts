import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { fetchStylesAgain } from './when-wanted.ts'

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
