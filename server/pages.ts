import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Content } from '../contract/content.ts'
import type { Track } from '../contract/tracks.ts'
import type { CurrentUser } from '../contract/users.ts'
import { findCurrentUser } from './auth/queries.ts'
import { viewerOf } from './auth/sessions.ts'
import type { Feeds } from './feed/routes.ts'
import { firstCard } from './page/first-card.ts'
import type { Parts } from './parts.ts'
import { sharedHead } from './sharing/routes.ts'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
/** Addresses that the browser's router knows; any other is told 404, with the page that says so. */
const SCREENS = /^\/(discover|invest|investment-success|auth|activity|profile(\/\d+)?|track\/\d+)?\/?$/
const TRACK = /^\/track\/(\d+)\/?$/
const FIRST_PAGE = 20

/** What stands in the head of a track's page. */
type Shared = { title: string; tags: string }
/** What of the build stands outside its folder. */
const LOOSE = {
  'sw.js': 'text/javascript; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
} as const

/**
 * The one page there is. On `/` it comes with the first feed page inside and the first card as plain HTML, so that the
 * cover is fetched and shown before any script has run.
 */
export function pages(app: FastifyInstance, parts: Pick<Parts, 'config' | 'pool'>, feeds: Feeds, { support }: Content) {
  const { pool } = parts
  const template = readFile(`${DIST}index.html`, 'utf8')
  template.catch(() => {}) // said when it is asked for: tests of the API need no pages

  app.register(fastifyStatic, {
    root: `${DIST}assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  })

  app.register(fastifyStatic, {
    root: `${DIST}icons`,
    prefix: '/icons/',
    maxAge: '1d',
    decorateReply: false,
  })
  // Asked for again each time: what they name is kept for ever.
  for (const [name, type] of Object.entries(LOOSE)) {
    app.get(`/${name}`, async (_, reply) => {
      const file = await readFile(`${DIST}${name}`, 'utf8').catch(() => null)
      return file === null ? reply.callNotFound() : reply.type(type).header('cache-control', 'no-cache').send(file)
    })
  }
  // The page without anything of anybody: what an installed app opens where there is no line.
  app.get('/shell.html', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((await template).replace(/<!--[\w-]+-->/g, '')),
  )

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const known = SCREENS.test(path)
    if (!known && /\.\w+$|^\/(api|assets)\//.test(path)) return reply.callNotFound()
    const viewer = await viewerOf(pool, request)
    const trackId = TRACK.exec(path)?.[1]
    const [html, user, feed, shared] = await Promise.all([
      template,
      viewer ? findCurrentUser(pool, viewer.id) : null,
      path === '/' ? feeds.newest(FIRST_PAGE) : undefined,
      trackId ? sharedHead(parts, request, Number(trackId)) : undefined,
    ])
    reply
      .code(known && (!trackId || shared) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
    return fill(
      html,
      { user: user as CurrentUser | null, support },
      feed && { tracks: feed.ready.plain.toString(), next: feed.next ?? null },
      shared,
    )
  })
}

function fill(
  html: string,
  known: { user: CurrentUser | null; support: string[] },
  feed: { tracks: string; next: string | null } | undefined,
  shared: Shared | undefined,
) {
  const first = feed && (JSON.parse(feed.tracks) as Track[])[0]
  const card = first && firstCard(first, known.user)
  const page = feed ? `"tracks":${feed.tracks},"next":${JSON.stringify(feed.next)},` : ''
  const data = `{${page}${JSON.stringify(known).slice(1)}`.replaceAll('<', '\\u003c')
  // Functions, because a replacement text would read `$&` in somebody's title as an instruction.
  return html
    .replace(/<title>[^<]*<\/title>/, (title) => (shared ? `<title>${shared.title}</title>` : title))
    .replace('<!--head-->', () => card?.head ?? shared?.tags ?? '')
    .replace('<!--first-card-->', () => card?.html ?? '')
    .replace('<!--first-page-->', () => `<script type="application/json" id="first-page">${data}</script>`)
}
