import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ends a server whose owner is gone: killed together with the watchdog, or only just now. For whoever has the claim
 * alone, since a server of this folder can then have no owner.
 */
export async function endLeftover(cluster: string) {
  const lock = join(cluster, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10)
  for (let tries = 0; worksIn(cluster, pid); tries++) {
    // Quickly first, without ceremony if that takes too long: PostgreSQL then recovers from its log.
    if (tries === 0) signal(pid, 'SIGINT')
    if (tries === 100) signal(pid, 'SIGQUIT')
    if (tries === 600) throw new Error(`A PostgreSQL that was left running (process ${pid}) does not end.`)
    await sleep(50)
  }
  // After a restart of the machine another program may have the number, and PostgreSQL would take it for its own.
  rmSync(lock, { force: true })
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Whether this process is a server of this folder, and not a stranger that was given its number. */
function worksIn(cluster: string, pid: number) {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === cluster
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster)
  } catch {
    return false
  }
}
