import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { z } from 'zod'
import type { Page, Ready } from './serve.ts'

const compress = promisify(brotliCompress)
const KEEP = 1000

/**
 * First pages, the same for everyone, as bytes made once: kept for a second, and refreshed by one query however many
 * ask at that moment. `name` tells them apart; there may be no more names than limits of a few lists.
 */
export function openReady() {
  const kept = new Map<string, { made: Promise<Ready>; until: number }>()
  return <Row extends z.ZodType>(name: string, answer: z.ZodArray<Row>, make: () => Promise<Page<z.input<Row>>>) => {
    const known = kept.get(name)
    if (known && known.until > Date.now()) return known.made
    const made = make().then((page) => prepare(answer, page))
    kept.set(name, { made, until: Date.now() + KEEP })
    // A failure is not kept.
    made.catch(() => kept.delete(name))
    return made
  }
}

async function prepare<Row extends z.ZodType>(
  answer: z.ZodArray<Row>,
  { items, next }: Page<z.input<Row>>,
): Promise<Ready> {
  const plain = Buffer.from(JSON.stringify(answer.parse(items)))
  const brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  // Weak: the same list, in whichever coding it comes.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { ready: { plain, brotli, etag }, next }
}
