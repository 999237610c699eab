import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'

/** `/healthz`: this process lives. `/readyz`: it can serve, because what it needs answers. */
export function health(app: FastifyInstance, { pool }: Pick<Parts, 'pool'>) {
  let leaving = false
  app.addHook('preClose', async () => {
    leaving = true
  })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const ready =
      !leaving &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ))
    return reply.code(ready ? 200 : 503).send({ ok: ready })
  })
}
