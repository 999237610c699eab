import { pathToFileURL } from 'node:url'
import { type Config, readConfig } from '../config/config.ts'
import { openHttp, serveFeatures } from './app.ts'
import { isDemoDue } from './demo/queries.ts'
import { work } from './jobs.ts'
import { endWith, openParts } from './open.ts'

/**
 * Serves until it is told to end. The first signal drains: uploads and jobs under way are finished, then everything is
 * closed in the opposite order of opening. A second signal ends at once.
 */
export async function startServer(config: Config) {
  const begun = performance.now()
  const app = openHttp(config)
  const { parts, close } = await openParts(config, app.log, { notice: (sentence) => console.log(`  ${sentence}`) })
  console.log(`  ${'Opening the database …'.padEnd(34)}${secondsSince(begun).padStart(6)} s`)
  const stopping = new AbortController()
  try {
    serveFeatures(app, parts)
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await close()
    throw error
  }

  const stopWork = config.jobs ? await work(parts) : () => {}
  const due = config.demo && (await isDemoDue(parts.pool))
  const filling = due
    ? import('./demo/fill.ts').then(({ fillCatalogue }) => fillCatalogue(parts, stopping.signal))
    : Promise.resolve()
  if (due) console.log('  A band is playing the demo: its tracks turn up one after another.')
  filling.catch((error) => app.log.error({ err: error }, 'the demo could not be made'))

  const stop = async () => {
    stopping.abort()
    stopWork()
    await app.close()
    await filling.catch(() => {})
    await close()
  }
  let stoppingSince = Number.POSITIVE_INFINITY
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // One Ctrl-C can arrive twice: from the terminal, and passed on by whoever started us.
      if (performance.now() - stoppingSince > 1000) process.exit(1)
      if (stoppingSince < Number.POSITIVE_INFINITY) return
      stoppingSince = performance.now()
      console.log('\n  Stopping …')
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host
  console.log(`\nHeatcheck is at ${config.publicUrl ?? `http://${host}:${config.port}`}`)
  return { app, parts, stop }
}

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1)

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const start = async () => startServer(readConfig(process.env))
  await start().catch(endWith)
}
