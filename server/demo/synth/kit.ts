import { biquad, filter } from './filters.ts'
import type { Hit } from './grooves.ts'
import { type Random, randomFrom } from './random.ts'
import type { Strike } from './score.ts'
import { noise, place, rate, type Stereo } from './signal.ts'

export type Kit = {
  kick: { hz: number; drop: number; fall: number; ring: number; click: number; drive: number }
  snare: { hz: number; ring: number; body: number; rattle: number; bright: number; wide?: boolean }
  /** Hats and cymbals: length in seconds of the closed one, and where its noise begins. */
  hat: { ring: number; hz: number }
  toms: { hz: number; ring: number }
  /** Low-pass over the whole kit, for dust. */
  top?: number
}

export const kits: Record<string, Kit> = {
  acoustic: {
    kick: { hz: 52, drop: 90, fall: 0.022, ring: 0.22, click: 0.5, drive: 1.4 },
    snare: { hz: 188, ring: 0.13, body: 0.55, rattle: 0.17, bright: 6200 },
    hat: { ring: 0.07, hz: 7000 },
    toms: { hz: 128, ring: 0.35 },
  },
  dusty: {
    kick: { hz: 55, drop: 70, fall: 0.02, ring: 0.18, click: 0.25, drive: 1.8 },
    snare: { hz: 178, ring: 0.12, body: 0.6, rattle: 0.13, bright: 4200 },
    hat: { ring: 0.05, hz: 6000 },
    toms: { hz: 110, ring: 0.3 },
    top: 8500,
  },
  hard: {
    kick: { hz: 56, drop: 120, fall: 0.018, ring: 0.2, click: 0.7, drive: 2.4 },
    snare: { hz: 200, ring: 0.12, body: 0.7, rattle: 0.16, bright: 5600 },
    hat: { ring: 0.06, hz: 6800 },
    toms: { hz: 120, ring: 0.3 },
  },
  snappy: {
    kick: { hz: 48, drop: 190, fall: 0.016, ring: 0.26, click: 0.5, drive: 2 },
    snare: { hz: 205, ring: 0.1, body: 0.5, rattle: 0.15, bright: 7200 },
    hat: { ring: 0.035, hz: 8200 },
    toms: { hz: 100, ring: 0.3 },
  },
  club: {
    kick: { hz: 47, drop: 210, fall: 0.024, ring: 0.3, click: 0.6, drive: 2.2 },
    snare: { hz: 190, ring: 0.1, body: 0.5, rattle: 0.18, bright: 6500 },
    hat: { ring: 0.04, hz: 7800 },
    toms: { hz: 100, ring: 0.3 },
  },
  gated: {
    kick: { hz: 50, drop: 150, fall: 0.02, ring: 0.24, click: 0.6, drive: 2 },
    snare: { hz: 176, ring: 0.22, body: 0.75, rattle: 0.34, bright: 5400, wide: true },
    hat: { ring: 0.05, hz: 7600 },
    toms: { hz: 118, ring: 0.5 },
  },
  soft: {
    kick: { hz: 50, drop: 60, fall: 0.025, ring: 0.24, click: 0.15, drive: 1.2 },
    snare: { hz: 182, ring: 0.1, body: 0.45, rattle: 0.12, bright: 4800 },
    hat: { ring: 0.045, hz: 7200 },
    toms: { hz: 115, ring: 0.35 },
    top: 11000,
  },
  rock: {
    kick: { hz: 54, drop: 110, fall: 0.02, ring: 0.2, click: 0.9, drive: 2.2 },
    snare: { hz: 192, ring: 0.17, body: 0.8, rattle: 0.22, bright: 5800 },
    hat: { ring: 0.09, hz: 6200 },
    toms: { hz: 122, ring: 0.42 },
  },
  jazz: {
    kick: { hz: 62, drop: 40, fall: 0.02, ring: 0.2, click: 0.2, drive: 1.1 },
    snare: { hz: 215, ring: 0.1, body: 0.4, rattle: 0.12, bright: 5200 },
    hat: { ring: 0.05, hz: 6500 },
    toms: { hz: 140, ring: 0.35 },
  },
}

