import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SOUND } from '../../contract/limits.ts'
import type { Outcome } from '../player/player.ts'
import { toast } from '../ui/toast.ts'
import { reviewItem } from '../words/feed-review.ts'

/** The music under a review: asked to play when the video is over, to pause when it comes back. */
export type Music = { play: () => Promise<Outcome>; pause: () => void }

/**
 * A review's video and the music after it.
 * 1. At most one of the two sounds.
 * 2. The video starts with its item and begins anew with it; what is small or held (a dialog is open) is paused.
 * 3. Small means that the music plays, one second later.
 */
export function useReviewVideo({
  isActive,
  isHeld,
  music,
  onFailed,
}: {
  isActive: boolean
  isHeld: boolean
  music: Music
  onFailed: () => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  const [isLarge, setLarge] = useState(true)
  const [startsIn, setStartsIn] = useState(0)

  const play = useEffectEvent(async () => {
    try {
      await video.current?.play()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast(reviewItem.noVideo)
      onFailed()
    }
  })
  const startMusic = useEffectEvent(async () => {
    setStartsIn(0)
    const outcome = await music.play()
    if (outcome === 'blocked' || outcome === 'failed') toast(reviewItem.noMusic)
  })

  // Begun once for each time that the item is the current one: a dialog over it that closes does not begin it again.
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isActive || isHeld || isBegun.current) return
    const timer = setTimeout(() => {
      isBegun.current = true
      play()
    }, SOUND.autoPlay)
    return () => clearTimeout(timer)
  }, [isActive, isHeld])

  useEffect(() => {
    const element = video.current
    if (!isActive || !element) return
    return () => {
      isBegun.current = false
      element.pause()
      element.currentTime = 0
      setLarge(true)
      setStartsIn(0)
    }
  }, [isActive])

  useEffect(() => {
    if (isHeld) {
      video.current?.pause()
      setStartsIn(0)
    }
    const pauseWhenHidden = () => document.visibilityState === 'hidden' && video.current?.pause()
    document.addEventListener('visibilitychange', pauseWhenHidden)
    return () => document.removeEventListener('visibilitychange', pauseWhenHidden)
  }, [isHeld])

  useEffect(() => {
    if (startsIn === 0) return
    const timer = setTimeout(() => (startsIn > 1 ? setStartsIn(startsIn - 1) : startMusic()), 1000)
    return () => clearTimeout(timer)
  }, [startsIn])

  return {
    video,
    isLarge,
    startsIn,
    shrink() {
      video.current?.pause()
      setLarge(false)
      setStartsIn(Math.ceil(SOUND.afterVideo / 1000))
    },
    enlarge() {
      music.pause()
      setStartsIn(0)
      setLarge(true)
      play()
    },
    toggle() {
      if (video.current?.paused) play()
      else video.current?.pause()
    },
  }
}
