import { z } from 'zod'
import { Refusal } from '../contract/errors.ts'
import { UNDO } from '../contract/limits.ts'
import { job } from '../jobs/job.ts'

/**
 * What is deleted is hidden at once, and goes for good when it can no longer be brought back. The line may be slow: the
 * server waits a little longer than the ten seconds that are promised.
 */
export const UNDO_SECONDS = UNDO + 10

export const sweepDeleted = job({ name: 'sweep-deleted', payload: z.object({}), seconds: 300, retries: 6, atOnce: 1 })
/** When to sweep what was deleted now. */
export const SOON = { after: UNDO_SECONDS + 5 }

export const tooLate = () => new Refusal('conflict', 'It is too late to undo this.')
