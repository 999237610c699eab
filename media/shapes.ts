import type { Features } from './features.ts'

/** Sizes in bytes, lengths in seconds, as `config.limits` has them. */
export type FileLimits = { bytes: number; seconds: number }
export type ImageLimits = { bytes: number; pixels: number }

export type Audio = {
  mime: string
  ext: string
  container: 'mp3' | 'wav' | 'ogg' | 'aac' | 'mp4'
  codec: string
  seconds: number
  sampleRate: number
  channels: number
  /** Worth a compact copy: without loss, above 256 kb/s, or of a kind that some browsers do not play or seek in. */
  heavy: boolean
}

export type AudioMeasure = {
  seconds: number
  /** EBU R128 integrated, -70 for silence. */
  loudnessLufs: number
  truePeakDb: number
  /** 200 values from 0 to 255, the loudest is 255. */
  peaks: number[]
  features: Features
}

export type Video = {
  mime: string
  ext: string
  container: 'webm' | 'mp4'
  hasAudio: boolean
  seconds: number
  /** As it is shown, after rotation. */
  width: number
  height: number
}

/** A cover's colours, each `#rrggbb`: see spot.ts. */
export type Spot = {
  flat: string
  on: string
  sink: string
  ui: string
  night: string
  tint: string
  deep: string
}

export type Size = { width: number; height: number }
/** A portrait or banner in every size that was asked for. */
export type Image = { files: (Size & { path: string })[]; thumbhash: string; spot: Spot }

export type Rendition = { shape: 'square' | 'tall'; width: number; height: number; path: string }

export type Cover = {
  /** Of the picture that was given, upright. */
  width: number
  height: number
  renditions: Rendition[]
  /** Base64. */
  thumbhash: string
  spot: Spot
}
