import { biquad, filterBoth } from './filters.ts'
import { rate, type Stereo, silence } from './signal.ts'
import type { Production } from './song.ts'

type Room = { seconds: number; size: number; dull: number; before: number; lowest: number }

const rooms: Record<Production['room'], Room> = {
  booth: { seconds: 0.35, size: 0.45, dull: 0.5, before: 0.004, lowest: 220 },
  studio: { seconds: 0.8, size: 0.75, dull: 0.42, before: 0.012, lowest: 180 },
  plate: { seconds: 1.6, size: 0.85, dull: 0.28, before: 0.018, lowest: 240 },
  hall: { seconds: 2.3, size: 1.25, dull: 0.4, before: 0.028, lowest: 160 },
  spring: { seconds: 1.5, size: 0.6, dull: 0.5, before: 0.03, lowest: 320 },
}

const lengths = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797]

/** A feedback delay network of eight lines mixed by a Hadamard matrix (Jot), behind four diffusing all-passes. */
export function reverberate(sent: Stereo, name: Production['room']): Stereo {
  const room = rooms[name]
  const frames = sent.left.length
  const wet = silence(frames)
  const taps = lengths.map((length) => Math.round(length * room.size))
  const lines = taps.map((length) => new Float32Array(length))
  const gains = taps.map((length) => 10 ** ((-3 * length) / (room.seconds * rate)))
  const places = new Int32Array(8)
  const dulled = new Float32Array(8)
  const v = new Float32Array(8)
  const before = Math.round(room.before * rate)
  const mono = { left: diffuse(sent.left, room.size), right: diffuse(sent.right, room.size * 1.07) }
  for (let i = 0; i < frames; i++) {
    const l = i >= before ? mono.left[i - before]! : 0
    const r = i >= before ? mono.right[i - before]! : 0
    for (let k = 0; k < 8; k++) {
      const out = lines[k]![places[k]!]! * gains[k]!
      dulled[k]! += (out - dulled[k]!) * (1 - room.dull)
      v[k] = dulled[k]!
    }
    wet.left[i] = v[0]! - v[2]! + v[4]! - v[6]!
    wet.right[i] = v[1]! - v[3]! + v[5]! - v[7]!
    for (let span = 1; span < 8; span *= 2) {
      for (let k = 0; k < 8; k++) {
        if (k & span) continue
        const a = v[k]!
        const b = v[k + span]!
        v[k] = a + b
        v[k + span] = a - b
      }
    }
    for (let k = 0; k < 8; k++) {
      lines[k]![places[k]!] = v[k]! * 0.35355339 + (k & 1 ? r : l)
      if (++places[k]! === taps[k]) places[k] = 0
    }
  }
  filterBoth(wet, biquad('highpass', room.lowest))
  filterBoth(wet, biquad('lowpass', 9000))
  return wet
}

function diffuse(dry: Float32Array, size: number): Float32Array {
  const block = dry.slice()
  for (const seconds of [0.0047, 0.0036, 0.0127, 0.0093]) {
    const line = new Float32Array(Math.max(1, Math.round(seconds * size * rate)))
    let at = 0
    for (let i = 0; i < block.length; i++) {
      const held = line[at]!
      const x = block[i]! - 0.6 * held
      line[at] = x
      block[i] = held + 0.6 * x
      if (++at === line.length) at = 0
    }
  }
  return block
}

/** Repeats that cross from side to side, each darker than the one before. */
export function echo(sent: Stereo, seconds: number): Stereo {
  const wet = silence(sent.left.length)
  const gap = Math.round(seconds * rate)
  let dullLeft = 0
  let dullRight = 0
  for (let i = gap; i < wet.left.length; i++) {
    dullLeft += (wet.right[i - gap]! * 0.45 + (sent.left[i - gap]! + sent.right[i - gap]!) * 0.5 - dullLeft) * 0.4
    dullRight += (wet.left[i - gap]! * 0.45 - dullRight) * 0.4
    wet.left[i] = dullLeft
    wet.right[i] = dullRight
  }
  filterBoth(wet, biquad('highpass', 250))
  return wet
}
