import { expect, test, vi } from 'vitest'
import type { Track } from '../../contract/tracks.ts'
import type { CurrentUser } from '../../contract/users.ts'
import { postReview } from './queries.ts'

/** The edge of the network: notes what is sent, and answers as it is told. */
function answerWith(status: number, body: string) {
  const sent: { method?: string; url?: string; form?: FormData } = {}
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    status = status
    statusText = ''
    responseText = body
    open(method: string, url: string) {
      Object.assign(sent, { method, url })
    }
    send(form: FormData) {
      sent.form = form
      this.upload.onprogress?.({ loaded: 3, total: 4 })
      this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}

const take = { attempt: crypto.randomUUID(), video: new Blob(['film'], { type: 'video/webm' }), milliseconds: 900 }
const post = (onProgress = () => {}) =>
  postReview({
    track: { id: 7 } as Track,
    user: { id: 3 } as CurrentUser,
    take,
    prompt: 'Where does it land?',
    onProgress,
    signal: new AbortController().signal,
  })

test('a review travels as a file named review.webm with the person, the prompt and the attempt', async () => {
  const sent = answerWith(200, '{"pointsAwarded":10}')
  const onProgress = vi.fn()
  expect(await post(onProgress)).toMatchObject({ pointsAwarded: 10 })
  expect([sent.method, sent.url]).toEqual(['POST', '/api/tracks/7/review'])
  const { video, ...fields } = Object.fromEntries(sent.form ?? [])
  expect(fields).toEqual({ userId: '3', prompt: 'Where does it land?', attempt: take.attempt })
  expect(video).toMatchObject({ name: 'review.webm', type: 'video/webm', size: 4 })
  expect(onProgress).toHaveBeenCalledWith({ sent: 3, total: 4 })
})

test('the same take tried again is the same attempt', async () => {
  const first = answerWith(503, '')
  await expect(post()).rejects.toThrow('503: ')
  const second = answerWith(200, '{}')
  await post()
  expect(second.form?.get('attempt')).toBe(first.form?.get('attempt'))
})
