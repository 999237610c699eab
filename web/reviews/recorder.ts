/**
 * Records one take: sets the camera up, records at most a minute, and lets go of the camera.
 *
 * 1. The camera is on only while setting up, idle or recording. Whatever ends these turns it off, also when the
 *    camera arrives after everything was closed.
 * 2. A take holds every chunk that came, also where the camera was pulled out or the recorder broke.
 * 3. What touches the browser comes in through `Studio`, so that a minute need not last a minute in a test.
 */

import { RECORDING } from '../../contract/limits.ts'
import { recording } from '../words/recording.ts'

/** Tried in this order; where none is supported the browser chooses. */
export const VIDEO_TYPES = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=h264,opus',
  'video/webm',
  'video/mp4',
  'video/mp4;codecs=h264,aac',
] as const

/** What a phone sends in a minute stays near 15 MB. */
const BITRATE = { videoBitsPerSecond: 1_900_000, audioBitsPerSecond: 96_000 }

export type Take = { attempt: string; video: Blob; milliseconds: number }

export type Recording =
  | { step: 'setting-up' }
  | { step: 'no-camera' }
  | { step: 'idle'; camera: MediaStream }
  | { step: 'recording'; camera: MediaStream; seconds: number }
  | { step: 'stopped'; take: Take }
  | { step: 'closed' }

export type Studio = {
  openCamera: () => Promise<MediaStream>
  supports: (type: string) => boolean
  makeRecorder: (camera: MediaStream, options: MediaRecorderOptions) => MediaRecorder
  /** Milliseconds from any point, never going back. */
  now: () => number
  /** Calls again and again until the returned function is called. */
  every: (milliseconds: number, tick: () => void) => () => void
  alert: (sentence: string) => void
}

/** Told of a take while it comes into being, so that it outlives the page. */
export type Keeper = {
  begin: (attempt: string, type: string) => void
  add: (attempt: string, chunk: Blob, milliseconds: number) => void
  discard: () => void
}

export const chooseType = (supports: Studio['supports']) => VIDEO_TYPES.find((type) => supports(type))

export class Recorder {
  #state: Recording = { step: 'closed' }
  #listeners = new Set<() => void>()
  #studio: Studio
  #keeper: Keeper
  #onNothing: () => void
  /** Rises with every change of mind: what was asked for before it is no longer wanted. */
  #wish = 0
  #finish: (() => void) | undefined
  #abandon: (() => void) | undefined

  /** `onNothing`: it was stopped before anything came. */
  constructor(studio: Studio, keeper: Keeper, onNothing: () => void = () => {}) {
    this.#studio = studio
    this.#keeper = keeper
    this.#onNothing = onNothing
  }

  get state() {
    return this.#state
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async open() {
    const wish = this.#next()
    this.#become({ step: 'setting-up' })
    try {
      const camera = await this.#studio.openCamera()
      if (wish !== this.#wish) return turnOff(camera)
      this.#become({ step: 'idle', camera })
    } catch {
      if (wish !== this.#wish) return
      this.#become({ step: 'no-camera' })
      this.#studio.alert(recording.noCamera)
    }
  }

  /** Shows a take that an earlier visit left behind. */
  restore(take: Take) {
    this.#next()
    this.#become({ step: 'stopped', take })
  }

  start() {
    if (this.#state.step !== 'idle') return
    const { camera } = this.#state
    try {
      this.#record(camera)
    } catch {
      this.#studio.alert(recording.noStart)
    }
  }

  stop() {
    this.#finish?.()
  }

  /** Throws away what is being recorded and stands ready again, the camera still on. */
  cancel() {
    if (this.#state.step !== 'recording') return
    const { camera } = this.#state
    this.#abandon?.()
    this.#keeper.discard()
    this.#become({ step: 'idle', camera })
  }

  /** Throws away the take and sets the camera up for another. */
  retake() {
    this.#keeper.discard()
    return this.open()
  }

  /** Lets go of the camera. What was kept stays kept. */
  close() {
    this.#next()
    this.#become({ step: 'closed' })
  }

  #next() {
    this.#abandon?.()
    return ++this.#wish
  }

  #record(camera: MediaStream) {
    const type = chooseType(this.#studio.supports)
    const recorder = this.#studio.makeRecorder(camera, { ...BITRATE, ...(type && { mimeType: type }) })
    const attempt = crypto.randomUUID()
    const chunks: Blob[] = []
    const startedAt = this.#studio.now()
    const elapsed = () => Math.min(RECORDING.limit, this.#studio.now() - startedAt)
    let milliseconds = 0
    let over = false

    const finish = () => {
      if (over) return
      over = true
      milliseconds = elapsed()
      release()
      if (recorder.state === 'inactive') wrapUp()
      else recorder.stop()
    }
    const wrapUp = () => {
      if (!over) finish()
      if (this.#abandon !== abandon) return
      this.#abandon = undefined
      const video = new Blob(chunks, { type: recorder.mimeType || type || 'video/webm' })
      if (video.size === 0) {
        this.#onNothing()
        return void this.open()
      }
      this.#become({ step: 'stopped', take: { attempt, video, milliseconds } })
    }
    const keepChunk = ({ data }: BlobEvent) => {
      if (data.size === 0) return
      chunks.push(data)
      this.#keeper.add(attempt, data, over ? milliseconds : elapsed())
    }
    const forget = () => recorder.removeEventListener('dataavailable', keepChunk)
    const abandon = () => {
      this.#abandon = undefined
      over = true
      release()
      forget()
      if (recorder.state !== 'inactive') recorder.stop()
    }
    const tick = () => {
      if (elapsed() >= RECORDING.limit) return finish()
      const seconds = Math.floor(elapsed() / 1000)
      if (this.#state.step === 'recording' && this.#state.seconds !== seconds) {
        this.#become({ step: 'recording', camera, seconds })
      }
    }
    const release = () => {
      stopTicking?.()
      this.#finish = undefined
      for (const track of camera.getTracks()) track.removeEventListener('ended', finish)
    }

    recorder.addEventListener('dataavailable', keepChunk)
    recorder.addEventListener('stop', wrapUp)
    recorder.addEventListener('error', finish)
    for (const track of camera.getTracks()) track.addEventListener('ended', finish)
    let stopTicking: (() => void) | undefined
    try {
      recorder.start(RECORDING.chunk)
    } catch (error) {
      release()
      forget()
      throw error
    }
    stopTicking = this.#studio.every(RECORDING.chunk, tick)
    this.#keeper.begin(attempt, recorder.mimeType || type || 'video/webm')
    this.#finish = finish
    this.#abandon = abandon
    this.#become({ step: 'recording', camera, seconds: 0 })
  }

  #become(state: Recording) {
    const before = this.#state
    this.#state = state
    if ('camera' in before && !('camera' in state)) turnOff(before.camera)
    for (const listener of this.#listeners) listener()
  }
}

function turnOff(camera: MediaStream) {
  for (const track of camera.getTracks()) track.stop()
}
