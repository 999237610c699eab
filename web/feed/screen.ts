import { useSyncExternalStore } from 'react'

/** 320 × 640 and the like: what cannot be said in a stylesheet alone. */
const SMALL = '(max-width: 340px), (max-height: 680px)'
/** Room for the record beside the phone's column, and for what comes next. */
const WIDE = '(min-width: 1100px)'

const watch = (query: string) => (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
const watchSmall = watch(SMALL)
const watchWide = watch(WIDE)

export const useSmallScreen = () =>
  useSyncExternalStore(
    watchSmall,
    () => matchMedia(SMALL).matches,
    () => false,
  )
export const useWideScreen = () =>
  useSyncExternalStore(
    watchWide,
    () => matchMedia(WIDE).matches,
    () => false,
  )
