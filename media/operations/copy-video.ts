import { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } from 'node-av/constants'
import { type Track, transcode } from '../transcode.ts'
import { openVideo, UPRIGHT } from '../video-input.ts'

const LONG_EDGE = 720

/** Even sizes, as h264 wants them; never enlarged. Variable frame rates become at most 30 a second. */
export async function copyVideo({ path, out }: { path: string; out: string }) {
  const { input, picture, sound, turn } = openVideo(path)
  const { width, height } = picture.codecpar
  const upright = turn % 180 === 0 ? { width, height } : { width: height, height: width }
  const scale = Math.min(1, LONG_EDGE / Math.max(width, height))
  const size = { width: even(upright.width * scale), height: even(upright.height * scale) }
  const tracks: Track[] = [
    {
      stream: picture,
      filters: ['fps=30', ...UPRIGHT[turn], `scale=${size.width}:${size.height}`, 'setsar=1', 'format=yuv420p'].join(
        ',',
      ),
      encoder: FF_ENCODER_LIBX264,
      options: {
        maxRate: '900k',
        bufSize: '1800k',
        gopSize: 60,
        threadCount: 1,
        options: { preset: 'veryfast', crf: 25, profile: 'main' },
      },
    },
  ]
  if (sound)
    tracks.push({
      stream: sound,
      filters: 'aresample=async=1000,aformat=sample_fmts=fltp:channel_layouts=stereo|mono:sample_rates=48000',
      encoder: FF_ENCODER_AAC,
      options: { bitrate: '96k' },
    })
  const seconds = await transcode(input, tracks, out, { format: 'mp4', options: { movflags: '+faststart' } })
  return { mime: 'video/mp4', ext: 'mp4', seconds, ...size }
}

const even = (length: number) => Math.max(2, Math.round(length / 2) * 2)
