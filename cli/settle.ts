import { ReviewId } from '../contract/endpoint.ts'
import type { Parts } from '../server/parts.ts'
import { decideReview, listUndecided } from '../server/reviews/settle.ts'

export async function listUnsure({ pool }: Parts) {
  const waiting = await listUndecided(pool)
  for (const { id, title, username, transcript, confidence } of waiting) {
    console.log(
      `${id}  "${title}" by @${username}, understood ${Math.round((confidence ?? 0) * 100)} %: ${transcript || '(no words)'}`,
    )
  }
  console.log(
    waiting.length
      ? 'Watch one at /api/reviews/ID/video as its author, then: settle ID validated|refused'
      : 'No review waits.',
  )
  return 0
}

export async function settle({ pool }: Parts, [id = '', verdict = '', ...reason]: string[]) {
  if (!ReviewId.safeParse(id).success || (verdict !== 'validated' && verdict !== 'refused')) {
    console.error('settle takes the number of a review, then validated or refused, and why if it is refused.')
    return 2
  }
  const done = await decideReview(pool, Number(id), verdict, reason.join(' '))
  console.log(done ? `Review ${id} is ${verdict}.` : `Review ${id} does not wait for a decision.`)
  return done ? 0 : 1
}
