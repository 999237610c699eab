import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Parts } from '../parts.ts'

/** Prometheus metrics at `/metrics`, for this machine alone: a proxy in front must not pass them on. */
export function measure(app: FastifyInstance, { pool, queue }: Pick<Parts, 'pool' | 'queue'>) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'heatcheck_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [register],
  })
  const bugs = new Counter({ name: 'heatcheck_bugs_total', help: 'Answers with status 500.', registers: [register] })
  new Gauge({
    name: 'heatcheck_jobs_waiting',
    help: 'Jobs that wait or run.',
    registers: [register],
    async collect() {
      this.set(await queue.waiting())
    },
  })
  new Gauge({
    name: 'heatcheck_database_connections',
    help: 'Connections of the pool, by what they do.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode === 500) bugs.inc()
  })
  app.get('/metrics', async (request, reply) => {
    if (!isThisMachine(request.ip)) return reply.callNotFound()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

const isThisMachine = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)
