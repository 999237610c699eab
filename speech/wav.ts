import { readFile } from 'node:fs/promises'

/** Reads 16-bit mono PCM, the only kind that media.extractSpeech writes. Samples are -1 to 1. */
export async function readWav(path: string): Promise<{ samples: Float32Array; rate: number }> {
  const bytes = await readFile(path)
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error(`${path} is not a WAV file.`)
  let rate = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const body = at + 8
    if (name === 'fmt ') {
      if (bytes.readUInt16LE(body + 2) !== 1 || bytes.readUInt16LE(body + 14) !== 16)
        throw new Error(`${path} is not 16-bit mono.`)
      rate = bytes.readUInt32LE(body + 4)
    }
    if (name === 'data') {
      // A writer that was cut off leaves a size that is too large.
      const count = Math.floor(Math.min(size, bytes.length - body) / 2)
      const samples = new Float32Array(count)
      for (let i = 0; i < count; i++) samples[i] = bytes.readInt16LE(body + i * 2) / 32768
      return { samples, rate }
    }
    at = body + size + (size % 2)
  }
  throw new Error(`${path} holds no sound.`)
}

export function wavBytes(samples: Float32Array, rate: number): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (let i = 0; i < samples.length; i++)
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, samples[i]!)) * 32767), 44 + i * 2)
  return bytes
}
