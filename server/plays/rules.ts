import type { Play } from '../../contract/plays.ts'

/** Less than this is swiping past, not hearing. Seconds. */
export const HEARD = 3

/** Different seconds heard: overlapping stretches count once. */
export function secondsHeard(intervals: Play['intervals']) {
  let heard = 0
  let reached = 0
  for (const [start, end] of [...intervals].sort((a, b) => a[0] - b[0])) {
    heard += Math.max(0, end - Math.max(start, reached))
    reached = Math.max(reached, end)
  }
  return heard
}
