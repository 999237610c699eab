export type Interval = [from: number, to: number]

/** Adds a heard stretch, in seconds: stretches that touch become one, so that listening twice counts once. */
export function hear(heard: readonly Interval[], from: number, to: number): Interval[] {
  if (!(to > from)) return [...heard]
  const sorted = [...heard, [from, to] satisfies Interval].sort((a, b) => a[0] - b[0])
  const joined: Interval[] = []
  for (const [start, end] of sorted) {
    const last = joined.at(-1)
    if (last && start <= last[1] + TOUCH) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
const TOUCH = 0.05

/** Between two looks at a playing sound less than this passes: more is a jump, and what was jumped over was not heard. */
export const LONGEST_LOOK = 1.5

/** Hundredths are enough, and keep a batch small. */
export const hundredths = (seconds: number) => Math.round(seconds * 100) / 100

export const rounded = (heard: readonly Interval[]): Interval[] =>
  heard.slice(0, 200).map(([from, to]) => [hundredths(from), hundredths(to)])
