import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { lessMotion } from '../ui/motion.ts'
import { wasOvertaken } from './stale.ts'

/** Pages change with a view transition, where there is one and nobody asked for less movement. */
export const slide: AroundNavHandler = (navigate, to, options) => {
  if (wasOvertaken() && to !== location.pathname) return location.assign(to)
  const move = () => {
    navigate(to, options)
    scrollTo(0, 0)
  }
  if (!document.startViewTransition || lessMotion() || to === location.pathname) return move()
  const { ready, finished, updateCallbackDone } = document.startViewTransition(() => flushSync(move))
  // A transition that the next one overtakes is no error.
  for (const end of [ready, finished, updateCallbackDone]) end.catch(() => undefined)
}
