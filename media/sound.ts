import { FilterAPI } from 'node-av/api'
import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import type { Frame } from 'node-av/lib'
import { framesOf, type Input, makeFrame, openDecoder, openInput, packetsOf } from './input.ts'
import { MediaError } from './media-error.ts'

/** 18 dB above full scale. */
const LOUDEST = 8

/** The sound of a file, sent through FFmpeg filters. Throws MediaError `no_sound` where there is none. */
export function* filteredSound(path: string, filters: string): Generator<Frame> {
  const input = openInput(path)
  const filter = FilterAPI.create(filters, { threads: 1 })
  for (const frame of soundFrames(input)) {
    for (const filtered of filter.processAllSync(frame)) yield* lent(filtered)
  }
  for (const filtered of filter.flushFramesSync()) yield* lent(filtered)
}

function* soundFrames(input: Input): Generator<Frame> {
  const stream = input.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO)
  if (!stream) throw new MediaError('no_sound', 'This recording has no sound.')
  const { decoder } = openDecoder(stream.codecpar)
  const frame = makeFrame()
  for (const packet of packetsOf(input)) {
    if (packet.streamIndex === stream.index) yield* timed(framesOf(decoder, frame, packet))
  }
  yield* timed(framesOf(decoder, frame, null))

  function* timed(frames: Iterable<Frame>) {
    for (const frame of frames) {
      if (frame.nbSamples === 0) continue
      frame.timeBase = stream?.timeBase ?? frame.timeBase
      yield frame
    }
  }
}

function* lent(frame: Frame) {
  try {
    yield frame
  } finally {
    frame.free()
  }
}

/** The samples of frames with one channel of 32-bit floats, end to end. */
export function joinSamples(frames: Iterable<Frame>): Float32Array {
  let samples = new Float32Array(1 << 20)
  let length = 0
  for (const frame of frames) {
    const bytes = frame.data?.[0]
    if (!bytes) continue
    if (length + frame.nbSamples > samples.length) {
      const larger = new Float32Array(samples.length * 2)
      larger.set(samples)
      samples = larger
    }
    const added = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + frame.nbSamples * 4))
    // A wav of floats may hold anything, also what is no number or no sound.
    for (const [i, sample] of added.entries()) if (!(Math.abs(sample) <= LOUDEST)) added[i] = 0
    samples.set(added, length)
    length += frame.nbSamples
  }
  return samples.subarray(0, length)
}
