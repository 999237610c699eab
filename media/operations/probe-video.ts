import { AV_NOPTS_VALUE } from 'node-av/constants'
import { framesOf, makeFrame, openDecoder, packetsOf } from '../input.ts'
import { MediaError } from '../media-error.ts'
import type { FileLimits, Video } from '../shapes.ts'
import { openVideo } from '../video-input.ts'

/** A recorder stopped by a timer runs a little over. */
const SLACK_SECONDS = 5
const DECODED_FRAMES = 30
const DAMAGED = 'This video is damaged and cannot be played. Please record it again.'

/** The length is where the last packet ends; that it plays is shown by decoding its beginning. */
export async function probeVideo({ path, limits }: { path: string; limits: FileLimits }): Promise<Video> {
  const { input, picture, sound, turn } = openVideo(path, limits.bytes)
  const { decoder } = openDecoder(picture.codecpar)
  const frame = makeFrame()
  let [first, last, frames, pictures, sounds] = [Number.POSITIVE_INFINITY, 0, 0, 0, 0]
  let [width, height] = [0, 0]
  for (const packet of packetsOf(input)) {
    const stream =
      packet.streamIndex === picture.index ? picture : packet.streamIndex === sound?.index ? sound : undefined
    if (!stream || packet.pts === AV_NOPTS_VALUE) continue
    const second = stream.timeBase.num / stream.timeBase.den
    first = Math.min(first, Number(packet.pts) * second)
    last = Math.max(last, Number(packet.pts + packet.duration) * second)
    if (last - first > limits.seconds + SLACK_SECONDS)
      throw new MediaError('too_long', `This video is too long: at most ${limits.seconds} seconds.`)
    if (stream === sound) sounds += 1
    else pictures += 1
    if (stream !== picture || frames >= DECODED_FRAMES) continue
    for (const decoded of framesOf(decoder, frame, packet)) {
      frames += 1
      width = decoded.width
      height = decoded.height
    }
  }
  if (frames < DECODED_FRAMES)
    for (const { width: w, height: h } of framesOf(decoder, frame, null)) {
      frames += 1
      width = w
      height = h
    }
  if (frames === 0 || frames < Math.min(pictures, DECODED_FRAMES) / 2) throw new MediaError('undecodable', DAMAGED)
  const container = input.container === 'mp4' ? 'mp4' : 'webm'
  const upright = turn % 180 === 0 ? { width, height } : { width: height, height: width }
  return {
    mime: `video/${container}`,
    ext: container,
    container,
    hasAudio: sounds > 0,
    seconds: last - first,
    ...upright,
  }
}
