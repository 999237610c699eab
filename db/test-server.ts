import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPool } from './open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

/** One PostgreSQL for the whole run, and in it one migrated database, of which every test file gets a copy. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'heatcheck-test-'))
  // Nothing here has to survive a power cut.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '128MB' }
  const server = await startEmbedded(folder, { settings: { ...settings, max_connections: '200' } })
  const pool = openPool(server.url, 1)
  await migrate(pool)
  await pool.end()
  project.provide('databaseServer', server.url)

  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
