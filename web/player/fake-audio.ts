import type { Clock } from './clock.ts'

/** Stands in for the browser's audio element in tests: starts when told to, and fails as browsers fail. */
export class FakeAudio extends EventTarget {
  preload = ''
  muted = false
  volume = 1
  currentTime = 0
  duration = Number.NaN
  sounding = false
  plays = 0
  /** Null: play() waits until `start` or `refuse`. */
  answer: 'start' | DOMException | null = 'start'
  #src: string | null = null
  #waiting: { resolve: () => void; reject: (error: unknown) => void } | null = null

  getAttribute(_name: 'src') {
    return this.#src
  }
  setAttribute(_name: 'src', src: string) {
    this.#src = src
    this.currentTime = 0
  }
  removeAttribute(_name: 'src') {
    this.#src = null
  }
  load() {
    this.sounding = false
    this.refuse(new DOMException('The play() request was interrupted by a new load request.', 'AbortError'))
  }
  play(): Promise<void> {
    this.plays++
    if (this.answer === 'start') {
      this.sounding = true
      return Promise.resolve()
    }
    if (this.answer) return Promise.reject(this.answer)
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }
  pause() {
    this.sounding = false
    this.refuse(new DOMException('The play() request was interrupted by a call to pause().', 'AbortError'))
  }
  start() {
    this.sounding = true
    this.#waiting?.resolve()
    this.#waiting = null
  }
  refuse(error: DOMException) {
    this.#waiting?.reject(error)
    this.#waiting = null
  }
}

export class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  hide() {
    this.visibilityState = 'hidden'
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** A clock that stands still until it is moved. */
export class FakeClock implements Clock {
  #now = 10_000
  #due: { at: number; act: () => void }[] = []
  now = () => this.#now
  after = (milliseconds: number, act: () => void) => {
    const entry = { at: this.#now + milliseconds, act }
    this.#due.push(entry)
    return () => {
      this.#due = this.#due.filter((other) => other !== entry)
    }
  }
  move(milliseconds: number) {
    const until = this.#now + milliseconds
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#due = this.#due.filter((other) => other !== next)
      this.#now = next.at
      next.act()
    }
    this.#now = until
  }
}
