import type { Parts } from '../server/parts.ts'

export async function listDead({ queue }: Parts) {
  const letters = await queue.dead()
  for (const { name, payload, error, failedAt } of letters) {
    const { message = '' } = (error ?? {}) as { message?: string }
    console.log(`${failedAt.toISOString()}  ${name}  ${JSON.stringify(payload)}  ${message.split('\n')[0]}`)
  }
  console.log(letters.length ? `${letters.length} dead. "retry" sends them to work again.` : 'No job is dead.')
  return letters.length ? 1 : 0
}

export async function retryDead({ queue }: Parts) {
  console.log(`${await queue.retryDead()} sent to work again.`)
  return 0
}
