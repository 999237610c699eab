import { createHash } from 'node:crypto'

export type Random = {
  /** From 0 up to 1. */
  next: () => number
  between: (from: number, to: number) => number
  whole: (from: number, to: number) => number
  pick: <T>(choices: readonly T[]) => T
  chance: (part: number) => boolean
  shuffle: <T>(values: readonly T[]) => T[]
}

/** The same seed gives the same run of numbers on every machine (mulberry32, seeded by SHA-256). */
export function randomFrom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + next() * (to - from)
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1))
  return {
    next,
    between,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)]!,
    chance: (part) => next() < part,
    shuffle: (values) => {
      const shuffled = [...values]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const k = whole(0, i)
        const kept = shuffled[i]!
        shuffled[i] = shuffled[k]!
        shuffled[k] = kept
      }
      return shuffled
    },
  }
}
