import { writeFile } from 'node:fs/promises'
import { rate, type Stereo } from './signal.ts'

/** Canonical RIFF, 16 bits, with triangular dither from a fixed generator so that the same sound gives the same bytes. */
export function encodeWav({ left, right }: Stereo): Buffer {
  const size = left.length * 4
  const file = Buffer.alloc(44 + size)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + size, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(size, 40)
  const samples = new Int16Array(file.buffer, file.byteOffset + 44, left.length * 2)
  let seed = 1
  const chance = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0
    return seed / 4294967296
  }
  for (let i = 0; i < left.length; i++) {
    const quiet = left[i] === 0 && right[i] === 0
    const dither = quiet ? 0 : chance() + chance()
    samples[i * 2] = Math.round(left[i]! * 32766 + dither)
    samples[i * 2 + 1] = Math.round(right[i]! * 32766 + dither)
  }
  return file
}

export async function writeWav(sound: Stereo, path: string): Promise<void> {
  await writeFile(path, encodeWav(sound))
}
