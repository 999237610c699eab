import type { Socket } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { stdSerializers } from 'pino'
import type { Config } from '../config/config.ts'
import { Refusal } from '../contract/errors.ts'
import { account } from './auth/account.ts'
import { auth } from './auth/routes.ts'
import { isOwnOrigin } from './auth/rules.ts'
import { viewerOf } from './auth/sessions.ts'
import { readContent } from './content/read.ts'
import { content } from './content/routes.ts'
import { covers } from './covers/routes.ts'
import { coverShop } from './covers/shop.ts'
import { feed, openFeeds } from './feed/routes.ts'
import { follows } from './follows/routes.ts'
import { leaderboard } from './leaderboard/routes.ts'
import { describe } from './operations/describe.ts'
import { health } from './operations/health.ts'
import { measure } from './operations/metrics.ts'
import { pages } from './pages.ts'
import type { Parts } from './parts.ts'
import { plays } from './plays/routes.ts'
import { points } from './points/routes.ts'
import { profiles } from './profiles/routes.ts'
import { ratings } from './ratings/routes.ts'
import { reviews } from './reviews/routes.ts'
import { search } from './search/routes.ts'
import { answerErrors, sendRefusal, serveOn } from './serve.ts'
import { sharing, smallPlayer } from './sharing/routes.ts'
import { tracks } from './tracks/routes.ts'

/** The HTTP side before any feature: what is logged, what is trusted, which headers every answer has. */
export function openHttp(config: Config): FastifyInstance {
  const app = Fastify({
    // The proxy in front, and nobody beyond it: what stands further left in X-Forwarded-For, anybody can write.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    bodyLimit: 200_000,
    // An upload that has fallen silent would otherwise hold up the end for ever. Painting a cover is quiet for 120 s.
    connectionTimeout: 180_000,
    frameworkErrors: (_, request, reply) =>
      sendRefusal(reply.header('x-request-id', request.id), new Refusal('bad_request', 'This is not an address.')),
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    logger: {
      level: config.logLevel,
      serializers: {
        // A failing query brings its whole connection along: kilobytes, and the address of the database.
        err(error) {
          const { client, ...told } = stdSerializers.err(error)
          return told
        },
      },
      // The parser of forms tells its settings when asked for everything, and with them the request's headers.
      redact: ['*.headers.cookie', '*.headers.authorization', '*.headers["set-cookie"]'],
    },
  })
  app.register(cookie)
  app.register(multipart, { throwFileSizeLimit: false })
  app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"], // spot colours are inline custom properties
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: config.publicUrl?.startsWith('https:') ? undefined : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
    })
    const hosts = [request.host, config.publicUrl ? new URL(config.publicUrl).host : request.host]
    if (!/^(GET|HEAD|OPTIONS)$/.test(request.method) && !isOwnOrigin(request.headers, hosts)) {
      throw new Refusal('foreign_origin', 'This can only be done from Heatcheck itself.')
    }
  })
  answerErrors(app)
  letGo(app)
  return app
}

/**
 * At the end uploads are finished, and nothing else is waited for: a paused player holds what it asked for as long as
 * it likes, and browsers open connections ahead on which they never ask. After a moment both are let go; they ask
 * again by themselves.
 */
function letGo(app: FastifyInstance) {
  const open = new Set<Socket>()
  const sending = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onRequest', async ({ method, raw }, reply) => {
    if (method === 'GET' || method === 'HEAD') return
    sending.add(raw.socket)
    reply.raw.once('close', () => sending.delete(raw.socket))
  })
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of open) if (!sending.has(socket)) socket.destroy()
    }, 2000).unref()
  })
}

/** Every feature there is. */
export function serveFeatures(app: FastifyInstance, parts: Parts) {
  measure(app, parts)
  health(app, parts)
  const feeds = openFeeds(parts)
  const said = readContent(parts.config.contentFile)
  app.register(async (scope) => {
    const serve = serveOn(scope, parts, (request) => viewerOf(parts.pool, request))
    content(serve, said)
    auth(serve, parts)
    account(serve, parts)
    profiles(serve, parts)
    follows(serve, parts)
    tracks(serve, parts, coverShop(parts))
    covers(serve, parts)
    feed(serve, parts, feeds)
    ratings(serve, parts)
    reviews(serve, parts)
    plays(serve, parts)
    sharing(serve, parts)
    leaderboard(serve, parts)
    search(serve, parts)
    points(serve, parts)
  })
  smallPlayer(app, parts)
  describe(app)
  pages(app, parts, feeds, said)
}
