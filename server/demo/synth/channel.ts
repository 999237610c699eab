import { biquad, filter, filterBoth } from './filters.ts'
import type { Channel } from './instrument.ts'
import { rate, type Stereo } from './signal.ts'

/** What an instrument goes through on its own before it meets the others. */
export function dress(sound: Stereo, channel: Channel) {
  if (channel.drive) drive(sound, channel.drive)
  if (channel.cabinet) {
    filterBoth(sound, biquad('highpass', 95))
    filterBoth(sound, biquad('bell', 420, 0.9, -3))
    filterBoth(sound, biquad('bell', 2300, 0.9, 4))
    filterBoth(sound, biquad('lowpass', 4600, 0.8))
    filterBoth(sound, biquad('lowpass', 5200))
  }
  if (channel.highpass) filterBoth(sound, biquad('highpass', channel.highpass))
  if (channel.lowpass) filterBoth(sound, biquad('lowpass', channel.lowpass))
  if (channel.bell) filterBoth(sound, biquad('bell', channel.bell.hz, channel.bell.q, channel.bell.db))
  if (channel.chorus) chorus(sound, channel.chorus)
  if (channel.tremolo) tremolo(sound, channel.tremolo.hz, channel.tremolo.depth)
}

/** Saturation of the level the channel has, slightly one-sided so that even harmonics come too. */
function drive({ left, right }: Stereo, amount: number) {
  for (const block of [left, right]) {
    let power = 0
    let loud = 0
    for (let i = 0; i < block.length; i++) {
      const square = block[i]! * block[i]!
      if (square > 1e-6) {
        power += square
        loud++
      }
    }
    if (!loud) continue
    const gain = amount / (3 * Math.sqrt(power / loud))
    const bias = 0.12
    const rest = Math.tanh(bias)
    for (let i = 0; i < block.length; i++) {
      const x = block[i]!
      block[i] = x === 0 ? 0 : (Math.tanh(x * gain + bias) - rest) * 0.5
    }
    filter(block, biquad('highpass', 20))
  }
}

function chorus({ left, right }: Stereo, depth: number) {
  const sides = [left, right] as const
  sides.forEach((block, side) => {
    const dry = block.slice()
    for (let i = 0; i < block.length; i++) {
      const sweep = Math.sin((i * 2 * Math.PI * 0.7) / rate + side * 1.7)
      const back = (0.011 + 0.0022 * sweep) * rate
      const at = i - back
      const whole = Math.floor(at)
      if (whole < 0) continue
      const delayed = dry[whole]! + (dry[whole + 1]! - dry[whole]!) * (at - whole)
      block[i] = dry[i]! * (1 - depth * 0.35) + delayed * depth * 0.65
    }
  })
}

function tremolo({ left, right }: Stereo, hz: number, depth: number) {
  const turn = (2 * Math.PI * hz) / rate
  for (let i = 0; i < left.length; i++) {
    const wave = Math.sin(i * turn)
    left[i]! *= 1 - depth * (0.5 + 0.5 * wave)
    right[i]! *= 1 - depth * (0.5 - 0.5 * wave)
  }
}
