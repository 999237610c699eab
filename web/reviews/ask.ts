import { pickPrompt, promptPools } from '../../contract/prompts.ts'
import type { RatingType } from '../../contract/tracks.ts'

const LAST = 'heatcheck.last-prompt'

/** What to ask this time: from the rating's own pool, and never what was asked last on this device. */
export function nextPrompt(ratingType: RatingType, memory: Pick<Storage, 'getItem' | 'setItem'> = localStorage): string {
  const prompt = pickPrompt(promptPools[ratingType], memory.getItem(LAST) ?? undefined)
  memory.setItem(LAST, prompt)
  return prompt
}
