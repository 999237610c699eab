import type { z } from 'zod'

/** A piece of later work: what it is called, what it needs to know, and how patient the queue is with it. */
export type Job<Payload = unknown> = {
  name: string
  payload: z.ZodType<Payload>
  /** Longer than this, and the job is given to somebody else. Seconds. */
  seconds: number
  /** How often it is tried again, each time later, before it becomes a dead letter. */
  retries: number
  /** How many run side by side in one process. */
  atOnce: number
}

export const job = <Payload>(description: Job<Payload>) => description
