import { useEffect, useEffectEvent } from 'react'
import { SOUND } from '../../contract/limits.ts'
import type { Track } from '../../contract/tracks.ts'
import { player, usePlayerState } from '../player/use-player.ts'
import { toast } from '../ui/toast.ts'
import { feed } from '../words/feed.ts'

/** How a track sounds, and what toggles it. */
export function useSound(track: Track) {
  const state = usePlayerState(track.id)
  return {
    isPlaying: state === 'playing' || state === 'starting',
    /** The browser waits for a gesture. */
    isBlocked: state === 'blocked',
    toggle: () => void toggle(track),
    play: () => player.play(track),
    pause: () => player.pause(),
  }
}

/** Whoever asks for a sound and gets none is told; what was to play by itself falls silent without a word. */
async function toggle(track: Track) {
  if ((await player.toggle(track)) !== 'failed') return
  toast(feed.silent)
}

/** Half a second after an item became the current one it plays; when it no longer is, it stops. */
export function useAutoPlay(track: Track, isOn: boolean) {
  const play = useEffectEvent(() => void player.play(track))
  const { id } = track
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => play(), SOUND.autoPlay)
    return () => {
      clearTimeout(timer)
      if (player.heard().trackId === id) player.stop()
    }
  }, [isOn, id])
}

/** Fetches what sounds next, once the current sound no longer needs the line for itself. */
export function usePrepared(track: Track | undefined) {
  const address = track?.audio
  useEffect(() => {
    if (!address) return
    const timer = setTimeout(() => player.prepare({ audio: address }), PATIENCE)
    return () => clearTimeout(timer)
  }, [address])
}
const PATIENCE = 900
