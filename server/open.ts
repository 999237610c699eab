import type { FastifyBaseLogger } from 'fastify'
import { type Config, ConfigError } from '../config/config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { openQueue } from '../jobs/queue.ts'
import { openSpeech } from '../speech/transcribe.ts'
import { openStorage } from '../storage/storage.ts'
import { JOBS } from './jobs.ts'
import type { Parts } from './parts.ts'

export type Opened = { parts: Parts; close(): Promise<void> }

/** The end of a program that could not start: where a setting is wrong, the sentence that names it says enough. */
export function endWith(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

/** Opens every part, in the order in which they need each other; `close` ends them in the opposite one. */
export async function openParts(
  config: Config,
  log: FastifyBaseLogger,
  {
    join = false,
    works = config.jobs,
    notice,
  }: { join?: boolean; works?: boolean; notice?: (sentence: string) => void } = {},
): Promise<Opened> {
  const database = await openDatabase(config, { join, ...(notice && { notice }) })
  try {
    await migrate(database.pool)
    const storage = openStorage(config)
    const queue = await openQueue(database.url, JOBS, (error) => log.error({ err: error }, 'the queue'), { works })
    const speech = openSpeech(config, log)
    const parts: Parts = { config, pool: database.pool, storage, queue, speech, log }
    const close = async () => {
      await queue.stop()
      await database.close()
    }
    return { parts, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
