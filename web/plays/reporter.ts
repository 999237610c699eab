import type { Play } from '../../contract/plays.ts'
import { hear, hundredths, type Interval, LONGEST_LOOK, rounded } from './heard.ts'

/**
 * Writes down what is heard and reports it in batches, also when the page goes away.
 * 1. One event is one item on the screen: it begins with it and ends once, with how it ended.
 * 2. Only what sounded is told: jumps are not heard, and an item without sound is not reported.
 * 3. A page that is hidden may never come back: what was heard until then goes out as "left", and coming back
 *    begins a new event of the same visit.
 */
export class PlayReporter {
  #send: (plays: Play[]) => void
  #newId: () => string
  #visitId: string
  #waiting: Play[] = []
  #current: { trackId: number; eventId: string; heard: Interval[]; at: number; isPlaying: boolean } | null = null

  constructor(outside: { send: (plays: Play[]) => void; newId: () => string }) {
    this.#send = outside.send
    this.#newId = outside.newId
    this.#visitId = outside.newId()
  }

  begin(trackId: number) {
    if (this.#current?.trackId === trackId) return
    this.end('swiped')
    this.#current = { trackId, eventId: this.#newId(), heard: [], at: 0, isPlaying: false }
  }

  /** Where the sound of the current item is, in seconds; called while it plays, and when it pauses. */
  at(trackId: number, seconds: number, isPlaying: boolean) {
    const current = this.#current
    if (current?.trackId !== trackId) return
    const passed = seconds - current.at
    if (current.isPlaying && passed > 0 && passed <= LONGEST_LOOK) {
      current.heard = hear(current.heard, current.at, seconds)
    }
    current.at = seconds
    current.isPlaying = isPlaying
  }

  end(how: Play['how']) {
    const current = this.#current
    this.#current = null
    if (!current || current.heard.length === 0) return
    this.#waiting.push({
      eventId: current.eventId,
      visitId: this.#visitId,
      trackId: current.trackId,
      intervals: rounded(current.heard),
      endedAt: hundredths(current.at),
      how,
    })
    if (this.#waiting.length >= BATCH) this.flush()
  }

  /** Ends the current event without leaving the item: what comes after is told as a new one. */
  cut(how: Play['how']) {
    const trackId = this.#current?.trackId
    this.end(how)
    if (trackId !== undefined) this.begin(trackId)
  }

  flush() {
    if (this.#waiting.length > 0) this.#send(this.#waiting.splice(0))
  }
}
const BATCH = 5
