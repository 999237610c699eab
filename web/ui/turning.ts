import { useEffect, useRef } from 'react'
import { lessMotion } from './motion.ts'

/** 33 1/3 rounds a minute. */
const ROUND = 1800
const SPIN_UP = 600
const STOP = 900

/** Turns an element like a platter: up to speed in 600 ms, to rest in 900. It stands still for people who prefer that. */
export function useTurning(playing: boolean) {
  const element = useRef<HTMLSpanElement>(null)
  const turn = useRef<Animation | null>(null)

  useEffect(() => {
    if (!element.current || lessMotion()) return
    if (!turn.current) {
      if (!playing) return
      turn.current = element.current.animate(
        { rotate: ['0deg', '360deg'] },
        { duration: ROUND, iterations: Number.POSITIVE_INFINITY },
      )
      turn.current.playbackRate = 0.05
    }
    return changeSpeed(turn.current, playing)
  }, [playing])

  useEffect(() => () => turn.current?.cancel(), [])
  return element
}

function changeSpeed(turn: Animation, playing: boolean): () => void {
  const from = turn.playState === 'running' ? turn.playbackRate : 0.05
  const target = playing ? 1 : 0
  const duration = playing ? SPIN_UP : STOP
  const begun = performance.now()
  turn.play()
  let frame = requestAnimationFrame(function step(now) {
    const done = Math.min(1, Math.max(0, (now - begun) / duration))
    if (done === 1 && !playing) return turn.pause()
    turn.playbackRate = Math.max(0.01, from + (target - from) * done)
    if (done < 1) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
