import type { FastifyInstance } from 'fastify'

/**
 * The API's description, and a page to read it on. Both are made when somebody first asks: few do, and the page's
 * script alone is as large as a third of the process.
 */
export function describe(app: FastifyInstance) {
  let description: Promise<unknown> | undefined
  app.get('/api/openapi.json', async () => {
    description ??= import('./open-api.ts').then(({ openApi }) => openApi())
    return description
  })

  let reader: Promise<FastifyInstance> | undefined
  const read = async (
    request: { raw: Parameters<FastifyInstance['routing']>[0] },
    reply: { raw: Parameters<FastifyInstance['routing']>[1]; hijack(): unknown },
  ) => {
    reader ??= import('./reader.ts').then(({ openReader }) => openReader())
    const { routing } = await reader
    reply.hijack()
    routing(request.raw, reply.raw)
  }
  app.get('/api/docs', read)
  app.get('/api/docs/*', read)
}
