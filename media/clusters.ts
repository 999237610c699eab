/** A group of alike pixels: its mean in OKLab, and how much of the picture it is, 0 to 1. */
export type Cluster = { l: number; a: number; b: number; share: number }
type Point = { l: number; a: number; b: number }

const GROUPS = 6
const ROUNDS = 24
/** Differences of hue count for more than differences of lightness. */
const CHROMA_WEIGHT = 2
/** Less of the picture than this is dust. */
const RARE = 0.002

/** k-means over OKLab. The same pixels always give the same groups. */
export function groupColours(pixels: Point[]): Cluster[] {
  let centres = startingCentres(pixels)
  let clusters: Cluster[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => ({ l: 0, a: 0, b: 0, count: 0 }))
    for (const pixel of pixels) {
      const sum = sums[nearest(pixel, centres)]
      if (!sum) continue
      sum.l += pixel.l
      sum.a += pixel.a
      sum.b += pixel.b
      sum.count += 1
    }
    clusters = sums
      .filter(({ count }) => count > 0)
      .map(({ l, a, b, count }) => ({ l: l / count, a: a / count, b: b / count, share: count / pixels.length }))
    const moved = clusters.some((cluster, i) => distance(cluster, centres[i] ?? cluster) > 1e-8)
    centres = clusters
    if (!moved) break
  }
  return clusters
}

/**
 * Starts from the commonest colour, then each time from the one that is both far from all so far and not rare: an
 * accent gets a group of its own, a stray pixel does not.
 */
function startingCentres(pixels: Point[]): Point[] {
  const bins = new Map<string, { point: Point; count: number }>()
  for (const pixel of pixels) {
    const key = [pixel.l / 0.06, pixel.a / 0.04, pixel.b / 0.04].map(Math.round).join()
    const bin = bins.get(key) ?? { point: pixel, count: 0 }
    bin.count += 1
    bins.set(key, bin)
  }
  const candidates = [...bins.values()]
    .sort((one, other) => other.count - one.count)
    .filter(({ count }, i) => i === 0 || count >= pixels.length * RARE)
  const centres = candidates.slice(0, 1).map(({ point }) => point)
  while (centres.length < Math.min(GROUPS, candidates.length)) {
    const worth = ({ point, count }: { point: Point; count: number }) =>
      Math.min(...centres.map((centre) => distance(point, centre))) * Math.sqrt(count)
    const best = candidates.reduce((best, candidate) => (worth(candidate) > worth(best) ? candidate : best))
    if (worth(best) === 0) break
    centres.push(best.point)
  }
  return centres
}

function nearest(pixel: Point, centres: Point[]) {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [i, centre] of centres.entries()) {
    const far = distance(pixel, centre)
    if (far < least) {
      least = far
      best = i
    }
  }
  return best
}

function distance(one: Point, other: Point) {
  const [a, b] = [(one.a - other.a) * CHROMA_WEIGHT, (one.b - other.b) * CHROMA_WEIGHT]
  return (one.l - other.l) ** 2 + a * a + b * b
}
