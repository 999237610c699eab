import { biquad, filterBoth } from './filters.ts'
import { limit } from './limiter.ts'
import { integratedLoudness } from './loudness.ts'
import type { Random } from './random.ts'
import { decibels, rate, type Stereo } from './signal.ts'

export const target = -14
/** Of the true peak, in dB under full scale: the target says under -1, the rest is for lossy copies. */
const ceiling = -1.4

/** Glue, loudness, limiter; then the loudness that the limiter took is given back, twice at most. */
export function master(sound: Stereo) {
  scale(sound, decibels(-16 - integratedLoudness(sound)))
  glue(sound)
  for (let round = 0; round < 3; round++) {
    const missing = target - integratedLoudness(sound)
    if (round > 0 && Math.abs(missing) < 0.15) break
    scale(sound, decibels(missing))
    limit(sound, decibels(ceiling))
  }
  fade(sound)
}

function scale({ left, right }: Stereo, gain: number) {
  for (let i = 0; i < left.length; i++) {
    left[i]! *= gain
    right[i]! *= gain
  }
}

/** A bus compressor: both sides by one level, 2:1 above -17 dB with a wide knee, slow enough to let drums through. */
function glue({ left, right }: Stereo) {
  const attack = Math.exp(-1 / (0.02 * (rate / 16)))
  const release = Math.exp(-1 / (0.18 * (rate / 16)))
  let level = -60
  let gain = 1
  for (let start = 0; start < left.length; start += 16) {
    const end = Math.min(left.length, start + 16)
    let power = 1e-9
    for (let i = start; i < end; i++) power += (left[i]! ** 2 + right[i]! ** 2) / (2 * (end - start))
    const now = 10 * Math.log10(power)
    level = now + (level - now) * (now > level ? attack : release)
    const over = Math.max(0, level + 20)
    const reduction = over < 6 ? (over * over) / 24 : (over - 3) / 2
    const wanted = 10 ** (-reduction / 20)
    const step = (wanted - gain) / (end - start)
    for (let i = start; i < end; i++) {
      gain += step
      left[i]! *= gain
      right[i]! *= gain
    }
  }
}

function fade({ left, right }: Stereo) {
  const rise = Math.floor(0.004 * rate)
  const fall = Math.floor(1.1 * rate)
  for (const block of [left, right]) {
    for (let i = 0; i < rise; i++) block[i]! *= i / rise
    for (let i = 0; i < fall; i++) block[block.length - 1 - i]! *= Math.sin((Math.PI / 2) * (i / fall))
  }
}

/** A worn cassette: slow wow and quick flutter, a softened top, a little saturation, dust and hiss. */
export function wear(sound: Stereo, amount: number, random: Random) {
  const depth = amount * 0.0011 * rate
  for (const block of [sound.left, sound.right]) {
    const dry = block.slice()
    for (let i = 0; i < block.length; i++) {
      const t = i / rate
      const back = depth * (1.2 + Math.sin(t * 3.9) * 0.9 + Math.sin(t * 9.1 + 1) * 0.15 + Math.sin(t * 41) * 0.012)
      const at = Math.max(0, i - back)
      const whole = Math.floor(at)
      const value = dry[whole]! + ((dry[whole + 1] ?? 0) - dry[whole]!) * (at - whole)
      block[i] = Math.tanh(value * 1.6) / 1.6
    }
  }
  filterBoth(sound, biquad('lowpass', 17000 - amount * 8500))
  const dust = amount * 0.012
  for (let i = 0; i < sound.left.length; i++) {
    const hiss = (random() - 0.5) * dust * 0.12
    sound.left[i]! += hiss
    sound.right[i]! += (random() - 0.5) * dust * 0.12
    if (random() < 0.00012 * amount) {
      const pop = (random() - 0.5) * dust * 6
      for (let k = 0; k < 14 && i + k < sound.left.length; k++) {
        sound.left[i + k]! += pop * (1 - k / 14)
        sound.right[i + k]! += pop * 0.7 * (1 - k / 14)
      }
    }
  }
}
