import { useEffect, useRef } from 'react'
import type { Play } from '../../contract/plays.ts'
import { player } from '../player/use-player.ts'
import { PlayReporter } from './reporter.ts'

const ADDRESS = '/api/plays'
const OFTEN = 15_000

/** A beacon outlives the page; where there is none, or it is refused, a kept-alive call does as well. Either may be lost. */
function send(plays: Play[]) {
  const body = new Blob([JSON.stringify({ plays })], { type: 'application/json' })
  if (navigator.sendBeacon?.(ADDRESS, body)) return
  fetch(ADDRESS, { method: 'POST', body, keepalive: true, credentials: 'include' }).catch(() => undefined)
}

/** Reports what is heard of the items that somebody walks through. Returns how to say that a rating ended one. */
export function usePlays(trackId: number | undefined): { rated: () => void } {
  const reporter = useRef<PlayReporter | null>(null)

  useEffect(() => {
    const reports = new PlayReporter({ send, newId: () => crypto.randomUUID() })
    reporter.current = reports
    const listen = () => {
      const heard = player.heard()
      if (heard.trackId !== null) reports.at(heard.trackId, heard.time, heard.state === 'playing')
    }
    const leave = () => {
      reports.cut('left')
      reports.flush()
    }
    const hide = () => document.visibilityState === 'hidden' && leave()
    const unwatch = player.watch(listen)
    const unend = player.onEnd(() => reports.cut('ended'))
    const timer = setInterval(() => reports.flush(), OFTEN)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      unwatch()
      unend()
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])

  useEffect(() => {
    if (trackId !== undefined) reporter.current?.begin(trackId)
  }, [trackId])

  return { rated: () => reporter.current?.cut('rated') }
}
