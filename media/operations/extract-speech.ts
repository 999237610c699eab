import { AVMEDIA_TYPE_AUDIO, FF_ENCODER_PCM_S16LE } from 'node-av/constants'
import { openInput } from '../input.ts'
import { MediaError } from '../media-error.ts'
import { transcode } from '../transcode.ts'

export async function extractSpeech({ path, out }: { path: string; out: string }) {
  const input = openInput(path)
  const stream = input.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO)
  if (!stream) throw new MediaError('no_sound', 'This video has no sound, so nothing could be heard in it.')
  const filters =
    'highpass=f=80,lowpass=f=7000,aresample=16000,aformat=sample_fmts=s16:channel_layouts=mono:sample_rates=16000'
  const seconds = await transcode(input, [{ stream, filters, encoder: FF_ENCODER_PCM_S16LE, options: {} }], out, {
    format: 'wav',
  })
  return { seconds }
}
