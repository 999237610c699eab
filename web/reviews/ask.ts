import { pickPrompt, promptPools } from '../../contract/prompts.ts'
import type { RatingType } from '../../contract/tracks.ts'

const LAST = 'heatcheck.last-prompt'
let last: string | null | undefined

/** What to ask this time: from the rating's own pool, and never what was asked last on this device. */
export function nextPrompt(ratingType: RatingType): string {
  last ??= attempt(() => localStorage.getItem(LAST))
  const prompt = pickPrompt(promptPools[ratingType], last ?? undefined)
  last = prompt
  attempt(() => localStorage.setItem(LAST, prompt))
  return prompt
}

/** Storage may be forbidden: then what was asked last is known as long as the page lives. */
function attempt<Result>(work: () => Result) {
  try {
    return work()
  } catch {
    return undefined
  }
}
