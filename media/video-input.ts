import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_VORBIS,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import { type Input, openInput } from './input.ts'
import { MediaError } from './media-error.ts'

const PICTURES = new Set([AV_CODEC_ID_VP8, AV_CODEC_ID_VP9, AV_CODEC_ID_AV1, AV_CODEC_ID_H264, AV_CODEC_ID_HEVC])
const SOUNDS = new Set([AV_CODEC_ID_OPUS, AV_CODEC_ID_VORBIS, AV_CODEC_ID_AAC, AV_CODEC_ID_MP3])
const WRONG_KIND = 'This is not a video that a browser records (WebM or MP4).'
const MOST_PIXELS = 4096 * 2304

export type VideoInput = {
  input: Input
  picture: Stream
  sound: Stream | undefined
  /** Clockwise turns that show it upright. */
  turn: 0 | 90 | 180 | 270
}

export function openVideo(path: string, most?: number): VideoInput {
  const input = openInput(path, { most, otherwise: WRONG_KIND })
  const picture = input.streams.find(
    ({ codecpar, disposition }) =>
      codecpar.codecType === AVMEDIA_TYPE_VIDEO && (disposition & AV_DISPOSITION_ATTACHED_PIC) === 0,
  )
  const sound = input.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO)
  const known = picture && PICTURES.has(picture.codecpar.codecId) && (!sound || SOUNDS.has(sound.codecpar.codecId))
  if (!known || (input.container !== 'webm' && input.container !== 'mp4'))
    throw new MediaError('unsupported', WRONG_KIND)
  if (picture.codecpar.width * picture.codecpar.height > MOST_PIXELS)
    throw new MediaError('too_large', 'This video has too many pixels: at most 4096 by 2304.')
  return { input, picture, sound, turn: turnOf(picture) }
}

/** The display matrix holds nine 32-bit numbers; the first two are cosine and sine of the turn, times 65536. */
function turnOf({ codecpar }: Stream): VideoInput['turn'] {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 8) return 0
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI
  return ((Math.round(degrees / 90) * 90 + 360) % 360) as VideoInput['turn']
}

/** Filters that turn a picture upright. */
export const UPRIGHT = { 0: [], 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] }
