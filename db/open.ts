import { Pool } from 'pg'
import { type Config, ConfigError } from '../config/config.ts'
import { type EmbeddedOptions, startEmbedded } from './embedded.ts'
import { nameStatements } from './sql.ts'

export type Database = { pool: Pool; url: string; close(): Promise<void> }

/** The PostgreSQL that DATABASE_URL names, or our own in the data folder. Settings that cannot work are a `ConfigError`. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'database'>,
  options: Pick<EmbeddedOptions, 'join' | 'notice'> = {},
): Promise<Database> {
  nameStatements(config.database.named)
  const server = config.database.url
    ? { url: config.database.url, stop: async () => {} }
    : await startEmbedded(config.dataDir, options)
  const pool = openPool(server.url, config.database.connections)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    await server.stop()
    if (!config.database.url) throw error
    const { host } = new URL(config.database.url)
    throw new ConfigError(`DATABASE_URL: no PostgreSQL lets us in at ${host} (${reason(error)}).`)
  }
  const close = async () => {
    await pool.end()
    await server.stop()
  }
  return { pool, url: server.url, close }
}

/** A connection that breaks while nobody waits on it must not end the process: whoever uses it next is told. */
export function openPool(url: string, connections: number) {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000, keepAlive: true })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Node gathers the failures of several addresses in one error without a message. */
function reason(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
