/**
 * The one audio element of the page, and who may make it sound.
 *
 * Browsers let an element play once a gesture has touched it, phones only that very element; and two tracks must never
 * sound at once. So there is one element for the whole visit, and this class is the only code that touches it.
 *
 * 1. At most one track sounds: starting one replaces the other.
 * 2. A play request within 300 ms of the last accepted one is ignored; so is one while a start is under way and until
 *    200 ms after it succeeded, and one within 150 ms of a stop. A stop or a pause ends a start that is under way.
 * 3. Whatever comes of an attempt that was overtaken is dropped: only the newest attempt changes the state.
 * 4. A page that becomes hidden is silent at once.
 * 5. The volume that is set is between 0 and 1; a track's loudness gain is applied behind it, and may exceed 1.
 * 6. After an error the element holds nothing; except after AbortError and NotAllowedError, which leave it in place.
 * 7. The second element never sounds: it fetches the next address, so that the first one finds it in the cache.
 */
import { SOUND, SWIPE } from '../../contract/limits.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Output, plainOutput } from './output.ts'
// The first gesture plays it, so that the element may sound from then on.
import silence from './silence.wav'

export type Playable = {
  id: number
  audio: string
  gainDb: number
  title: string
  artistName: string
  coverImage: string | null
}
/** `blocked`: the browser forbids sound before a gesture. */
export type PlayerState = 'stopped' | 'starting' | 'playing' | 'paused' | 'blocked' | 'failed'
export type Heard = { trackId: number | null; state: PlayerState; time: number; duration: number }
export type Outcome = 'playing' | 'blocked' | 'failed' | 'ignored' | 'overtaken'

type Parts = {
  audio: HTMLAudioElement
  /** Fetches ahead. */
  ahead: HTMLAudioElement
  clock?: Clock
  page?: Document
  output?: Output
}

const NOTHING: Heard = { trackId: null, state: 'stopped', time: 0, duration: 0 }
const FADE_STEP = 20
export class Player {
  #audio: HTMLAudioElement
  #ahead: HTMLAudioElement
  #clock: Clock
  #output: Output
  #heard: Heard = NOTHING
  #track: Playable | null = null
  #volume = 1
  #fade = 1
  #attempt = 0
  #locked = false
  #lastRequest = Number.NEGATIVE_INFINITY
  #quietUntil = Number.NEGATIVE_INFINITY
  #fromStart = false
  #unlocked = false
  #watchers = new Set<() => void>()
  #endings = new Set<(trackId: number) => void>()
  #away = new AbortController()