const pans: Partial<Record<Hit, number>> = {
  hat: 0.28,
  open: 0.28,
  ride: -0.35,
  crash: -0.25,
  tom: 0.25,
  floor: -0.3,
  rim: -0.15,
  shaker: -0.4,
  snap: 0.12,
  clap: 0.05,
  brush: -0.08,
  stir: 0.15,
}

const trims: Record<Hit, number> = {
  kick: 1,
  snare: 0.75,
  rim: 0.4,
  clap: 0.55,
  hat: 0.3,
  open: 0.3,
  ride: 0.2,
  crash: 0.34,
  tom: 0.75,
  floor: 0.85,
  brush: 0.5,
  stir: 0.2,
  shaker: 0.26,
  snap: 0.5,
  stomp: 1,
}

/** Each sound is made three times and taken in turn, so that no two neighbours are the same. */
export function playKit(kit: Kit, strikes: readonly Strike[], into: Stereo, seed: number) {
  const made = new Map<string, Float32Array>()
  const turns = new Map<Hit, number>()
  const closing = strikes.filter(({ hit }) => hit === 'hat').map(({ at }) => at)
  for (const { at, hit, velocity } of strikes) {
    const turn = (turns.get(hit) ?? 0) % 3
    turns.set(hit, turn + 1)
    const key = `${hit}${turn}`
    const block = made.get(key) ?? drum(kit, hit, randomFrom(seed + turn * 101))
    made.set(key, block)
    let frames = block.length
    if (hit === 'open') {
      const next = closing.find((time) => time > at + 0.05)
      if (next !== undefined) frames = Math.min(frames, Math.floor((next - at) * rate))
    }
    place(into, Math.round(at * rate), block, frames, trims[hit] * velocity ** 1.4, pans[hit] ?? 0)
  }
}

function drum(kit: Kit, hit: Hit, random: Random): Float32Array {
  const block = makers[hit](kit, random)
  if (kit.top) filter(block, biquad('lowpass', kit.top))
  const frames = block.length
  for (let i = Math.max(0, frames - 600); i < frames; i++) block[i]! *= (frames - i) / 600
  return block
}

