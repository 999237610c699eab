import { spectrumMeter } from './fft.ts'
import { findSections } from './sections.ts'
import { findTempo } from './tempo.ts'

/** What a track sounds like, in figures that can be drawn. Every curve has 256 points from 0 to 1 over the whole track. */
export type Features = {
  seconds: number
  /** Beats a minute, 60 to 200; 0 when nothing pulses. */
  tempo: number
  tempoConfidence: number
  /** 0 is C, 11 is B. */
  key: number
  mode: 'major' | 'minor'
  /** Root mean square against the loudest moment of this track. */
  loudness: number[]
  /** Spectral centroid, 200 to 8000 Hz on a logarithmic scale. */
  brightness: number[]
  /** Onset strength: how much begins. */
  density: number[]
  /** Band energy in decibels, 60 below the loudest band of this track to level with it: under 200 Hz, to 2 kHz, above. */
  low: number[]
  mid: number[]
  high: number[]
  /** Where the music changes, 0 to 1 ascending, neither end among them. */
  sections: number[]
}

const POINTS = 256
/** Below -90 dBFS there is nothing to hear, and nothing to measure. */
const SILENCE = 3e-5

/** Key profiles: Krumhansl & Kessler 1982, tonic first. */
const MAJOR = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88]
const MINOR = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17]

/** Measures mono samples (-1 to 1). The same samples give the same figures; 4 minutes at 22.05 kHz take about 0.4 s. */
export function measureFeatures(mono: Float32Array, sampleRate: number): Features {
  const frames = measureFrames(mono, sampleRate)
  const loudness = toPoints(frames.rms, relativeTo(frames.rms))
  const onsetScale = relativeTo(frames.flux)
  const bandScale = Math.max(...[frames.low, frames.mid, frames.high].map((band) => peak(toPoints(band, 1))))
  const decibels = (band: Float64Array) =>
    toPoints(band, 1).map((value) =>
      bandScale > 0 ? clamp(1 + (20 * Math.log10(Math.max(value, 1e-9) / bandScale)) / 60) : 0,
    )
  const [low, mid, high] = [decibels(frames.low), decibels(frames.mid), decibels(frames.high)]
  const brightness = toPoints(frames.brightness, 1)
  const chroma = frames.chroma.map((row) => toPoints(row, 1))
  const { tempo, confidence } = findTempo(frames.flux, frames.rate)
  return {
    seconds: mono.length / sampleRate,
    tempo,
    tempoConfidence: confidence,
    ...findKey(frames.chroma.map((row) => row.reduce((sum, value) => sum + value, 0))),
    loudness,
    brightness,
    density: toPoints(frames.flux, onsetScale),
    low,
    mid,
    high,
    sections: findSections([loudness, brightness, low, mid, high], chroma),
  }
}

