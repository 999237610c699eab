import { z } from 'zod'

/** A cursor that this server never gave out, or gave out for another list. The client's mistake: a 400. */
export class CursorError extends Error {
  constructor() {
    super('This cursor is not one of ours. Start again without it.')
  }
}

/** Where the next page begins: the last row's sort keys, opaque to whoever carries them. */
export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Throws a `CursorError` for anything but a cursor of this list. */
export function readCursor<Position extends z.ZodType>(position: Position, cursor: string): z.output<Position> {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw new CursorError()
  }
  const parsed = position.safeParse(value)
  if (!parsed.success) throw new CursorError()
  return parsed.data
}

/**
 * Splits what a query found into a page and the cursor of the next one. Ask the query for `limit + 1` rows: the one
 * too many says that there is more.
 */
export function pageOf<Row>(found: Row[], limit: number, positionOf: (row: Row) => unknown) {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, next: found.length > limit && last !== undefined ? writeCursor(positionOf(last)) : undefined }
}

/** Where a list begins that shows the newest first, and the position of a row in it. */
export const NEWEST_FIRST = { createdAt: 'infinity', id: 0 }
export const Newest = z.object({ createdAt: z.iso.datetime(), id: z.int().min(0).max(2_147_483_647) })
