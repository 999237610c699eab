import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../contract/errors.ts'

export type Tries = { spend(key: string, sentence: string): Promise<void>; forget(key: string): Promise<void> }

/** At most `points` tries in `seconds` for each key, counted in PostgreSQL for all processes together. */
export function countTries(pool: Pool, name: string, points: number, seconds: number): Tries {
  // The table is made by a migration. While the database is away, each process counts for itself.
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'tries',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  })
  return {
    async spend(key, sentence) {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes)
          throw new Refusal('too_many', sentence, { retryAfter: error.msBeforeNext / 1000 })
        throw error
      }
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