function measureFrames(mono: Float32Array, sampleRate: number) {
  const size = 2 ** Math.round(Math.log2(sampleRate * 0.093))
  const hop = size / 4
  const count = Math.max(1, Math.ceil((mono.length - size / 2) / hop))
  const curve = () => new Float64Array(count)
  const [rms, flux, brightness, low, mid, high] = [curve(), curve(), curve(), curve(), curve(), curve()]
  const chroma = Array.from({ length: 12 }, curve)
  const meter = spectrumMeter(size)
  const hertz = sampleRate / size
  const bins = size / 2
  const [lowEnd, midEnd] = [Math.round(200 / hertz), Math.min(bins, Math.round(2000 / hertz))]
  const [tuneFrom, tuneTo] = [Math.max(2, Math.ceil(90 / hertz)), Math.min(bins - 1, Math.floor(2000 / hertz))]
  const before = new Float64Array(bins)
  const pair = [new Float64Array(bins), new Float64Array(bins)] as const

  const measure = (frame: number, spectrum: Float64Array) => {
    let [weighted, total, lows, mids, highs, rise] = [0, 0, 0, 0, 0, 0]
    for (let k = 1; k < bins; k++) {
      const level = spectrum[k]!
      const power = level * level
      if (k < lowEnd) lows += power
      else if (k < midEnd) mids += power
      else highs += power
      weighted += k * level
      total += level
      // Flux of the compressed spectrum (Bello et al. 2005): x/(x+c) is the logarithm's shape at a tenth of its price.
      const pressed = level / (level + 0.01)
      if (pressed > before[k]!) rise += pressed - before[k]!
      before[k] = pressed
    }
    low[frame] = Math.sqrt(lows)
    mid[frame] = Math.sqrt(mids)
    high[frame] = Math.sqrt(highs)
    if (total < SILENCE) return
    flux[frame] = frame === 0 ? 0 : rise
    brightness[frame] = clamp(Math.log((weighted / total) * (hertz / 200)) / Math.log(40))
    for (let k = tuneFrom; k < tuneTo; k++) {
      const here = spectrum[k]!
      if (here <= spectrum[k - 1]! || here < spectrum[k + 1]! || here < SILENCE) continue
      // The peak's true place lies between bins (parabola through three logarithms: Smith & Serra 1987).
      const [left, at, right] = [Math.log(spectrum[k - 1]! + 1e-9), Math.log(here), Math.log(spectrum[k + 1]! + 1e-9)]
      const shift = (0.5 * (left - right)) / (left - 2 * at + right)
      const note = 69 + 12 * Math.log2(((k + shift) * hertz) / 440)
      const tone = ((Math.round(note) % 12) + 12) % 12
      chroma[tone]![frame] = chroma[tone]![frame]! + Math.sqrt(here)
    }
  }

  for (let frame = 0; frame < count; frame += 2) {
    meter(mono, frame * hop, (frame + 1) * hop, pair[0], pair[1])
    measure(frame, pair[0])
    if (frame + 1 < count) measure(frame + 1, pair[1])
  }
  for (let frame = 0; frame < count; frame++) {
    let sum = 0
    const end = Math.min(mono.length, (frame + 1) * hop)
    for (let i = frame * hop; i < end; i++) sum += mono[i]! * mono[i]!
    rms[frame] = Math.sqrt(sum / hop)
  }
  return { rms, flux, brightness, low, mid, high, chroma, rate: sampleRate / hop }
}

/** The key whose profile correlates best with how long each tone sounded (Krumhansl 1990). */
function findKey(tones: number[]): { key: number; mode: 'major' | 'minor' } {
  let best = { key: 0, mode: 'major' as 'major' | 'minor', fit: 0 }
  for (let key = 0; key < 12; key++) {
    const turned = tones.map((_, i) => tones[(i + key) % 12]!)
    for (const [mode, profile] of [['major', MAJOR] as const, ['minor', MINOR] as const]) {
      const fit = correlate(turned, profile)
      if (fit > best.fit + 1e-9) best = { key, mode, fit }
    }
  }
  return { key: best.key, mode: best.mode }
}

function correlate(a: number[], b: number[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let [ab, aa, bb] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    ab += (a[i]! - meanA) * (b[i]! - meanB)
    aa += (a[i]! - meanA) ** 2
    bb += (b[i]! - meanB) ** 2
  }
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0
}

/** 256 means of a curve, each divided by `scale` and kept within 0 to 1. */
function toPoints(curve: Float64Array, scale: number): number[] {
  return Array.from({ length: POINTS }, (_, i) => {
    const from = Math.floor((i * curve.length) / POINTS)
    const to = Math.max(from + 1, Math.floor(((i + 1) * curve.length) / POINTS))
    let sum = 0
    for (let k = from; k < to; k++) sum += curve[k] ?? 0
    return scale > 0 ? clamp(sum / (to - from) / scale) : 0
  })
}

/** The highest point that will be drawn, so that one click does not flatten everything else; 0 for silence. */
function relativeTo(curve: Float64Array) {
  const highest = peak(toPoints(curve, 1e9)) * 1e9
  return highest > SILENCE ? highest : 0
}

const peak = (values: number[]) => values.reduce((highest, value) => Math.max(highest, value), 0)
const clamp = (value: number) => Math.min(1, Math.max(0, value))
