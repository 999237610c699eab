import { lazy, Suspense, useEffect, useState } from 'react'
import { shownToast, watchToast } from '../ui/toast.ts'

const Toaster = lazy(() => import('../ui/Toaster.tsx').then((it) => ({ default: it.Toaster })))

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
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
