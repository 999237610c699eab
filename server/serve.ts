import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call, Endpoint } from '../contract/endpoint.ts'
import { Refusal, STATUS } from '../contract/errors.ts'
import { CursorError } from '../db/page.ts'
import { MediaError, type MediaErrorCode } from '../media/media-error.ts'
import type { Parts } from './parts.ts'
import { receiveForm } from './receive.ts'
import { type File, matches, sendFile } from './send-file.ts'

export type Viewer = { id: number }

/** Answers made once and sent to many: see `feed/`. */
export type Ready = { ready: { plain: Buffer; brotli: Buffer; etag: string }; next: string | undefined }
/** One page of a list. `next` is the cursor of the page after it. */
export type Page<Row> = { items: Row[]; next: string | undefined }

type ViewerOf<E extends Endpoint> = E['access'] extends 'member' ? Viewer : Viewer | null
type Served<E extends Endpoint> = E extends { media: readonly string[] }
  ? File
  : E extends { list: true; answer: z.ZodArray<infer Row> }
    ? Page<z.input<Row>> | Ready
    : z.input<E['answer']>
type More = { request: FastifyRequest; reply: FastifyReply }
type Handler<E extends Endpoint> = (call: Call<E> & { viewer: ViewerOf<E> } & More) => Promise<Served<E>>
export type Serve = <E extends Endpoint>(endpoint: E, handle: Handler<E>) => void

export function serveOn(
  app: FastifyInstance,
  parts: Pick<Parts, 'config' | 'storage'>,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Serve {
  return (endpoint, handle) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const viewer = await viewerOf(request)
        if (endpoint.access === 'member' && !viewer) throw new Refusal('signed_out', 'Please sign in.')
        const params = read(endpoint.params, request.params)
        const query = read(endpoint.query, request.query)
        const body = read(endpoint.body, request.body)
        const form = endpoint.form && (await receiveForm(request, endpoint.form, parts))
        try {
          const fields = endpoint.form && read(endpoint.form.fields, form?.fields)
          const call = { viewer, params, query, body, fields, files: form?.files, request, reply }
          return await send(
            endpoint,
            await handle(call as unknown as Parameters<typeof handle>[0]),
            request,
            reply,
            parts,
          )
        } finally {
          await form?.discard()
        }
      },
    })
  }
}

async function send<E extends Endpoint>(
  endpoint: E,
  served: Served<E>,
  request: FastifyRequest,
  reply: FastifyReply,
  { storage }: Pick<Parts, 'storage'>,
) {
  if (endpoint.media) return sendFile(request, reply, storage, served as File)
  if (!endpoint.list) {
    reply.header('cache-control', 'private, no-store')
    // Parsing drops every column that the contract does not name.
    return reply.send(JSON.stringify(endpoint.answer.parse(served)))
  }
  const page = served as Page<unknown> | Ready
  if (page.next) reply.header('link', `<${nextPage(request.url, page.next)}>; rel="next"`)
  if ('items' in page) return reply.header('cache-control', 'private, no-cache').send(endpoint.answer.parse(page.items))

  const { plain, brotli, etag } = page.ready
  reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'accept-encoding' })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers['accept-encoding'] ?? '')
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(plain)
}

function nextPage(url: string, cursor: string) {
  const [path, query] = url.split('?')
  const search = new URLSearchParams(query)
  search.set('cursor', cursor)
  return `${path}?${search}`
}

/** Only what the client sent may be refused as bad: an answer of ours that does not fit is a bug. */
function read(schema: z.ZodType | undefined, value: unknown) {
  const parsed = schema?.safeParse(value ?? {})
  if (!parsed || parsed.success) return parsed?.data
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.') || 'body'
    fields[field] ??= /^(Invalid|Too|Unrecognized)\b/.test(message)
      ? `${sentenceCase(field)} is not understood.`
      : message
  }
  throw new Refusal('bad_request', Object.values(fields)[0] ?? 'This is not understood.', { fields })
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a decoder says of a file, as a refusal. Running out of time or memory on it is the file's fault too. */
const MEDIA: Partial<Record<MediaErrorCode, keyof typeof STATUS>> = {
  empty: 'undecodable',
  unsupported: 'unsupported',
  undecodable: 'undecodable',
  cut_off: 'undecodable',
  too_long: 'too_long',
  too_large: 'too_large',
  no_sound: 'undecodable',
  timeout: 'undecodable',
  out_of_memory: 'undecodable',
  unavailable: 'unavailable',
}

const FASTIFY: Record<number, [keyof typeof STATUS, string]> = {
  413: ['too_large', 'This is larger than is allowed.'],
  415: ['unsupported', 'This kind of content is not understood here.'],
}

/** One place turns whatever was thrown into an answer: a refusal, a client's mistake, or a bug with an id. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal) return sendRefusal(reply, refusal)
    request.log.error({ err: error }, 'a bug')
    return reply
      .code(500)
      .send({ code: 'bug', message: `Something broke on our side. Its number is ${request.id}.`, id: request.id })
  })
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'There is nothing at this address.' }),
  )
}

export function sendRefusal(reply: FastifyReply, { code, message, fields, retryAfter }: Refusal) {
  if (retryAfter) reply.header('retry-after', Math.ceil(retryAfter))
  return reply.code(STATUS[code]).send({ code, message, fields })
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof CursorError) return new Refusal('bad_request', error.message)
  if (error instanceof MediaError) {
    const word = MEDIA[error.code]
    return word && new Refusal(word, error.message)
  }
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode && statusCode < 500) {
    const [word, sentence] = FASTIFY[statusCode] ?? ['bad_request', 'This is not understood.']
    return new Refusal(word, sentence)
  }
  // PostgreSQL's class 22: a value that has the right form and no meaning, like the year 0.
  if (code && /^22\w{3}$/.test(code)) return new Refusal('bad_request', 'This is not understood.')
  // The database is away, starting, or has no connection left: worth another try, and nobody's mistake.
  const isAway = code
    ? /^(ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|57P0[123]|08\d{3}|53300)$/.test(code)
    : // pg gives these no code.
      error instanceof Error &&
      /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
        error.message,
      )
  if (isAway)
    return new Refusal('unavailable', 'Heatcheck is catching its breath. Please try again.', { retryAfter: 2 })
  return undefined
}
