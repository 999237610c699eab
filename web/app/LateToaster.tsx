import { useEffect, useState } from 'react'
import { shownToast, watchToast } from '../ui/toast.ts'
import { usePart } from './use-part.ts'

const open = () => import('../ui/Toaster.tsx').then((it) => it.Toaster)

/** Toasts are fetched when the page has come to rest, or with the first one: no first paint waits for them. */
export function LateToaster() {
  const [isWanted, want] = useState(false)
  useEffect(() => {
    const now = () => want(true)
    const unwatch = watchToast(() => shownToast() && now())
    const idle = setTimeout(now, 3000)
    return () => {
      unwatch()
      clearTimeout(idle)
    }
  }, [])
  const Toaster = usePart(open, isWanted)
  // A dialog that opens before they have come would hide them from assistive technology, but nothing marked as live.
  return <div aria-live="off">{Toaster && <Toaster />}</div>
}
