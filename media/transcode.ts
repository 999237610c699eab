import { Encoder, type EncoderOptions, FilterAPI, Muxer, type MuxerOptions } from 'node-av/api'
import type { Frame, Packet, Stream } from 'node-av/lib'
import { framesOf, type Input, makeFrame, openDecoder, packetsOf } from './input.ts'

/** One stream of the copy: where it comes from, what is done to it, and what it becomes. */
export type Track = {
  stream: Stream
  filters: string
  encoder: Parameters<typeof Encoder.create>[0]
  options: EncoderOptions
}

/** Decodes, filters and encodes the named streams into `out`, in one pass. Gives the length of the first, in seconds. */
export async function transcode(input: Input, tracks: Track[], out: string, muxing: MuxerOptions) {
  const muxer = await Muxer.open(out, muxing)
  const lines = new Map<number, Line>()
  for (const track of tracks) lines.set(track.stream.index, await openLine(track, muxer))
  for (const packet of packetsOf(input)) lines.get(packet.streamIndex)?.take(packet)
  for (const line of lines.values()) line.end()
  muxer.closeSync()
  return Math.max(0, ...[...lines.values()].map((line) => line.seconds()))
}

type Line = { take(packet: Packet | null): void; end(): void; seconds(): number }

async function openLine({ stream, filters, encoder: codec, options }: Track, muxer: Muxer): Promise<Line> {
  const { decoder } = openDecoder(stream.codecpar)
  const filter = FilterAPI.create(filters, { threads: 1 })
  const encoder = await Encoder.create(codec, { ...options, filter })
  const index = muxer.addStream(encoder)
  const frame = makeFrame()
  let [first, last] = [Number.POSITIVE_INFINITY, 0]

  const write = (packets: Packet[]) => {
    for (const packet of packets) {
      muxer.writePacketSync(packet, index)
      packet.free()
    }
  }
  const encode = (frames: Iterable<Frame>) => {
    for (const filtered of frames) {
      const { num, den } = filtered.timeBase
      first = Math.min(first, (Number(filtered.pts) * num) / den)
      last = Math.max(last, (Number(filtered.pts + filtered.duration) * num) / den)
      write(encoder.encodeAllSync(filtered))
      filtered.free()
    }
  }
  const take = (packet: Packet | null) => {
    for (const decoded of framesOf(decoder, frame, packet)) {
      decoded.timeBase = stream.timeBase
      if (decoded.width > 0 || decoded.nbSamples > 0) encode(filter.processAllSync(decoded))
    }
  }
  return {
    take,
    end() {
      take(null)
      encode(filter.flushFramesSync())
      write([...encoder.flushPacketsSync()])
    },
    seconds: () => Math.max(0, last - first),
  }
}
