export { MediaError, type MediaErrorCode } from './media-error.ts'

import { runChild } from './run-child.ts'
import type { Audio, AudioMeasure, Cover, FileLimits, Image, ImageLimits, Size, Video } from './shapes.ts'

export type { Audio, AudioMeasure, Cover, FileLimits, ImageLimits, Rendition, Spot, Video } from './shapes.ts'

/** How long one operation may take, in seconds, and how much memory it may hold, in MB. */
const QUICK = { seconds: 20, megabytes: 600, lane: 'front' } as const
const LONG = { seconds: 300, megabytes: 1200, lane: 'back' } as const

/** What an uploaded sound is, by its bytes. Throws MediaError where it cannot be played. */
export const probeAudio = (path: string, limits: FileLimits) => runChild<Audio>('probe-audio', { path, limits }, QUICK)

/** Loudness by EBU R128, 200 peaks (0-255) and the features from which covers are painted. */
export const measureAudio = (path: string) => runChild<AudioMeasure>('measure-audio', { path }, LONG)

/** Writes a compact copy that every browser plays and seeks in exactly: MP3 at a constant 160 kb/s. */
export const copyAudio = (path: string, out: string) =>
  runChild<{ mime: string; ext: string; seconds: number }>('copy-audio', { path, out }, LONG)

/** What a recorded video is, with its true length: MediaRecorder's webm says none. */
export const probeVideo = (path: string, limits: FileLimits) => runChild<Video>('probe-video', { path, limits }, QUICK)

/** Writes an mp4 (h264, aac) of at most 720 px on the long edge, upright, that starts before it has loaded whole. */
export const copyVideo = (path: string, out: string) =>
  runChild<{ mime: string; ext: string; seconds: number; width: number; height: number }>(
    'copy-video',
    { path, out },
    LONG,
  )

/** Writes a WebP still from about one second in. */
export const posterOf = (path: string, out: string) =>
  runChild<{ width: number; height: number }>('poster', { path, out }, { ...QUICK, lane: 'back' })

/** Writes what a recogniser listens to: 16 kHz mono WAV between 80 and 7000 Hz. */
export const extractSpeech = (path: string, out: string) =>
  runChild<{ seconds: number }>('extract-speech', { path, out }, { ...LONG, seconds: 120 })

/** Writes every size of a cover that screens use into `folder`, which must exist; takes its colours from the picture. */
export const prepareCover = (source: { square: string; tall?: string } | string, folder: string, limits: ImageLimits) =>
  runChild<Cover>(
    'prepare-cover',
    { source: typeof source === 'string' ? { square: source } : source, folder, limits },
    { ...QUICK, megabytes: 900 },
  )

/** Writes a WebP of exactly each size into `folder`, which must exist, for portraits and banners: filled, the most telling part kept. */
export const prepareImage = (path: string, sizes: Size[], folder: string, limits: ImageLimits) =>
  runChild<Image>('prepare-image', { path, sizes, folder, limits }, { ...QUICK, megabytes: 900 })
