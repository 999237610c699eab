import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_NONE,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_PCM_F32LE,
  AV_CODEC_ID_PCM_F64LE,
  AV_CODEC_ID_PCM_S16LE,
  AV_CODEC_ID_PCM_S24LE,
  AV_CODEC_ID_PCM_S32LE,
  AV_CODEC_ID_PCM_U8,
  AV_CODEC_ID_VORBIS,
  AV_DISPOSITION_ATTACHED_PIC,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import type { Stream } from 'node-av/lib'
import { framesOf, type Input, makeFrame, openDecoder, openInput, packetsOf } from '../input.ts'
import { MediaError } from '../media-error.ts'
import type { Audio, FileLimits } from '../shapes.ts'

const PCM = new Map([
  [AV_CODEC_ID_PCM_U8, 'pcm_u8'],
  [AV_CODEC_ID_PCM_S16LE, 'pcm_s16'],
  [AV_CODEC_ID_PCM_S24LE, 'pcm_s24'],
  [AV_CODEC_ID_PCM_S32LE, 'pcm_s32'],
  [AV_CODEC_ID_PCM_F32LE, 'pcm_f32'],
  [AV_CODEC_ID_PCM_F64LE, 'pcm_f64'],
])

const KINDS = {
  mp3: { mime: 'audio/mpeg', ext: 'mp3', codecs: new Map([[AV_CODEC_ID_MP3, 'mp3']]) },
  wav: { mime: 'audio/wav', ext: 'wav', codecs: PCM },
  ogg: {
    mime: 'audio/ogg',
    ext: 'ogg',
    codecs: new Map([
      [AV_CODEC_ID_VORBIS, 'vorbis'],
      [AV_CODEC_ID_OPUS, 'opus'],
    ]),
  },
  aac: { mime: 'audio/aac', ext: 'aac', codecs: new Map([[AV_CODEC_ID_AAC, 'aac']]) },
  mp4: { mime: 'audio/mp4', ext: 'm4a', codecs: new Map([[AV_CODEC_ID_AAC, 'aac']]) },
}

const WRONG_KIND = 'Please select a valid audio file (.mp3, .wav, .ogg, .aac).'
const DAMAGED = 'This audio file is damaged and cannot be played. Please export it again.'
const SHORTEST_SECONDS = 0.1
const HEAVY_BITS_PER_SECOND = 256_000
/** Ogg is silent in older Safaris, and bare AAC has no index: players guess where a second begins. */
const SEEKABLE_EVERYWHERE = new Set(['mp3', 'm4a'])
/** Decoders forgive a broken packet; a file of which more than this share is broken is no music. */
const MOST_BROKEN = 0.1

export async function probeAudio({ path, limits }: { path: string; limits: FileLimits }): Promise<Audio> {
  const input = openInput(path, { most: limits.bytes, otherwise: WRONG_KIND })
  const kind = input.container === 'webm' ? undefined : KINDS[input.container]
  const sound = soundOf(input)
  const codec = kind?.codecs.get(sound.codecpar.codecId)
  if (!kind || !codec || input.container === 'webm') throw new MediaError('unsupported', WRONG_KIND)

  const { seconds, sampleRate, channels } = decodeWhole(input, sound, limits.seconds)
  const promised = promisedSeconds(input, sound, seconds)
  if (seconds < promised * 0.98 - 0.5)
    throw new MediaError(
      'cut_off',
      `This file is cut off: it should last ${clock(promised)}, and ends after ${clock(seconds)}. Please export it again.`,
    )
  const { mime, ext } = kind
  const heavy = !SEEKABLE_EVERYWHERE.has(kind.ext) || (input.bytes * 8) / seconds > HEAVY_BITS_PER_SECOND
  return { mime, ext, container: input.container, codec, seconds, sampleRate, channels, heavy }
}

function soundOf({ streams }: Input): Stream {
  if (streams.every(({ codecpar }) => codecpar.codecId === AV_CODEC_ID_NONE))
    throw new MediaError('undecodable', DAMAGED)
  const moving = streams.some(
    (stream) =>
      stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO && (stream.disposition & AV_DISPOSITION_ATTACHED_PIC) === 0,
  )
  const sound = streams.find((stream) => stream.codecpar.codecType === AVMEDIA_TYPE_AUDIO)
  if (moving || !sound) throw new MediaError('unsupported', WRONG_KIND)
  return sound
}

/** Decodes to the end, a thousand times faster than it plays: only that proves that it plays, and for how long. */
function decodeWhole(input: Input, sound: Stream, mostSeconds: number) {
  const { decoder } = openDecoder(sound.codecpar)
  const frame = makeFrame()
  let [samples, sampleRate, channels, packets, broken] = [0, 0, 0, 0, 0]
  const take = (frames: ReturnType<typeof framesOf>) => {
    for (;;) {
      const { done, value } = frames.next()
      if (done) return value
      samples += value.nbSamples
      sampleRate = value.sampleRate
      channels = value.channels
    }
  }
  for (const packet of packetsOf(input)) {
    if (packet.streamIndex !== sound.index) continue
    packets += 1
    if (!take(framesOf(decoder, frame, packet))) broken += 1
    if (samples > mostSeconds * sampleRate)
      throw new MediaError('too_long', `This file is too long: at most ${Math.floor(mostSeconds / 60)} minutes.`)
  }
  take(framesOf(decoder, frame, null))
  const seconds = sampleRate ? samples / sampleRate : 0
  if (seconds < SHORTEST_SECONDS || broken > packets * MOST_BROKEN) throw new MediaError('undecodable', DAMAGED)
  return { seconds, sampleRate, channels }
}

/** What the header says, where it was written last and therefore knew: wav and mp4. 0 where it says nothing. */
function promisedSeconds({ container, head, bytes }: Input, { duration, timeBase }: Stream, seconds: number) {
  if (container === 'mp4') return Math.max(0, (Number(duration) * timeBase.num) / timeBase.den)
  if (container !== 'wav' || head.subarray(0, 4).toString('latin1') !== 'RIFF') return 0
  // Programs that could not go back write the largest size there is.
  const whole = head.readUInt32LE(4) + 8
  return whole < 0x7fff_0000 ? (seconds * whole) / bytes : 0
}

function clock(seconds: number) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
