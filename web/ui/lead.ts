import { useEffect, useSyncExternalStore } from 'react'
import type { Spot } from '../../contract/tracks.ts'

let lead: Spot | null = null
const watchers = new Set<() => void>()

function follow(spot: Spot | null) {
  lead = spot
  for (const watcher of watchers) watcher()
}

/** Before the first render: what the page came with is worn from the start, not turned to. */
export function wearFirst(spot: Spot | null) {
  lead = spot
}

/** While mounted, the whole page (navigation, ground, upload button) wears this spot. */
export function useLead(spot: Spot | null | undefined) {
  useEffect(() => {
    follow(spot ?? null)
  }, [spot])
  useEffect(() => () => follow(null), [])
}

/** The spot that the page wears now; null is ink. */
export const useLeadSpot = () =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => lead,
    () => lead,
  )

const darkness = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null

/** The same, for screens that are ink on paper by day: only in the dark they take their spot from a cover on them. */
export function useLeadInDark(spot: Spot | null | undefined) {
  const isDark = useSyncExternalStore(
    (watcher) => {
      darkness?.addEventListener('change', watcher)
      return () => darkness?.removeEventListener('change', watcher)
    },
    () => darkness?.matches ?? false,
    () => false,
  )
  useLead(isDark ? spot : null)
}
