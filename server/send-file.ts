import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { STATUS } from '../contract/errors.ts'
import { parseRange } from '../storage/parse-range.ts'
import type { Storage } from '../storage/storage.ts'

/** A stored file to send. `forever`: the address names this very content, so that it may be kept for ever. */
export type File = { key: string; mime: string; forever: boolean; alone?: boolean }

/**
 * The streaming copy, where there is one by now. An address with a version (the first 16 digits of the content's hash)
 * keeps meaning the same bytes, also after a better copy has been made.
 */
export function chooseCopy(
  original: { key: string; mime: string },
  { copy_key: key, copy_mime: mime }: { copy_key: string | null; copy_mime: string | null },
  version: string | undefined,
): File {
  const copy = key && mime ? { key, mime } : undefined
  const asked = [copy, original].find((file) => file && file.key.slice(3, 19) === version)
  return { ...(asked ?? copy ?? original), forever: asked !== undefined }
}

const YEAR = 365 * 24 * 3600

/** Whole or in ranges, streamed from storage. The key is made from the content, and so is the ETag. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  { key, mime, forever, alone }: File,
) {
  const size = await storage.size(key)
  if (size === undefined) {
    request.log.error({ key }, 'a stored file is missing')
    return reply.code(404).send({ code: 'not_found', message: 'This file is not here any more.' })
  }
  const etag = `"${key.slice(3, 35)}"`
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': forever
      ? `${alone ? 'private' : 'public'}, max-age=${YEAR}, immutable`
      : `${alone ? 'private' : 'public'}, no-cache`,
    'x-content-type-options': 'nosniff',
    // A file that somebody uploaded is never a page of ours.
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()

  // A range of an older content is no range of this one.
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, size) : undefined
  if (range === 'unsatisfiable') {
    reply.headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
    return reply.code(STATUS.range).send({ code: 'range', message: 'There is nothing in this range.' })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  reply
    .code(range ? 206 : 200)
    .type(mime)
    .header('content-length', end - start + 1)
  if (range) reply.header('content-range', `bytes ${start}-${end}/${size}`)
  // Fastify keeps the length of a stream that it does not send.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(await storage.read(key, range))
}

export const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '') || tag.trim() === '*')
