import { PgBoss } from 'pg-boss'
import type { Db } from '../db/sql.ts'
import type { Job } from './job.ts'

/**
 * Later work, in PostgreSQL.
 *
 * 1. A job is sent on the connection of the transaction that causes it: both happen, or neither.
 * 2. A job may run twice (a worker that dies after its work, before saying so): every handler can be repeated.
 * 3. A worker that dies misses its heartbeats, and the job goes to another within a minute.
 * 4. What failed every time lands in one queue of dead letters, which `heatcheck dead` lists and `heatcheck retry` sends again.
 */
export type Queue = {
  /** `after`: not before so many seconds from now. */
  send<Payload>(db: Db, job: Job<Payload>, payload: Payload, when?: { after: number }): Promise<void>
  work<Payload>(
    job: Job<Payload>,
    carryOut: (payload: Payload, attempt: { last: boolean }) => Promise<void>,
  ): Promise<void>
  dead(): Promise<DeadLetter[]>
  retryDead(): Promise<number>
  /** How many jobs wait or run. */
  waiting(): Promise<number>
  stop(): Promise<void>
}
export type DeadLetter = { name: string; payload: unknown; error: unknown; failedAt: Date }

const DEAD = 'dead-letters'

export async function openQueue(
  url: string,
  jobs: readonly Job<never>[],
  onError: (error: unknown) => void,
  { works = true } = {},
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    useListenNotify: works,
    supervise: works,
    schedule: false,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(DEAD, { retentionSeconds: 365 * 24 * 3600 })
  for (const { name, seconds, retries } of jobs) {
    const options = {
      deadLetter: DEAD,
      expireInSeconds: seconds,
      retryLimit: retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      heartbeatSeconds: 20,
      deleteAfterSeconds: 24 * 3600,
      notify: true,
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }

  return {
    async send(db, { name }, payload, when) {
      await boss.send(name, payload as object, {
        db: { executeSql: (text, values) => db.query(text, values) },
        ...(when && { startAfter: when.after }),
      })
    },
    async work({ name, payload, atOnce }, carryOut) {
      const options = {
        includeMetadata: true,
        localConcurrency: atOnce,
        pollingIntervalSeconds: 2,
        // What is new is told; what is to be tried again is found by looking, which is every half a minute otherwise.
        notifyPollingIntervalSeconds: 5,
      } as const
      await boss.work(name, options, async ([job]) => {
        if (job) await carryOut(payload.parse(job.data), { last: job.retryCount >= job.retryLimit })
      })
    },
    async dead() {
      const letters = await boss.findJobs(DEAD)
      return letters
        .filter((letter) => letter.state === 'created')
        .map(({ sourceName, data, output, createdOn }) => ({
          name: sourceName ?? '',
          payload: data,
          error: output,
          failedAt: createdOn,
        }))
    },
    retryDead: () => boss.redrive(DEAD),
    async waiting() {
      const { rows } = await boss
        .getDb()
        .executeSql(
          "select count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active') and name <> $1",
          [DEAD],
        )
      return rows[0].n
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
