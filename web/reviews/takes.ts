/**
 * Keeps the take on this device while it is recorded and until it is posted or thrown away, so that a reload, a crash
 * or a failed upload does not lose it.
 *
 * 1. One take a track: beginning another throws the earlier one away.
 * 2. A take is offered again to the person who recorded it, on the track it is about, for a week.
 * 3. Keeping never disturbs recording: where the device has no room, the take lives as long as the dialog.
 */
import type { RatingType } from '../../contract/tracks.ts'
import type { Keeper, Take } from './recorder.ts'

export type Head = {
  trackId: number
  userId: number
  attempt: string
  prompt: string
  ratingType: RatingType
  type: string
  /** When recording began, in milliseconds since 1970. */
  begunAt: number
}
export type Piece = { attempt: string; order: number; chunk: Blob; milliseconds: number }
export type KeptTake = Take & Pick<Head, 'prompt' | 'ratingType'>

/** Where heads and pieces lie. What is asked for earlier is done earlier. */
export type Shelf = {
  putHead: (head: Head) => Promise<void>
  putPiece: (piece: Piece) => Promise<void>
  heads: () => Promise<Head[]>
  /** In the order in which they were recorded. */
  pieces: (attempt: string) => Promise<Piece[]>
  remove: (attempt: string) => Promise<void>
}

const WEEK = 7 * 24 * 3600 * 1000

export function keepTakes(shelf: Shelf, about: Omit<Head, 'attempt' | 'type' | 'begunAt'>, now = Date.now): Keeper {
  let order = 0
  let last: Promise<unknown> = Promise.resolve()
  // A full or forbidden disk is no reason to stop recording.
  const inTurn = (work: () => Promise<unknown>) => {
    last = last.then(work).catch(() => {})
  }
  return {
    begin: (attempt, type) =>
      inTurn(async () => {
        await discardTakes(shelf, about.trackId)
        await shelf.putHead({ ...about, attempt, type, begunAt: now() })
      }),
    add: (attempt, chunk, milliseconds) =>
      inTurn(() => shelf.putPiece({ attempt, order: order++, chunk, milliseconds })),
    discard: () => inTurn(() => discardTakes(shelf, about.trackId)),
  }
}

/** The take that this person has left on this track, if it can still be had. Clears away what is too old. */
export async function findTake(
  shelf: Shelf,
  { trackId, userId }: { trackId: number; userId: number },
  now = Date.now(),
): Promise<KeptTake | undefined> {
  const heads = await shelf.heads()
  for (const { attempt, begunAt } of heads) if (now - begunAt > WEEK) await shelf.remove(attempt)
  const head = heads.find((one) => one.trackId === trackId && one.userId === userId && now - one.begunAt <= WEEK)
  if (!head) return
  const pieces = await shelf.pieces(head.attempt)
  const last = pieces.at(-1)
  if (!last) return
  const video = new Blob(
    pieces.map((piece) => piece.chunk),
    { type: head.type },
  )
  const { attempt, prompt, ratingType } = head
  return { attempt, prompt, ratingType, video, milliseconds: last.milliseconds }
}

export async function discardTakes(shelf: Shelf, trackId: number) {
  for (const head of await shelf.heads()) if (head.trackId === trackId) await shelf.remove(head.attempt)
}
