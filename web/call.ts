import type { Answer, Endpoint, Request } from '../contract/endpoint.ts'

// The contract is read for its types alone: its schemas, and zod with them, stay out of the browser's script.
type Described = typeof import('../contract/users.ts') &
  typeof import('../contract/account.ts') &
  typeof import('../contract/content.ts') &
  typeof import('../contract/follows.ts') &
  typeof import('../contract/tracks.ts') &
  typeof import('../contract/covers.ts') &
  typeof import('../contract/ratings.ts') &
  typeof import('../contract/reviews.ts') &
  typeof import('../contract/leaderboard.ts') &
  typeof import('../contract/search.ts') &
  typeof import('../contract/plays.ts') &
  typeof import('../contract/profiles.ts') &
  typeof import('../contract/points.ts')
type AnyEndpoint = Extract<Described[keyof Described], Endpoint>

/** Every call there is, by the name it has on the wire: `POST /api/tracks/:id/rate`. */
export type Calls = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
export type Route = keyof Calls
export type AnswerOf<R extends Route> = Answer<Calls[R]>

type Needed<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }
type Optional<T> = { [K in keyof T]: Partial<T[K]> }
type FormOf<E> = E extends { form: unknown } ? { form: FormData } : unknown
type QueryOf<E extends Endpoint> = Request<E>['query'] extends undefined
  ? unknown
  : Optional<{ query?: Request<E>['query'] }>
export type Sent<R extends Route> = Needed<Omit<Request<Calls[R]>, 'query'>> & FormOf<Calls[R]> & QueryOf<Calls[R]>

export type RefusalBody = { message: string; code?: string; fields?: Record<string, string> }

/** A call that was not answered with success. Its message is the status, a colon, a space and what was answered. */
export class CallError extends Error {
  status: number
  /** The server's own words, when it gave any: its `message` is a sentence a person may read. */
  refusal: RefusalBody | null
  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.refusal = readRefusal(body)
  }
}

function readRefusal(body: string): RefusalBody | null {
  try {
    const parsed: unknown = JSON.parse(body)
    const isRefusal = typeof parsed === 'object' && parsed !== null && 'message' in parsed
    return isRefusal ? (parsed as RefusalBody) : null
  } catch {
    return null
  }
}

/** Nobody is signed in here, or nobody any more. */
export const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401

/** What a toast may say about a failure: the server's sentence, or else the given one. */
export const sentenceOf = (error: unknown, otherwise: string) =>
  (error instanceof CallError && error.refusal?.message) || otherwise

type Loose = { params?: object; query?: object; body?: unknown; form?: FormData; signal?: AbortSignal }

/** `POST /api/tracks/:id/rate` with `{ id: 7 }` is the method and `/api/tracks/7/rate`. */
export function addressOf(route: string, { params = {}, query = {} }: Loose): { method: string; url: string } {
  const [method = 'GET', path = ''] = route.split(' ')
  const values: Record<string, unknown> = { ...params }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return { method, url: search ? `${filled}?${search}` : filled }
}

async function ask(route: string, sent: Loose): Promise<Response> {
  const { method, url } = addressOf(route, sent)
  const response = await fetch(url, {
    method,
    credentials: 'include',
    signal: sent.signal,
    ...(sent.form && { body: sent.form }),
    ...(sent.body !== undefined && {
      body: JSON.stringify(sent.body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  if (!response.ok) throw new CallError(response.status, response.statusText, await response.text())
  return response
}

type Rest<R extends Route> = keyof Sent<R> extends never
  ? [sent?: { signal?: AbortSignal }]
  : Record<string, never> extends Sent<R>
    ? [sent?: Sent<R> & { signal?: AbortSignal }]
    : [sent: Sent<R> & { signal?: AbortSignal }]

/** Makes one call of the contract. Throws a CallError on anything but success. */
export async function call<R extends Route>(route: R, ...[sent]: Rest<R>): Promise<AnswerOf<R>> {
  const response = await ask(route, sent ?? {})
  const text = await response.text()
  return (text ? JSON.parse(text) : null) as AnswerOf<R>
}

export type Page<T> = { items: T; next: string | null }

/** One page of a list. `next` is the cursor of the page after it, from the answer's `Link` header. */
export async function callPage<R extends Route>(route: R, ...[sent]: Rest<R>): Promise<Page<AnswerOf<R>>> {
  const response = await ask(route, sent ?? {})
  return { items: (await response.json()) as AnswerOf<R>, next: nextCursor(response.headers.get('link')) }
}

export function nextCursor(link: string | null): string | null {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return address ? new URL(address, 'http://any').searchParams.get('cursor') : null
}
