import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Speech } from '../speech/transcribe.ts'
import type { Storage } from '../storage/storage.ts'

/** What is opened once and every feature may use. */
export type Parts = {
  config: Config
  pool: Pool
  storage: Storage
  queue: Queue
  speech: Speech
  log: FastifyBaseLogger
}
