import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, CallError, call, callPage, nextCursor, sentenceOf } from './call.ts'
import { client, currentUser } from './query.ts'

const network = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', network))
afterEach(() => {
  vi.unstubAllGlobals()
  network.mockReset()
  client.clear()
})
const answers = (body: string, init: ResponseInit = {}) => network.mockResolvedValue(new Response(body, init))

test('a call fills its address, sends its body as JSON, and sends credentials', async () => {
  answers('{"fireCount":1,"needsWorkCount":0,"trashCount":0,"ratingType":"FIRE"}')
  await call('POST /api/tracks/:id/rate', { params: { id: 7 }, body: { userId: 3, ratingType: 'FIRE' } })
  expect(network).toHaveBeenCalledWith('/api/tracks/7/rate', {
    method: 'POST',
    credentials: 'include',
    body: '{"userId":3,"ratingType":"FIRE"}',
    headers: { 'content-type': 'application/json' },
  })
})

test('a query leaves out what was not asked', () => {
  expect(addressOf('GET /api/tracks', { query: { limit: 20, cursor: undefined } }).url).toBe('/api/tracks?limit=20')
})

test("a failed call's message is the status, a colon, a space and the body", async () => {
  answers('{"message":"This name is taken.","code":"taken"}', { status: 409, statusText: 'Conflict' })
  await expect(call('GET /api/user')).rejects.toThrow('409: {"message":"This name is taken.","code":"taken"}')
})

test("without a body the message has the status' text", async () => {
  answers('', { status: 502, statusText: 'Bad Gateway' })
  await expect(call('GET /api/user')).rejects.toThrow('502: Bad Gateway')
})

test("a refusal's sentence is what a toast may show; anything else is not", () => {
  const refused = new CallError(409, 'Conflict', '{"message":"This name is taken.","code":"taken"}')
  expect(sentenceOf(refused, 'Please try again.')).toBe('This name is taken.')
  expect(sentenceOf(new CallError(502, 'Bad Gateway', '<html>'), 'Please try again.')).toBe('Please try again.')
  expect(sentenceOf(new TypeError('Failed to fetch'), 'Please try again.')).toBe('Please try again.')
})

test('a list names its next page in the Link header', async () => {
  answers('[]', { headers: { link: '</api/tracks/feed/new?limit=20&cursor=abc%3D>; rel="next"' } })
  expect(await callPage('GET /api/tracks/feed/new')).toEqual({ items: [], next: 'abc=' })
  expect(nextCursor(null)).toBeNull()
})

test('a 401 on the current user reads as nobody', async () => {
  answers('{"message":"Please sign in."}', { status: 401 })
  expect(await client.fetchQuery(currentUser)).toBeNull()
})

test('other failures of the current user are failures, and are not tried again', async () => {
  answers('', { status: 500, statusText: 'Internal Server Error' })
  await expect(client.fetchQuery(currentUser)).rejects.toThrow('500: Internal Server Error')
  expect(network).toHaveBeenCalledTimes(1)
})
