import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { AV_LOG_ERROR } from 'node-av/constants'
import {
  Codec,
  CodecContext,
  type CodecParameters,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  InputFormat,
  Log,
  Packet,
  type Stream,
} from 'node-av/lib'
import { MediaError } from './media-error.ts'

Log.setLevel(AV_LOG_ERROR)

const HEAD_BYTES = 128 * 1024
const DAMAGED = 'This file is damaged and cannot be played.'

/** What FFmpeg calls the containers that we open; nothing else is ever tried, whatever a file claims to be. */
export const CONTAINERS = {
  mp3: 'mp3',
  wav: 'wav',
  ogg: 'ogg',
  aac: 'aac',
  'mov,mp4,m4a,3gp,3g2,mj2': 'mp4',
  'matroska,webm': 'webm',
} as const
export type Container = (typeof CONTAINERS)[keyof typeof CONTAINERS]

/** A file opened by its bytes. The process ends soon after, so nothing is closed one by one. */
export type Input = { context: FormatContext; container: Container; streams: Stream[]; bytes: number; head: Buffer }

/** How large a file may be, in bytes, and what to say about one that is not what was asked for. */
export type Wanted = { most?: number; otherwise?: string }

/** Throws MediaError `empty`, `unsupported` or `undecodable`. */
export function openInput(path: string, wanted: Wanted = {}): Input {
  const { most = Number.POSITIVE_INFINITY, otherwise = 'This is not a kind of file that can be played here.' } = wanted
  const bytes = statSync(path).size
  if (bytes === 0) throw new MediaError('empty', 'This file is empty.')
  if (bytes > most)
    throw new MediaError('too_large', `This file is too large: at most ${Math.floor(most / 1024 / 1024)} MB.`)
  const head = readHead(path)
  const format = InputFormat.probe(head)
  const container = CONTAINERS[(format?.name ?? '') as keyof typeof CONTAINERS]
  if (!format || !container) throw new MediaError('unsupported', otherwise)

  const context = new FormatContext()
  context.allocContext()
  const options = Dictionary.fromObject({ protocol_whitelist: 'file', format_whitelist: format.name ?? '' })
  if (context.openInputSync(path, format, options) < 0) throw new MediaError('undecodable', DAMAGED)
  if (context.findStreamInfoSync() < 0) throw new MediaError('undecodable', DAMAGED)
  return { context, container, streams: context.streams, bytes, head }
}

/** The first bytes, past an ID3 tag: with a picture in it, it can be longer than what a guess looks at. */
function readHead(path: string) {
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    let length = readSync(file, head, 0, HEAD_BYTES, 0)
    if (head.subarray(0, 3).toString('latin1') === 'ID3' && length > 10) {
      const size = head.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0)
      length = readSync(file, head, 0, HEAD_BYTES, 10 + size)
    }
    return head.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

export function openDecoder(parameters: CodecParameters): { decoder: CodecContext; codec: string } {
  const found = Codec.findDecoder(parameters.codecId)
  if (!found) throw new MediaError('unsupported', 'This kind of recording cannot be played here.')
  const decoder = new CodecContext()
  decoder.allocContext3(found)
  if (decoder.parametersToContext(parameters) < 0 || decoder.open2Sync(found) < 0)
    throw new MediaError('undecodable', DAMAGED)
  return { decoder, codec: found.name ?? '' }
}

/** Each packet in turn; it is only valid until the next one is asked for. */
export function* packetsOf({ context }: Input): Generator<Packet> {
  const packet = new Packet()
  packet.alloc()
  while (context.readFrameSync(packet) >= 0) {
    yield packet
    packet.unref()
  }
}

/**
 * What a packet decodes to, `null` at the end for what is left inside. Each frame is only valid until the next one.
 * Returns whether the packet could be decoded.
 */
export function* framesOf(decoder: CodecContext, frame: Frame, packet: Packet | null): Generator<Frame, boolean> {
  const sent = decoder.sendPacketSync(packet)
  for (;;) {
    const received = decoder.receiveFrameSync(frame)
    if (received < 0) {
      const error = FFmpegError.fromCode(received)
      return sent >= 0 && (error?.isEAGAIN === true || error?.isEOF === true)
    }
    yield frame
    frame.unref()
  }
}

export function makeFrame() {
  const frame = new Frame()
  frame.alloc()
  return frame
}
