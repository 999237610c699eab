import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import type { Review } from '../contract/reviews.ts'
import type { RatingType, Track } from '../contract/tracks.ts'
import type { CurrentUser } from '../contract/users.ts'

export const PASSWORD = 'tape-loop-7'
export type Person = Awaited<ReturnType<typeof signUp>>

/** Somebody with an account, who sets the stage through the API: what is tested is done in a browser. */
export async function signUp(origin: string, username: string, displayName = `The ${username}`) {
  const { user, cookie } = await enter(origin, '/api/register', { username, password: PASSWORD, displayName })
  return actAs(origin, user, cookie)
}

export async function logIn(origin: string, username: string) {
  const { user, cookie } = await enter(origin, '/api/login', { username, password: PASSWORD })
  return actAs(origin, user, cookie)
}

async function enter(origin: string, path: string, body: object) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { user: (await answer.json()) as CurrentUser, cookie: cookie.join('; ') }
}

function actAs(origin: string, user: CurrentUser, cookie: string) {
  async function ask<Answer>(method: string, path: string, body?: FormData | object): Promise<Answer> {
    const isForm = body instanceof FormData
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : body && JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text || 'null') as Answer
  }
  return {
    id: user.id,
    username: user.username,
    cookie,
    get: <Answer>(path: string) => ask<Answer>('GET', path),
    async upload(fields: Record<string, string>, files: { audio: string; cover?: string }) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      for (const [name, path] of Object.entries(files)) form.set(name, await openAsBlob(path), basename(path))
      return ask<Track>('POST', '/api/tracks', form)
    },
    rate: (trackId: number, ratingType: RatingType) =>
      ask('POST', `/api/tracks/${trackId}/rate`, { userId: user.id, ratingType }),
    async review(trackId: number, video: string, prompt: string) {
      const form = new FormData()
      form.set('userId', String(user.id))
      form.set('prompt', prompt)
      form.set('video', await openAsBlob(video), 'review.webm')
      return ask<{ review: Review }>('POST', `/api/tracks/${trackId}/review`, form)
    },
    /** Takes back every review and every track of this person's. */
    async takeBack() {
      for (const { id } of await ask<Review[]>('GET', `/api/users/${user.id}/reviews`))
        await ask('DELETE', `/api/reviews/${id}`)
      for (const { id } of await ask<Track[]>('GET', `/api/users/${user.id}/tracks`))
        await ask('DELETE', `/api/tracks/${id}`)
    },
  }
}

/** Asks again until the answer is the one that was waited for. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  good: (value: Value) => boolean,
  seconds = 90,
): Promise<Value> {
  const until = Date.now() + seconds * 1000
  for (;;) {
    const value = await ask()
    if (good(value)) return value
    if (Date.now() > until) throw new Error(`Waited ${seconds} s in vain; last: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
