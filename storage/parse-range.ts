import type { ByteRange } from './storage.ts'

/**
 * Reads a Range header (RFC 9110, 14.2) for a file of `size` bytes. `undefined` means: serve the whole file, as for
 * no header, one that is not understood, and several ranges at once, which a server may ignore.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '')
  if (!asked) return undefined
  const [first, last] = [asked[1] ?? '', asked[2] ?? '']
  if (first === '') {
    if (last === '') return undefined
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
