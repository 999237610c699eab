/**
 * The pulse of an onset curve: its autocorrelation, read at one to four beats for every tempo from 60 to 200 and leaned
 * towards 120, where people tap (the log-Gaussian of Ellis, "Beat tracking by dynamic programming", 2007).
 * `rate` is points a second. Confidence is how much of the curve comes again a beat later, 0 to 1.
 */
export function findTempo(onsets: Float64Array, rate: number): { tempo: number; confidence: number } {
  const none = { tempo: 0, confidence: 0 }
  const longest = Math.ceil((4 * 60 * rate) / 60) + 2
  if (onsets.length < rate * 3) return none
  // A slow mean is taken away so that swells do not count as beats.
  const reach = Math.round(rate)
  const sums = new Float64Array(onsets.length + 1)
  for (let i = 0; i < onsets.length; i++) sums[i + 1] = sums[i]! + onsets[i]!
  const sharp = Float64Array.from(onsets, (value, i) => {
    const [from, to] = [Math.max(0, i - reach), Math.min(onsets.length, i + reach)]
    return Math.max(0, value - (sums[to]! - sums[from]!) / (to - from))
  })
  // Three points of blur let neighbouring beats meet even when the beat is no whole number of points long.
  const soft = sharp.map((value, i) => value / 2 + ((sharp[i - 1] ?? 0) + (sharp[i + 1] ?? 0)) / 4)
  const mean = soft.reduce((sum, value) => sum + value, 0) / soft.length
  const repeats = new Float64Array(Math.min(longest, soft.length - 1))
  for (let lag = 0; lag < repeats.length; lag++) {
    let sum = 0
    for (let i = lag; i < soft.length; i++) sum += (soft[i]! - mean) * (soft[i - lag]! - mean)
    repeats[lag] = sum / (soft.length - lag)
  }
  const whole = repeats[0]!
  if (whole < 1e-12) return none
  const at = (lag: number) => {
    const left = Math.floor(lag)
    return ((repeats[left] ?? 0) * (left + 1 - lag) + (repeats[left + 1] ?? 0) * (lag - left)) / whole
  }
  let best = { tempo: 0, score: 0, confidence: 0 }
  for (let tempo = 60; tempo <= 200; tempo += 0.25) {
    const beat = (60 * rate) / tempo
    let comb = 0
    for (let beats = 1; beats <= 4; beats++) comb += at(beat * beats) / 4
    // A pulse that also comes halfway is more likely twice as fast.
    const score = (comb - 0.15 * Math.max(0, at(beat / 2))) * Math.exp(-0.5 * (Math.log2(tempo / 120) / 0.9) ** 2)
    if (score > best.score) best = { tempo, score, confidence: comb }
  }
  if (best.confidence < 0.05) return none
  return { tempo: best.tempo, confidence: Math.min(1, best.confidence) }
}
