/**
 * What Trending ranks by: one stored number a track, `log2(W) + createdHours / 72`, so that nothing must be swept as
 * time goes by: a track of three days later needs half the share to stand as high. W is the lower bound of Wilson's
 * score interval (E. B. Wilson, 1927) over the trust-weighted share of positive ratings.
 * Every parameter of ranking stands here; the reasons are in docs/decisions/0006-ranking.md.
 */
export const RANKING = {
  z: 0.7,
  worth: { FIRE: 1, NEEDS_WORK: 0.2, TRASH: 0 },
  /** A validated review counts as this many ratings of its author's type. */
  reviewRatings: 3,
  /** W of a track that nobody rated, and the least that any has. */
  floor: 0.02,
  halfEvery: 72,
  /** Every fourth place is for the least heard track of the last two days. */
  firstEars: { every: 4, hours: 48 },
  artist: { most: 2, among: 10 },
  trust: { least: 0.1, ageDays: 7, reviews: 5, artists: 20, share: { age: 0.4, reviews: 0.4, artists: 0.3 } },
} as const

export type Weights = { fire: number; needsWork: number; trash: number }

const HOUR = 3_600_000

/** `createdAt` in the score keeps it comparable between tracks without ever being recomputed. */
export function trendingScore({ fire, needsWork, trash }: Weights, createdAt: Date) {
  const n = fire + needsWork + trash
  const positive = fire * RANKING.worth.FIRE + needsWork * RANKING.worth.NEEDS_WORK
  const w = Math.max(RANKING.floor, n > 1e-9 ? wilson(positive / n, n, RANKING.z) : 0)
  return Math.log2(w) + createdAt.getTime() / HOUR / RANKING.halfEvery
}

/** Lower bound of the interval for a share `p` of `n` ratings. */
export function wilson(p: number, n: number, z: number) {
  const z2 = z * z
  return (p + z2 / (2 * n) - z * Math.sqrt((Math.max(0, p * (1 - p)) + z2 / (4 * n)) / n)) / (1 + z2 / n)
}

/** How far a rater is trusted, 0.1 to 1: by age, validated reviews, and ratings spread over many artists. */
export function trustOf(rater: { createdAt: Date; reviewsValidated: number; artistsRated: number }, now: Date) {
  const { least, ageDays, reviews, artists, share } = RANKING.trust
  const part = (value: number, full: number) => Math.min(1, Math.max(0, value / full))
  const earned =
    share.age * part(now.getTime() - rater.createdAt.getTime(), ageDays * 24 * HOUR) +
    share.reviews * part(rater.reviewsValidated, reviews) +
    share.artists * part(rater.artistsRated, artists)
  return least + (1 - least) * Math.min(1, earned)
}

export type Candidate = { id: number; artist: number }

/**
 * Lays out one page of Trending: ranked tracks, of which no artist holds more than two of any ten places, and every
 * fourth place for first ears. `ranked` and `ears` are what could come next, best first; `before` are the artists of
 * the places just above. Answers what was placed, in order, and says of each which list it came from.
 */
export function layOut(
  { ranked, ears, before, place }: { ranked: Candidate[]; ears: Candidate[]; before: number[]; place: number },
  limit: number,
) {
  const { every } = RANKING.firstEars
  const { most, among } = RANKING.artist
  const waiting = { ranked: [...ranked], ears: [...ears] }
  const recent = [...before]
  const placed: (Candidate & { from: 'ranked' | 'ears' })[] = []

  const take = (from: 'ranked' | 'ears') => {
    const list = waiting[from]
    const fits = ({ artist }: Candidate) => recent.slice(1 - among).filter((other) => other === artist).length < most
    // Where everybody left is over the limit, the best of them is better than an empty place.
    const index = Math.max(0, list.findIndex(fits))
    const [candidate] = list.splice(index, 1)
    if (!candidate) return false
    for (const other of [waiting.ranked, waiting.ears]) {
      const again = other.findIndex(({ id }) => id === candidate.id)
      if (again >= 0) other.splice(again, 1)
    }
    recent.push(candidate.artist)
    placed.push({ ...candidate, from })
    return true
  }

  while (placed.length < limit) {
    const reserved = (place + placed.length) % every === every - 1
    if (!(reserved && take('ears')) && !take('ranked')) break
  }
  return { placed, recent: recent.slice(1 - among) }
}
