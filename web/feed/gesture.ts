import { SWIPE } from '../../contract/limits.ts'

export type Step = 'next' | 'previous'

/** What a drag means when the finger lifts. `dy` in pixels, up is negative; `speed` in pixels a millisecond. */
export function decideSwipe(dy: number, speed: number): Step | null {
  const distance = Math.abs(dy)
  const isAccepted = distance > SWIPE.distance || (distance > SWIPE.flick && speed > SWIPE.speed)
  if (!isAccepted) return null
  return dy < 0 ? 'next' : 'previous'
}

export type Sample = { y: number; at: number }

/** The speed at which the finger left, along its drag: over the last tenth of a second, so that a rest before lifting is slow. */
export function releaseSpeed(samples: readonly Sample[], dy: number, now: number): number {
  const last = samples.at(-1)
  const first = samples.findLast(({ at }) => now - at >= RECENT) ?? samples[0]
  if (!first || !last) return 0
  const elapsed = Math.min(RECENT, now - first.at)
  return Math.max(0, ((last.y - first.y) * Math.sign(dy)) / Math.max(1, elapsed))
}
const RECENT = 100

/** A tap on the cover or the sheet: the thirds of the whole screen decide. */
export function decideTap(y: number, height: number): Step | 'toggle' {
  if (y < height / 3) return 'previous'
  return y > (height * 2) / 3 ? 'next' : 'toggle'
}

/** Further than this and it is a drag, not a tap. */
export const TAP_SLACK = 10

export type Wheel = { turned: number; at: number; isSpent: boolean }
export const restingWheel: Wheel = { turned: 0, at: Number.NEGATIVE_INFINITY, isSpent: false }

/** One turn of the wheel is one step, however long a trackpad goes on rolling: it counts again after a pause. */
export function turnWheel(wheel: Wheel, deltaY: number, now: number): { wheel: Wheel; step: Step | null } {
  const isNewTurn = now - wheel.at > PAUSE || (wheel.turned !== 0 && Math.sign(deltaY) !== Math.sign(wheel.turned))
  const turned = (isNewTurn ? 0 : wheel.turned) + deltaY
  const isSpent = !isNewTurn && wheel.isSpent
  const step = !isSpent && Math.abs(turned) >= NOTCH ? (turned > 0 ? 'next' : 'previous') : null
  return { wheel: { turned, at: now, isSpent: isSpent || step !== null }, step }
}
const PAUSE = 180
const NOTCH = 40
