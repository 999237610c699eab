import { rate, type Stereo } from './signal.ts'

const phases = 4
const taps = 16
/** Windowed sinc for the points between the frames, four to a frame: BS.1770's annex 2 asks for that many. */
const between = Array.from({ length: phases - 1 }, (_, p) =>
  Float32Array.from({ length: taps }, (_, i) => {
    const x = i - (taps / 2 - 1) - (p + 1) / phases
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / (taps + 1))
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  }),
)

/** The greatest size that the wave reaches around each frame, also between frames; small frames are left as they are. */
export function truePeaks(block: Float32Array, worth: number, into: Float32Array) {
  const last = block.length - taps / 2
  for (let i = 0; i < block.length; i++) {
    let peak = Math.abs(block[i]!)
    if (i >= taps / 2 && i < last && (peak > worth || Math.abs(block[i + 1]!) > worth)) {
      for (const kernel of between) {
        let value = 0
        for (let k = 0; k < taps; k++) value += kernel[k]! * block[i + k - (taps / 2 - 1)]!
        peak = Math.max(peak, Math.abs(value))
      }
    }
    if (peak > into[i]!) into[i] = peak
  }
}

/**
 * Keeps the true peak under the ceiling. It looks 3 ms ahead: the gain that the loudest coming frame needs is held,
 * then smoothed by a mean as long as the look-ahead, so that it has arrived when the peak does and never jumps.
 */
export function limit({ left, right }: Stereo, ceiling: number) {
  const frames = left.length
  const peaks = new Float32Array(frames)
  truePeaks(left, ceiling * 0.55, peaks)
  truePeaks(right, ceiling * 0.55, peaks)
  const ahead = Math.round(0.003 * rate)
  const wanted = new Float32Array(frames)
  const release = 1 - Math.exp(-1 / (0.09 * rate))
  let held = 1
  let hold = 0
  for (let i = 0; i < frames + ahead; i++) {
    const peak = i < frames ? peaks[i]! : 0
    const needed = peak > ceiling ? ceiling / peak : 1
    if (needed <= held) {
      held = needed
      hold = ahead * 2
    } else if (hold > 0) hold--
    else held += (Math.min(needed, 1) - held) * release
    if (i >= ahead) wanted[i - ahead] = held
  }
  let sum = ahead
  for (let i = 0; i < frames; i++) {
    sum += wanted[i]! - (i >= ahead ? wanted[i - ahead]! : 1)
    const gain = Math.min(1, sum / ahead)
    left[i]! *= gain
    right[i]! *= gain
  }
}