  constructor({ audio, ahead, clock = systemClock, page = document, output = plainOutput(audio) }: Parts) {
    this.#audio = audio
    this.#ahead = ahead
    this.#clock = clock
    this.#output = output
    audio.preload = 'auto'
    ahead.preload = 'auto'
    ahead.muted = true
    const { signal } = this.#away
    audio.addEventListener('timeupdate', () => this.#tell({}), { signal })
    audio.addEventListener('durationchange', () => this.#tell({}), { signal })
    audio.addEventListener('seeked', () => this.#tell({}), { signal })
    audio.addEventListener('ended', () => this.#end(), { signal })
    // While it starts, the answer to play() tells of the same error.
    audio.addEventListener(
      'error',
      () => this.#heard.state !== 'starting' && this.#ours() && this.#fail(this.#attempt),
      { signal },
    )
    // The system can pause an element by itself: a call comes in, headphones are pulled out.
    audio.addEventListener('pause', () => this.#heard.state === 'playing' && this.#tell({ state: 'paused' }), {
      signal,
    })
    page.addEventListener(
      'visibilitychange',
      () => page.visibilityState === 'hidden' && this.stop({ keepPlace: true }),
      { signal },
    )
    for (const gesture of ['pointerup', 'touchend', 'keydown'])
      page.addEventListener(gesture, () => this.#unlock(), { signal, capture: true, passive: true })
  }

  /** Asks for a track to sound, from its start, or from where it was paused. */
  async play(track: Playable): Promise<Outcome> {
    const now = this.#clock.now()
    if (now - this.#lastRequest < SOUND.debounce || this.#locked || now < this.#quietUntil) return 'ignored'
    this.#lastRequest = now
    this.#locked = true
    const attempt = ++this.#attempt
    this.#load(track)
    this.#setFade(1)
    this.#tell({ trackId: track.id, state: 'starting' })
    try {
      await this.#audio.play()
    } catch (error) {
      return this.#notStarted(attempt, error)
    }
    if (attempt !== this.#attempt) return 'overtaken'
    this.#clock.after(SOUND.lockRelease, () => {
      if (attempt === this.#attempt) this.#locked = false
    })
    this.#tell({ state: 'playing' })
    return 'playing'
  }

  /** Plays what is silent, pauses what sounds. */
  async toggle(track: Playable): Promise<Outcome | 'paused'> {
    const sounds = this.#heard.state === 'playing' || this.#heard.state === 'starting'
    if (!sounds || this.#heard.trackId !== track.id) return this.play(track)
    this.pause()
    return 'paused'
  }

  pause() {
    this.#giveUpStart()
    if (this.#heard.trackId !== null) this.#tell({ state: 'paused' })
    this.#audio.pause()
  }

  /** Falls silent at once. `keepPlace`: played again, the track goes on from where it was. */
  stop({ keepPlace = false } = {}) {
    const wasOn = this.#heard.state !== 'stopped'
    this.#giveUpStart()
    if (wasOn) this.#quietUntil = this.#clock.now() + SOUND.quiet
    this.#fromStart = !keepPlace
    this.#tell({ state: 'stopped' })
    this.#audio.pause()
    this.#setFade(1)
  }

  /** Falls silent over 200 ms, as long as a swipe takes. What is asked for meanwhile comes first. */
  fadeOut(): Promise<void> {
    const attempt = this.#attempt
    const steps = SWIPE.transition / FADE_STEP
    return new Promise((resolve) => {
      const step = (left: number) => {
        if (attempt !== this.#attempt) return resolve()
        if (left === 0) {
          this.stop()
          return resolve()
        }
        this.#setFade((left - 1) / steps)
        this.#clock.after(FADE_STEP, () => step(left - 1))
      }
      step(steps)
    })
  }

  seek(seconds: number) {
    const end = Number.isFinite(this.#audio.duration) ? this.#audio.duration : seconds
    this.#fromStart = false
    this.#audio.currentTime = Math.min(Math.max(0, seconds), end)
    this.#tell({})
  }

  /** Fetches a track that is likely to be next. */
  prepare(track: Pick<Playable, 'audio'>) {
    if (this.#ahead.getAttribute('src') === track.audio) return
    this.#ahead.setAttribute('src', track.audio)
    this.#ahead.load()
  }

  get volume() {
    return this.#volume
  }
  set volume(volume: number) {
    this.#volume = Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1
    this.#level()
  }

  /** The track that is in the player, sounding or not. */
  get track() {
    return this.#track
  }
  /** What is heard now; a new object whenever it changes. */
  heard = () => this.#heard
  watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }
  /** Tells when a track was heard to its end. */
  onEnd(ending: (trackId: number) => void) {
    this.#endings.add(ending)
    return () => this.#endings.delete(ending)
  }

  dispose() {
    this.#away.abort()
    this.#attempt++
    this.#empty()
    this.#ahead.removeAttribute('src')
    this.#watchers.clear()
  }

  #load(track: Playable) {
    const same = this.#track?.audio === track.audio && this.#audio.getAttribute('src') === track.audio
    this.#track = track
    if (!same) {
      this.#audio.setAttribute('src', track.audio)
      this.#audio.load()
    } else if (this.#fromStart) this.#audio.currentTime = 0
    this.#fromStart = false
    this.#level()
  }

  #notStarted(attempt: number, error: unknown): Outcome {
    if (attempt !== this.#attempt) return 'overtaken'
    const name = error instanceof Error || error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError') {
      this.#locked = false
      this.#tell({ state: 'blocked' })
      return 'blocked'
    }
    if (name === 'AbortError') {
      this.#locked = false
      this.#tell({ state: 'paused' })
      return 'overtaken'
    }
    this.#fail(attempt)
    return 'failed'
  }

  #fail(attempt: number) {
    if (attempt !== this.#attempt || this.#track === null) return
    this.#giveUpStart()
    this.#empty()
    this.#tell({ state: 'failed' })
  }

  #end() {
    const { trackId } = this.#heard
    this.#tell({ state: 'paused' })
    if (trackId !== null) for (const ending of this.#endings) ending(trackId)
  }

  #giveUpStart() {
    this.#attempt++
    this.#locked = false
  }

  #empty() {
    this.#audio.pause()
    this.#audio.removeAttribute('src')
    this.#audio.load()
    this.#track = null
  }

  #unlock() {
    this.#output.wake()
    if (this.#unlocked) return
    this.#unlocked = true
    if (this.#heard.state === 'playing' || this.#heard.state === 'starting') return
    this.#audio.setAttribute('src', silence)
    this.#audio.play().then(
      () => this.#audio.getAttribute('src') === silence && this.#audio.pause(),
      () => {
        this.#unlocked = false
      },
    )
  }

  #setFade(fade: number) {
    this.#fade = fade
    this.#level()
  }

  #level() {
    this.#output.set(this.#volume * this.#fade, 10 ** ((this.#track?.gainDb ?? 0) / 20))
  }

  #ours() {
    return this.#track !== null && this.#audio.getAttribute('src') === this.#track.audio
  }

  #tell(change: Partial<Heard>) {
    const ours = this.#ours()
    const duration = ours && Number.isFinite(this.#audio.duration) ? this.#audio.duration : 0
    this.#heard = { ...this.#heard, time: ours ? this.#audio.currentTime : 0, duration, ...change }
    for (const watcher of this.#watchers) watcher()
  }
}
