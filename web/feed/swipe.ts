import { SWIPE } from '../../contract/limits.ts'
import { lessMotion } from '../ui/motion.ts'
import { decideSwipe, releaseSpeed, restingWheel, type Sample, type Step, TAP_SLACK, turnWheel } from './gesture.ts'

type Outside = {
  canStep: (step: Step) => boolean
  /** A step was accepted: it comes in 200 ms. */
  onLeave: () => void
  /** Must have rendered the new order when it returns. */
  onStep: (step: Step) => void
  /** A tap that was on no control, at this height of the screen. */
  onTap: (y: number) => void
}

/**
 * The finger and the list: pointer events write one transform, and letting go settles it with an animation that the
 * compositor runs.
 * 1. Nothing renders while the finger moves.
 * 2. A step is taken once, 200 ms after it was accepted; a new gesture in between takes it at once.
 * 3. A drag is not a tap: the click that follows it goes nowhere.
 * 4. A tap on a control is the control's, and so is a drag on one that is dragged (`data-drags`).
 */
export class Swipe {
  #stage: HTMLElement
  #list: HTMLElement
  #outside: Outside
  #drag: { pointer: number; x: number; y: number; dy: number; samples: Sample[]; isUnderWay: boolean } | null = null
  #settling: { step: Step | null; animation: Animation; timer: ReturnType<typeof setTimeout> } | null = null
  #wheel = restingWheel
  #listeners = new AbortController()

  constructor(stage: HTMLElement, list: HTMLElement, outside: Outside) {
    this.#stage = stage
    this.#list = list
    this.#outside = outside
    const { signal } = this.#listeners
    stage.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    stage.addEventListener('pointermove', (event) => this.#move(event), { signal })
    stage.addEventListener('pointerup', (event) => this.#up(event), { signal })
    stage.addEventListener('pointercancel', (event) => this.#up(event, true), { signal })
    stage.addEventListener('click', (event) => this.#click(event), { signal, capture: true })
    stage.addEventListener('wheel', (event) => this.#roll(event), { signal, passive: true })
  }

  stop() {
    this.#listeners.abort()
    this.#rest()
  }

  /** Moves one item, as a key or a button asks. */
  step(step: Step) {
    this.finish()
    if (this.#outside.canStep(step)) this.#settle(step, 0)
  }

  /** Takes at once a step that is on its way. */
  finish() {
    const step = this.#settling?.step
    if (step) this.#outside.onStep(step)
    this.#rest()
  }

  #rest() {
    if (!this.#settling) return
    clearTimeout(this.#settling.timer)
    this.#settling.animation.cancel()
    this.#settling = null
    this.#list.style.transform = ''
  }

  #down(event: PointerEvent) {
    this.#drag = null
    if (event.button !== 0 || !event.isPrimary || isWithin(event, '[data-drags]')) return
    this.finish()
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: at } = event
    this.#drag = { pointer, x, y, dy: 0, samples: [{ y, at }], isUnderWay: false }
  }

  #move(event: PointerEvent) {
    const drag = this.#drag
    if (drag?.pointer !== event.pointerId) return
    const dy = event.clientY - drag.y
    if (!drag.isUnderWay) {
      if (Math.abs(dy) < TAP_SLACK || Math.abs(event.clientX - drag.x) > Math.abs(dy)) return
      drag.isUnderWay = true
      this.#stage.setPointerCapture(event.pointerId)
    }
    drag.dy = dy
    drag.samples.push({ y: event.clientY, at: event.timeStamp })
    if (drag.samples.length > 40) drag.samples.shift()
    this.#list.style.transform = `translate3d(0, ${this.#shownAt(dy)}px, 0)`
  }

  #up(event: PointerEvent, isCancelled = false) {
    const drag = this.#drag
    if (drag?.pointer !== event.pointerId) return
    if (!drag.isUnderWay) {
      this.#drag = null
      return
    }
    const speed = releaseSpeed(drag.samples, drag.dy, event.timeStamp)
    const step = isCancelled ? null : decideSwipe(drag.dy, speed)
    this.#settle(step && this.#outside.canStep(step) ? step : null, this.#shownAt(drag.dy))
  }

  #click(event: MouseEvent) {
    const wasDrag = this.#drag?.isUnderWay
    this.#drag = null
    // A key pressed on a control makes a click without a place.
    if (event.detail === 0) return
    if (wasDrag) event.stopPropagation()
    else if (!isWithin(event, CONTROLS)) this.#outside.onTap(event.clientY)
  }

  #roll(event: WheelEvent) {
    if (event.ctrlKey) return
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 40
    const { wheel, step } = turnWheel(this.#wheel, event.deltaY * lines, event.timeStamp)
    this.#wheel = wheel
    if (step) this.step(step)
  }

  /** Where the list is drawn for a finger at `dy`: without the slack, and reluctantly where there is nothing to come. */
  #shownAt(dy: number) {
    const pulled = dy - Math.sign(dy) * TAP_SLACK
    return this.#outside.canStep(dy < 0 ? 'next' : 'previous') ? pulled : pulled * 0.3
  }

  #settle(step: Step | null, from: number) {
    const height = this.#stage.clientHeight
    const to = step === 'next' ? -height : step === 'previous' ? height : 0
    const duration = step ? SWIPE.transition : BACK
    const frames = lessMotion()
      ? { opacity: step ? [1, 0] : [1, 1] }
      : { transform: [`translate3d(0, ${from}px, 0)`, `translate3d(0, ${to}px, 0)`] }
    const animation = this.#list.animate(frames, { duration, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'forwards' })
    // The clock takes the step, not the animation's end: a page in the background draws no frames.
    this.#settling = { step, animation, timer: setTimeout(() => this.finish(), duration) }
    if (step) this.#outside.onLeave()
  }
}

const BACK = 260
const CONTROLS = 'button, a, input, select, textarea, label, [role="slider"], [data-drags]'
const isWithin = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null
