import { z } from 'zod'
import type { RefusalCode } from './errors.ts'

/** A file in a multipart body. `kind` decides its limits; what it is, its bytes decide. */
export type FileField = { kind: 'audio' | 'image' | 'video'; optional?: boolean }

/** One call that the browser can make: everything that both sides must agree on. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  access: 'anyone' | 'member'
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** A JSON body. */
  body?: z.ZodType
  /** A multipart body: text fields, and files. */
  form?: { fields: z.ZodObject; files: Record<string, FileField> }
  /** A list names its next page in a `Link` header. */
  list?: true
  /** Bytes instead of JSON: the media types that may come. */
  media?: readonly string[]
  answer: z.ZodType
  refusals?: readonly RefusalCode[]
}

/** Keeps the literal types, from which server and browser infer theirs. */
export const endpoint = <const E extends Endpoint>(description: E) => description

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Part<E, Key extends string> = Key extends keyof E ? E[Key] : undefined
type Files<F> =
  F extends Record<string, FileField>
    ? { [K in keyof F]: F[K] extends { optional: true } ? UploadedFile | undefined : UploadedFile }
    : undefined
type FormPart<E, Key extends 'fields' | 'files'> = E extends { form: infer F }
  ? Key extends keyof F
    ? F[Key]
    : undefined
  : undefined

/** An uploaded file, streamed to `path` in a scratch folder. It is removed after the call, whatever happens. */
export type UploadedFile = { path: string; filename: string; bytes: number; sha256: string }

/** What a handler is given. */
export type Call<E extends Endpoint> = {
  params: Parsed<Part<E, 'params'>>
  query: Parsed<Part<E, 'query'>>
  body: Parsed<Part<E, 'body'>>
  fields: Parsed<FormPart<E, 'fields'>>
  files: Files<FormPart<E, 'files'>>
}
export type Answer<E extends Endpoint> = z.output<E['answer']>

/** What a caller sends: the schemas' input side. */
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined
export type Request<E extends Endpoint> = {
  params: Sent<Part<E, 'params'>>
  query: Sent<Part<E, 'query'>>
  body: Sent<Part<E, 'body'>>
}

/** PostgreSQL's `integer`: an id beyond it cannot exist, and is refused before it is looked up. */
const Id = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    'An id is a whole number.',
  )
  .pipe(z.int('An id is a whole number.').min(1, 'An id is at least 1.').max(2_147_483_647, 'There is no such id.'))
export const TrackId = Id
export const UserId = Id
export const ReviewId = Id

export const byId = z.object({ id: Id })

/** Keyset pages: `cursor` is opaque, from the `Link` header of the page before. */
export const Paged = z.object({
  limit: z.coerce
    .number('limit is a number from 1 to 100.')
    .int()
    .min(1, 'limit is at least 1.')
    .max(100, 'limit is at most 100.')
    .default(50),
  cursor: z.string().max(4000).optional(),
})

export const Nothing = z.null()
export const Time = z.iso.datetime()

/** Takes room and shows nothing: it does not make a name. */
const UNSEEN = /[\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu

/**
 * Text that a person types: trimmed, in one Unicode form, without control characters (which PostgreSQL, feeds and
 * terminals each break on in their own way). Lengths count characters as a person sees them: code points.
 */
export function typed(name: string, limits: { min?: number; max: number; tooShort?: string; lines?: boolean }) {
  const { min = 0, max, lines = false } = limits
  // A multipart form writes every line's end in two characters.
  const plain = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
  // With them what turns the direction of whatever stands behind it.
  const control = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u
  return z
    .string(`${name} is required.`)
    .transform(plain)
    .refine(
      (text) => !control.test(lines ? text.replace(/[\n\r\t]/g, '') : text),
      `${name} has characters that cannot be shown.`,
    )
    .refine(
      (text) => [...text.replace(UNSEEN, '')].length >= min,
      limits.tooShort ?? (min <= 1 ? `${name} is required.` : `${name} must be at least ${min} characters`),
    )
    .refine((text) => [...text].length <= max, `${name} can be at most ${max} characters long.`)
}