const makers: Record<Hit, (kit: Kit, random: Random) => Float32Array> = {
  kick: ({ kick }, random) => membrane(kick.hz, kick.drop, kick.fall, kick.ring, kick.click, kick.drive, random),
  stomp: (_, random) => membrane(66, 40, 0.03, 0.13, 1.4, 1.6, random),
  tom: ({ toms }, random) => membrane(toms.hz, 40, 0.05, toms.ring, 0.3, 1.2, random),
  floor: ({ toms }, random) => membrane(toms.hz * 0.66, 30, 0.06, toms.ring * 1.3, 0.3, 1.3, random),
  snare: ({ snare }, random) => {
    const head = membrane(snare.hz, 60, 0.012, snare.ring, 0.4, 1.2, random)
    const wires = burst(snare.rattle * 4, snare.rattle, random)
    filter(wires, biquad('highpass', 1100))
    filter(wires, biquad('bell', snare.bright, 0.7, 5))
    filter(wires, biquad('lowpass', 11500))
    return mixed(head, snare.body, wires, 0.5)
  },
  clap: (_, random) => {
    const block = burst(0.4, 0.09, random)
    for (let i = 0; i < block.length; i++) {
      const t = i / rate
      const early = t < 0.033 ? Math.exp(-(t % 0.011) / 0.004) : 1
      block[i]! *= early
    }
    filter(block, biquad('bandpass', 1500, 0.8))
    filter(block, biquad('highpass', 700))
    for (let i = 0; i < block.length; i++) block[i]! *= 2.6
    return block
  },
  snap: (_, random) => {
    const block = burst(0.18, 0.028, random)
    filter(block, biquad('bandpass', 2300, 1.6))
    for (let i = 0; i < block.length; i++) block[i]! *= 3.4
    return block
  },
  rim: (_, random) => {
    const block = burst(0.12, 0.006, random)
    filter(block, biquad('bandpass', 1750, 3))
    const wood = membrane(480, 0, 0.01, 0.03, 0, 1, random)
    return mixed(block, 4, wood, 0.5)
  },
  hat: ({ hat }, random) => cymbal(hat.ring, hat.hz, hat.ring * 6, random),
  open: ({ hat }, random) => cymbal(0.32, hat.hz, 0.9, random),
  ride: (_, random) => {
    const wash = cymbal(0.3, 4800, 1.2, random)
    const ping = cymbal(0.05, 3600, 0.4, random)
    return mixed(wash, 0.4, ping, 0.9)
  },
  crash: (_, random) => cymbal(0.9, 3400, 2.6, random),
  brush: (_, random) => {
    const block = burst(0.3, 0.06, random)
    for (let i = 0; i < 500; i++) block[i]! *= i / 500
    filter(block, biquad('bandpass', 3200, 0.6))
    const skin = membrane(190, 20, 0.02, 0.06, 0, 1, random)
    return mixed(block, 1.3, skin, 0.25)
  },
  stir: (_, random) => {
    const block = burst(1.1, 10, random)
    filter(block, biquad('bandpass', 4200, 0.7))
    for (let i = 0; i < block.length; i++) block[i]! *= Math.sin((Math.PI * i) / block.length) ** 1.5
    return block
  },
  shaker: (_, random) => {
    const block = burst(0.16, 0.035, random)
    for (let i = 0; i < 900; i++) block[i]! *= (i / 900) ** 2
    filter(block, biquad('bandpass', 6800, 1.1))
    for (let i = 0; i < block.length; i++) block[i]! *= 2
    return block
  },
}

function membrane(
  hz: number,
  drop: number,
  fall: number,
  ring: number,
  click: number,
  drive: number,
  random: Random,
): Float32Array {
  const block = new Float32Array(Math.floor(ring * 4 * rate))
  let turns = 0
  for (let i = 0; i < block.length; i++) {
    const t = i / rate
    turns += (hz + drop * Math.exp(-t / fall)) / rate
    const beat = Math.sin(turns * 2 * Math.PI) * Math.exp(-t / (ring * 0.6)) * Math.min(1, i / 20)
    const snap = click * (random() - 0.5) * Math.exp(-t / 0.003)
    block[i] = Math.tanh((beat + snap) * drive) / Math.tanh(drive)
  }
  return block
}

function burst(seconds: number, ring: number, random: Random): Float32Array {
  const block = new Float32Array(Math.floor(seconds * rate))
  noise(block, block.length, random)
  for (let i = 0; i < block.length; i++) block[i]! *= Math.exp(-i / (ring * rate))
  return block
}

/** Six square waves at ratios that never agree, with noise: metal. */
function cymbal(ring: number, from: number, seconds: number, random: Random): Float32Array {
  const block = burst(seconds, ring, random)
  const phases = [263, 400, 421, 474, 587, 845].map((hz) => ({ step: (hz * 1.9) / rate, at: random() }))
  for (let i = 0; i < block.length; i++) {
    let metal = 0
    for (const phase of phases) {
      phase.at += phase.step
      if (phase.at >= 1) phase.at -= 1
      metal += phase.at < 0.5 ? 1 : -1
    }
    block[i] = block[i]! * 0.75 + metal * 0.12 * Math.exp(-i / (ring * rate * 0.8))
  }
  filter(block, biquad('highpass', from, 0.8))
  filter(block, biquad('highpass', from * 0.7))
  filter(block, biquad('lowpass', 12500))
  return block
}

function mixed(a: Float32Array, ofA: number, b: Float32Array, ofB: number): Float32Array {
  const block = new Float32Array(Math.max(a.length, b.length))
  for (let i = 0; i < block.length; i++) block[i] = (a[i] ?? 0) * ofA + (b[i] ?? 0) * ofB
  return block
}
