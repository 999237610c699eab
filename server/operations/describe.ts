import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { openApi } from './open-api.ts'

/** The API's description, and a page to read it on. The page brings its own script and style, from here. */
export function describe(app: FastifyInstance) {
  const description = openApi()
  app.get('/api/openapi.json', async () => description)
  app.register(async (docs) => {
    docs.addHook('onRequest', async (_, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:",
      )
    })
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: {
        url: '/api/openapi.json',
        withDefaultFonts: false,
        hideClientButton: true,
        telemetry: false,
        title: 'Heatcheck API',
      },
    })
  })
}
