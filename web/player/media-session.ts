import { product } from '../words/product.ts'
import type { Player } from './player.ts'

export type Keys = { next: () => void; previous: () => void }

/** Shows what plays on the lock screen and the keyboard's media keys, and obeys them. Returns how to set next and previous. */
export function joinMediaSession(
  player: Player,
  session: MediaSession | undefined = globalThis.navigator?.mediaSession,
) {
  let shown: number | null = null
  const set = (action: MediaSessionAction, act: MediaSessionActionHandler | null) => {
    // Browsers know different actions, and throw on the others.
    try {
      session?.setActionHandler(action, act)
    } catch {}
  }
  const again = () => player.track && void player.play(player.track)

  set('play', again)
  set('pause', () => player.pause())
  set('stop', () => player.stop({ keepPlace: true }))
  set('seekto', ({ seekTime }) => seekTime != null && player.seek(seekTime))
  set('seekbackward', ({ seekOffset }) => player.seek(player.heard().time - (seekOffset ?? 10)))
  set('seekforward', ({ seekOffset }) => player.seek(player.heard().time + (seekOffset ?? 10)))

  const unwatch = player.watch(() => {
    if (!session) return
    const { trackId, state, time, duration } = player.heard()
    session.playbackState =
      state === 'playing' || state === 'starting' ? 'playing' : trackId === null ? 'none' : 'paused'
    const { track } = player
    if (track && track.id !== shown && typeof MediaMetadata !== 'undefined') {
      shown = track.id
      session.metadata = new MediaMetadata({
        title: track.title,
        artist: track.artistName,
        album: product,
        artwork: track.coverImage ? [{ src: track.coverImage }] : [],
      })
    }
    if (duration > 0 && time <= duration) session.setPositionState?.({ duration, position: time })
  })

  return {
    /** What the keys for the next and the previous track do; null when nothing lists tracks. */
    setKeys(keys: Keys | null) {
      set('nexttrack', keys && (() => keys.next()))
      set('previoustrack', keys && (() => keys.previous()))
    },
    leave: unwatch,
  }
}
