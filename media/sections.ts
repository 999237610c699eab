const REACH = 16
const APART = 16

/**
 * Where a track changes, as parts of its length: a checkerboard slid along the diagonal of the self-similarity matrix
 * (Foote, "Automatic audio segmentation using a measure of audio novelty", 2000), its peaks at least a sixteenth apart.
 * Curves are levels from 0 to 1; chroma rows weigh as much as one curve together.
 */
export function findSections(curves: number[][], chroma: number[][]): number[] {
  const length = curves[0]?.length ?? 0
  const moments = Array.from({ length }, (_, i) => {
    const tones = chroma.map((row) => row[i] ?? 0)
    const size = Math.hypot(...tones) || 1
    return [...curves.map((curve) => curve[i] ?? 0), ...tones.map((tone) => (0.6 * tone) / size)]
  })
  const likeness = new Float64Array(length * length)
  for (let a = 0; a < length; a++) {
    for (let b = Math.max(0, a - 2 * REACH); b <= a; b++) {
      let sum = 0
      for (let k = 0; k < moments[a]!.length; k++) sum += (moments[a]![k]! - moments[b]![k]!) ** 2
      likeness[a * length + b] = likeness[b * length + a] = Math.exp(-sum * 3)
    }
  }
  const near = (a: number, b: number) => likeness[a * length + b]!
  const novelty = Array.from({ length }, (_, at) => {
    if (at < REACH / 2 || at > length - REACH / 2) return 0
    let [same, across, weights] = [0, 0, 0]
    for (let i = 1; i <= REACH; i++) {
      for (let k = 1; k <= REACH; k++) {
        const weight = Math.exp(-(i * i + k * k) / (REACH * REACH))
        const before = at - i
        const after = at + i - 1
        const other = at + k - 1
        if (before < 0 || after >= length || other >= length || at - k < 0) continue
        same += (weight * (near(before, at - k) + near(after, other))) / 2
        across += weight * near(before, other)
        weights += weight
      }
    }
    return weights > 0 ? Math.max(0, same - across) / weights : 0
  })
  const mean = novelty.reduce((sum, value) => sum + value, 0) / length
  const spread = Math.sqrt(novelty.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length)
  const floor = Math.max(0.04, mean + 0.75 * spread)
  const found: number[] = []
  for (const at of novelty.map((_, i) => i).sort((a, b) => novelty[b]! - novelty[a]! || a - b)) {
    if (novelty[at]! < floor || found.length === 9) break
    if (found.every((other) => Math.abs(other - at) >= APART)) found.push(at)
  }
  return found.sort((a, b) => a - b).map((at) => at / length)
}
