import { beforeEach, expect, test } from 'vitest'
import { findTake, type Head, keepTakes, type Piece, type Shelf } from './takes.ts'

const day = 24 * 3600 * 1000
const about = { trackId: 7, userId: 1, prompt: 'What did the bass do?', ratingType: 'FIRE' } as const
let heads: Head[]
let pieces: Piece[]
let full: boolean
let shelf: Shelf
/** Every write so far is done. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  heads = []
  pieces = []
  full = false
  const room = () => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
  }
  shelf = {
    putHead: async (head) => {
      room()
      heads.push(head)
    },
    putPiece: async (piece) => {
      room()
      pieces.push(piece)
    },
    heads: async () => [...heads],
    pieces: async (attempt) => pieces.filter((piece) => piece.attempt === attempt),
    remove: async (attempt) => {
      heads = heads.filter((head) => head.attempt !== attempt)
      pieces = pieces.filter((piece) => piece.attempt !== attempt)
    },
  }
})

/** Records what is said, and ends as a crash ends: without a word. */
async function record(attempt: string, ...words: string[]) {
  const keeper = keepTakes(shelf, about, () => day)
  keeper.begin(attempt, 'video/webm')
  for (const [i, word] of words.entries()) keeper.add(attempt, new Blob([word]), (i + 1) * 100)
  await settle()
  return keeper
}

test('a take that was never finished is found again, whole and in order', async () => {
  await record('a', 'the ', 'bass ', 'walks')
  const take = await findTake(shelf, about, day)
  expect(take).toMatchObject({ attempt: 'a', prompt: about.prompt, ratingType: 'FIRE', milliseconds: 300 })
  expect(take?.video.type).toBe('video/webm')
  expect(await take?.video.text()).toBe('the bass walks')
})

test('a take is found only by the person who recorded it, on the track it is about', async () => {
  await record('a', 'x')
  expect(await findTake(shelf, { trackId: 8, userId: 1 }, day)).toBeUndefined()
  expect(await findTake(shelf, { trackId: 7, userId: 2 }, day)).toBeUndefined()
})

test('a track keeps one take: the latest', async () => {
  await record('a', 'first')
  await record('b', 'second')
  expect((await findTake(shelf, about, day))?.attempt).toBe('b')
  expect(pieces).toHaveLength(1)
})

test('a take that is thrown away leaves nothing, however soon it is thrown away', async () => {
  const keeper = keepTakes(shelf, about)
  keeper.begin('a', 'video/webm')
  keeper.add('a', new Blob(['x']), 100)
  keeper.discard()
  await settle()
  expect([heads, pieces]).toEqual([[], []])
})

test('a take older than a week is cleared away', async () => {
  await record('a', 'x')
  expect(await findTake(shelf, about, 9 * day)).toBeUndefined()
  expect([heads, pieces]).toEqual([[], []])
})

test('a full disk is borne in silence', async () => {
  full = true
  await record('a', 'x')
  expect(await findTake(shelf, about, day)).toBeUndefined()
})
