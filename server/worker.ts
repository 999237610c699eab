import pino from 'pino'
import { readConfig } from '../config/config.ts'
import { work } from './jobs.ts'
import { endWith, openParts } from './open.ts'

/** Jobs alone, beside web processes that were started with JOBS=off. */
async function startWorker() {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel })
  const { parts, close } = await openParts(config, log, { join: true, works: true })
  const stopWork = await work(parts)
  console.log('  Working on jobs. Ctrl-C ends it after those under way.')

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      stopWork()
      await close()
      process.exit(0)
    })
  }
}

await startWorker().catch(endWith)
