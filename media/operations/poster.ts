import { FilterAPI } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import sharp from 'sharp'
import { framesOf, makeFrame, openDecoder, packetsOf } from '../input.ts'
import { MediaError } from '../media-error.ts'
import { openVideo, UPRIGHT, type VideoInput } from '../video-input.ts'

/** The first moments of a recording are often dark, or somebody reaching for the button. */
const FROM_SECONDS = 1
const LONG_EDGE = 720

export async function posterOf({ path, out }: { path: string; out: string }) {
  const video = openVideo(path)
  const filter = FilterAPI.create([...UPRIGHT[video.turn], 'format=rgb24'].join(','), { threads: 1 })
  const [picture] = [...filter.processAllSync(findStill(video)), ...filter.flushFramesSync()]
  if (!picture) throw new MediaError('undecodable', 'This video is damaged and cannot be played.')
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const
  const { width, height } = await sharp(picture.toBuffer(), { raw })
    .resize({ width: LONG_EDGE, height: LONG_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(out)
  return { width, height }
}

/** The first frame after `FROM_SECONDS`, or the last one of a shorter video. */
function findStill({ input, picture }: VideoInput): Frame {
  const { decoder } = openDecoder(picture.codecpar)
  const frame = makeFrame()
  let still: Frame | null = null
  let start: bigint | undefined
  const look = (frames: Iterable<Frame>) => {
    for (const decoded of frames) {
      start ??= decoded.pts
      still?.free()
      still = decoded.clone()
      if (still) still.timeBase = picture.timeBase
      if ((Number(decoded.pts - start) * picture.timeBase.num) / picture.timeBase.den >= FROM_SECONDS) return true
    }
    return false
  }
  for (const packet of packetsOf(input)) {
    if (packet.streamIndex === picture.index && look(framesOf(decoder, frame, packet))) break
  }
  if (!still) look(framesOf(decoder, frame, null))
  if (!still) throw new MediaError('undecodable', 'This video is damaged and cannot be played.')
  return still
}
