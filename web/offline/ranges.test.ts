import { expect, test } from 'vitest'
import { answerRange, readRange } from './ranges.ts'

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=10-', null],
  ['bytes=5-2', null],
  ['bytes=0-1,4-5', null],
  ['lines=1-2', null],
])('of ten bytes %s are %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range)
})

test('a kept sound answers a player in ranges, with its type and its whole length', async () => {
  const kept = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } })
  const part = await answerRange(kept(), 'bytes=2-5')
  expect(part.status).toBe(206)
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'content-range': 'bytes 2-5/10',
    'content-length': '4',
    'content-type': 'audio/mpeg',
  })
  expect(await part.text()).toBe('2345')
  expect((await answerRange(kept(), 'bytes=10-')).status).toBe(416)
  expect((await answerRange(kept(), null)).status).toBe(200)
})
