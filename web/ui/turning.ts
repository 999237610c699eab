import { useEffect, useRef } from 'react'
import { lessMotion } from './motion.ts'

/** 33 1/3 rounds a minute. */
const ROUND = 1800
const SPIN_UP = 600
const STOP = 900
/** Degrees passed on the way to speed, and from it to rest: half of what full speed would have covered. */
const rising = (SPIN_UP / ROUND) * 180
const falling = (STOP / ROUND) * 180

/** Rounds before it stands still by itself: half an hour, longer than any track. */
const ROUNDS = 1000

type Motion = { from: number; to: 'speed' | 'rest'; animation: Animation }

/**
 * Turns an element like a platter: up to speed in 600 ms, to rest in 900. It stands still for people who prefer that.
 * One animation at a time, so that the compositor turns it and the page's own thread has nothing to do.
 */
export function useTurning(playing: boolean) {
  const element = useRef<HTMLSpanElement>(null)
  const motion = useRef<Motion | null>(null)

  useEffect(() => {
    if (!element.current || lessMotion() || (!playing && !motion.current)) return
    const before = motion.current
    const from = before ? angleOf(before) : 0
    motion.current = playing ? spinUp(element.current, from) : stop(element.current, from)
    before?.animation.cancel()
  }, [playing])

  useEffect(
    () => () => {
      motion.current?.animation.cancel()
      motion.current = null
    },
    [],
  )
  return element
}

/** Evenly faster along the parabola t², then on and on. */
function spinUp(element: HTMLElement, from: number): Motion {
  const duration = SPIN_UP + ROUNDS * ROUND
  const animation = element.animate(
    [
      { rotate: `${from}deg`, easing: 'cubic-bezier(.333, 0, .667, .333)' },
      { rotate: `${from + rising}deg`, offset: SPIN_UP / duration },
      { rotate: `${from + rising + ROUNDS * 360}deg` },
    ],
    { duration, fill: 'forwards' },
  )
  return { from, to: 'speed', animation }
}

/** Evenly slower. */
function stop(element: HTMLElement, from: number): Motion {
  const animation = element.animate(
    { rotate: [`${from}deg`, `${from + falling}deg`] },
    { duration: STOP, easing: 'cubic-bezier(.333, .667, .667, 1)', fill: 'forwards' },
  )
  return { from, to: 'rest', animation }
}

function angleOf({ from, to, animation }: Motion): number {
  const passed = Number(animation.currentTime ?? 0)
  if (to === 'rest') return (from + falling * (1 - (1 - Math.min(1, passed / STOP)) ** 2)) % 360
  const faster = rising * Math.min(1, passed / SPIN_UP) ** 2
  return (from + faster + (Math.max(0, passed - SPIN_UP) / ROUND) * 360) % 360
}
