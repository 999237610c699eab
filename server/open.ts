import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { openQueue } from '../jobs/queue.ts'
import { openSpeech } from '../speech/transcribe.ts'
import { openStorage } from '../storage/storage.ts'
import { JOBS } from './jobs.ts'
import type { Parts } from './parts.ts'

export type Opened = { parts: Parts; close(): Promise<void> }

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
