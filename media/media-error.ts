export type MediaErrorCode =
  | 'empty'
  | 'unsupported'
  | 'undecodable'
  | 'cut_off'
  | 'too_long'
  | 'too_large'
  | 'no_sound'
  | 'timeout'
  | 'out_of_memory'
  | 'unavailable'

/**
 * A file that cannot be used, said in a sentence that its owner can act on. `unavailable` alone is about this
 * machine: the decoders are not installed here. `detail` is for the log only.
 */
export class MediaError extends Error {
  code: MediaErrorCode
  detail: string | undefined
  constructor(code: MediaErrorCode, message: string, detail?: string) {
    super(message)
    this.name = 'MediaError'
    this.code = code
    this.detail = detail
  }
}
