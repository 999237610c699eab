/**
 * Where in a recording somebody speaks, without a model. Speech is told from music and noise by how it moves: a voice
 * rises and falls with its syllables (2-8 a second), voiced and unvoiced sounds take turns, and its pitch glides where
 * an instrument's stands still. A whisper has no pitch and music may have a singer, so this is a hint: nothing is
 * refused on its word alone unless hardly a sound was found.
 */
export type Voice = {
  seconds: number
  /** Above the room's own noise, whatever it is. */
  soundSeconds: number
  /** Of that, what moves like speech. */
  voiceSeconds: number
  /** How far the loud parts stand above the quiet ones, in dB. */
  clearance: number
  spans: { start: number; end: number }[]
}

const HOP = 0.016
const FRAME = 0.032
const SILENCE_DB = -55
const CLOSE_GAP = 0.35
const SHORTEST = 0.12
const WINDOW = 1.2

type Frame = { db: number; voiced: boolean; pitch: number; crossings: number }

export function findVoice(samples: Float32Array, rate: number): Voice {
  const frames = measureFrames(samples, rate)
  const seconds = samples.length / rate
  const sorted = frames.map(({ db }) => db).sort((a, b) => a - b)
  const floor = sorted[Math.floor(sorted.length * 0.1)] ?? -100
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? -100
  // A voice that never pauses has no floor to see: then everything within 25 dB of its loud parts counts.
  const threshold = Math.max(SILENCE_DB, Math.min(floor + 9, loud - 12))
  const spans = joinSpans(
    frames.map(({ db }) => db > threshold),
    frames,
  )
  const soundSeconds = spans.reduce((sum, { from, to }) => sum + (to - from) * HOP, 0)
  const spoken = spans.map((span) => ({ ...span, share: speechShare(frames, span) }))
  return {
    seconds,
    soundSeconds,
    voiceSeconds: spoken.reduce((sum, { from, to, share }) => sum + (to - from) * HOP * share, 0),
    clearance: loud - floor,
    spans: spoken.filter(({ share }) => share > 0).map(({ from, to }) => ({ start: from * HOP, end: to * HOP })),
  }
}

function measureFrames(samples: Float32Array, rate: number): Frame[] {
  const size = Math.round(FRAME * rate)
  const hop = Math.round(HOP * rate)
  const frames: Frame[] = []
  for (let at = 0; at + size <= samples.length; at += hop) {
    let energy = 0
    let crossings = 0
    for (let i = at; i < at + size; i++) {
      energy += samples[i]! ** 2
      if (i > at && samples[i]! >= 0 !== samples[i - 1]! >= 0) crossings++
    }
    const db = 10 * Math.log10(energy / size + 1e-10)
    const { pitch, strength } = db > SILENCE_DB ? pitchOf(samples, at, size, rate) : { pitch: 0, strength: 0 }
    frames.push({ db, voiced: strength > 0.55, pitch, crossings: crossings / size })
  }
  return frames
}

/** Autocorrelation between 75 and 400 Hz over every second sample; `strength` is 1 for a pure period. */
function pitchOf(samples: Float32Array, at: number, size: number, rate: number) {
  let best = 0
  let pitch = 0
  const end = at + size
  for (let lag = Math.floor(rate / 400); lag <= rate / 75; lag += 2) {
    let product = 0
    let one = 0
    let other = 0
    for (let i = at; i + lag < end; i += 2) {
      product += samples[i]! * samples[i + lag]!
      one += samples[i]! ** 2
      other += samples[i + lag]! ** 2
    }
    const strength = product / Math.sqrt(one * other + 1e-12)
    if (strength > best) {
      best = strength
      pitch = rate / lag
    }
  }
  return { pitch, strength: best }
}

type Span = { from: number; to: number }

function joinSpans(active: boolean[], frames: Frame[]): Span[] {
  const spans: Span[] = []
  for (let i = 0; i < frames.length; i++) {
    if (!active[i]) continue
    const last = spans.at(-1)
    if (last && (i - last.to) * HOP < CLOSE_GAP) last.to = i + 1
    else spans.push({ from: i, to: i + 1 })
  }
  return spans.filter(({ from, to }) => (to - from) * HOP >= SHORTEST)
}

/** The share of a span's windows that move like speech. */
function speechShare(frames: Frame[], { from, to }: Span): number {
  const width = Math.round(WINDOW / HOP)
  let windows = 0
  let speech = 0
  for (let at = from; at < to; at += width / 2) {
    const window = frames.slice(Math.round(at), Math.min(to, Math.round(at) + width))
    if (windows && window.length < width / 2) break
    windows++
    if (movesLikeSpeech(window)) speech++
  }
  return windows ? speech / windows : 0
}

export function movesLikeSpeech(window: Frame[]): boolean {
  const { dip, voicedShare, crossingSpread, glide, steady } = movementOf(window)
  const alive = voicedShare > 0.15 && voicedShare < 0.97 && (dip > 0.12 || crossingSpread > 0.05)
  // Noise has "pitches" too, but they leap from frame to frame.
  return alive && glide > 0.004 && steady > 0.6
}

export function movementOf(window: Frame[]) {
  const mean = window.reduce((sum, { db }) => sum + 10 ** (db / 10), 0) / Math.max(1, window.length)
  const dip = window.filter(({ db }) => 10 ** (db / 10) < mean * 0.25).length / Math.max(1, window.length)
  const voiced = window.filter(({ voiced }) => voiced)
  const crossings = window.map(({ crossings }) => crossings)
  const middle = crossings.reduce((sum, value) => sum + value, 0) / Math.max(1, crossings.length)
  const crossingSpread = Math.sqrt(
    crossings.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, crossings.length),
  )
  // Between neighbours, as a share of the pitch; leaps are the octave errors of the method, not glides.
  const steps = window.flatMap((frame, i) => {
    const before = window[i - 1]
    return before?.voiced && frame.voiced ? [Math.abs(frame.pitch / before.pitch - 1)] : []
  })
  const glides = steps.filter((step) => step < 0.12)
  const glide = glides.reduce((sum, value) => sum + value, 0) / Math.max(1, glides.length)
  return {
    dip,
    voicedShare: voiced.length / Math.max(1, window.length),
    crossingSpread,
    glide,
    steady: glides.length / Math.max(1, steps.length),
  }
}
