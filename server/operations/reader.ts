import scalar from '@scalar/fastify-api-reference'
import Fastify from 'fastify'

/** The page to read the API's description on. It brings its own script and style, from here. */
export async function openReader() {
  const reader = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  reader.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  })
  await reader.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      // These ask somebody else's servers.
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      title: 'Heatcheck API',
    },
  })
  await reader.ready()
  return reader
}
