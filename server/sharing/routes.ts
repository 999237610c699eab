import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../contract/errors.ts'
import { oembed } from '../../contract/sharing.ts'
import type { Parts } from '../parts.ts'
import type { Serve } from '../serve.ts'
import { thumbnailOf, trackHead } from './head.ts'
import { PLAYER_POLICY, playerPage } from './player.ts'
import { findShared } from './queries.ts'
import { escapeHtml, product } from './words.ts'

const SIZE = { width: 600, height: 160, least: 80 }
const gone = () => new Refusal('not_found', 'There is no such track.')

/** Where this is, as others reach it. */
export const originOf = ({ config }: Pick<Parts, 'config'>, request: FastifyRequest) =>
  (config.publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/$/, '')

/** What the page of a track says of itself in its head; none where there is no such track. */
export async function sharedHead(parts: Pick<Parts, 'config' | 'pool'>, request: FastifyRequest, id: number) {
  const track = await findShared(parts.pool, id)
  return track && trackHead(track, originOf(parts, request))
}

export function sharing(serve: Serve, parts: Pick<Parts, 'config' | 'pool'>) {
  serve(oembed, async ({ query, request, reply }) => {
    const origin = originOf(parts, request)
    const track = await findShared(parts.pool, idIn(query.url, [new URL(origin).host, request.host]))
    if (!track) throw gone()
    const name = `${track.title} by ${track.artistName}`
    const width = Math.min(SIZE.width, query.maxwidth ?? SIZE.width)
    const height = Math.max(SIZE.least, Math.min(SIZE.height, query.maxheight ?? SIZE.height))
    const cover = thumbnailOf(origin, track, 640)
    reply.header('access-control-allow-origin', '*')
    return {
      type: 'rich' as const,
      version: '1.0' as const,
      title: name,
      author_name: track.artistName,
      author_url: `${origin}/profile/${track.creator.id}`,
      provider_name: product,
      provider_url: origin,
      cache_age: 3600,
      ...(cover && { thumbnail_url: cover, thumbnail_width: 640, thumbnail_height: 640 }),
      html: `<iframe src="${escapeHtml(`${origin}/embed/${track.id}`)}" width="${width}" height="${height}" title="${escapeHtml(name)}" style="border:0" loading="lazy" allow="autoplay"></iframe>`,
      width,
      height,
    }
  })
}

/** The small player: the one page that may stand inside of others. It neither sets nor reads a cookie. */
export function smallPlayer(app: FastifyInstance, parts: Pick<Parts, 'config' | 'pool'>) {
  app.get<{ Params: { id: string } }>('/embed/:id', async (request, reply) => {
    const { id } = request.params
    const track = /^\d{1,10}$/.test(id) ? await findShared(parts.pool, Number(id)) : undefined
    if (!track) throw gone()
    return reply
      .removeHeader('x-frame-options')
      .headers({
        'content-security-policy': PLAYER_POLICY,
        'cache-control': 'public, max-age=300',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(playerPage(track, originOf(parts, request)))
  })
}

/** The track that an address of ours names; 0 where it names none. */
function idIn(url: string, hosts: string[]) {
  const address = URL.parse(url)
  const id = /^\/(?:track|embed)\/(\d{1,10})\/?$/.exec(address?.pathname ?? '')?.[1]
  return address && hosts.includes(address.host) && id ? Number(id) : 0
}
