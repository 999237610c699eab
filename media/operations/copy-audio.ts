import { AVMEDIA_TYPE_AUDIO, FF_ENCODER_LIBMP3LAME } from 'node-av/constants'
import { openInput } from '../input.ts'
import { MediaError } from '../media-error.ts'
import { transcode } from '../transcode.ts'

/** MP3 at a constant rate: every browser plays it, and seeks in it exactly. */
export async function copyAudio({ path, out }: { path: string; out: string }) {
  const input = openInput(path)
  const stream = input.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO)
  if (!stream) throw new MediaError('no_sound', 'This recording has no sound.')
  const filters = 'aformat=sample_fmts=fltp:channel_layouts=stereo:sample_rates=44100|48000'
  const track = { stream, filters, encoder: FF_ENCODER_LIBMP3LAME, options: { bitrate: '160k' } }
  const seconds = await transcode(input, [track], out, { format: 'mp3' })
  return { mime: 'audio/mpeg', ext: 'mp3', seconds }
}
