/** Every refusal that a client can meet, and the HTTP status under which it travels. The only such table. */
export const STATUS = {
  bad_request: 400,
  signed_out: 401,
  wrong_password: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  taken: 409,
  conflict: 409,
  too_large: 413,
  too_long: 413,
  unsupported: 415,
  undecodable: 415,
  range: 416,
  too_many: 429,
  unavailable: 503,
} as const

export type RefusalCode = keyof typeof STATUS

/** An expected "no", in words that a person may act on. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  code: RefusalCode
  /** Which fields were wrong, each with a sentence. */
  fields: Record<string, string> | undefined
  /** Seconds until it is worth asking again. */
  retryAfter: number | undefined

  constructor(code: RefusalCode, message: string, more: { fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }
}
