import { useSyncExternalStore } from 'react'

/** What the worker found when it asked: a browser that has a network may still reach no server. */
let reaches = true
const watchers = new Set<() => void>()

export function setLine(now: boolean) {
  reaches = now
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  for (const event of ['online', 'offline']) addEventListener(event, watcher)
  return () => {
    watchers.delete(watcher)
    for (const event of ['online', 'offline']) removeEventListener(event, watcher)
  }
}

/** Whether there is a line to the server, as far as is known. */
export const hasLine = () => navigator.onLine && reaches
export const useLine = () => useSyncExternalStore(watch, hasLine, () => true)
