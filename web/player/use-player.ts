import { useEffect, useRef, useSyncExternalStore } from 'react'
import { joinMediaSession, type Keys } from './media-session.ts'
import { gainOutput } from './output.ts'
import { type Heard, Player, type PlayerState } from './player.ts'

const audio = new Audio()
/** The page's one player. */
export const player = new Player({ audio, ahead: new Audio(), output: gainOutput(audio) })
const session = joinMediaSession(player)

/** All that is heard, four times a second while it plays. */
export const usePlayer = (): Heard => useSyncExternalStore(player.watch, player.heard)

/** How it is with one track: changes seldom, so whole items may read it. */
export const usePlayerState = (trackId: number): PlayerState =>
  useSyncExternalStore(player.watch, () => (player.heard().trackId === trackId ? player.heard().state : 'stopped'))

/** Seconds heard of one track; 0 while another is in the player. */
export const usePlayerTime = (trackId: number): number =>
  useSyncExternalStore(player.watch, () => (player.heard().trackId === trackId ? player.heard().time : 0))

/** Lends the media keys for next and previous to whoever lists tracks, while it is on screen. */
export function useMediaKeys(keys: Keys) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    session.setKeys({ next: () => latest.current.next(), previous: () => latest.current.previous() })
    return () => session.setKeys(null)
  }, [])
}
