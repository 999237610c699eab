import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findDifferences } from '../recount.ts'
import { type Client, openTestApp } from '../test-app.ts'

type Person = Client & { id: number }
let app: Awaited<ReturnType<typeof openTestApp>>
let ada: Person
let bo: Person
beforeAll(async () => {
  app = await openTestApp()
  ;[ada, bo] = await Promise.all([app.signUp('ada'), app.signUp('bodo')])
})
beforeEach(async () => {
  await app.pool.query('truncate follow; update person set followers = 0, following = 0')
})
afterAll(() => app.close())

const follow = (who: Client, id: unknown) => who.json('POST', `/api/users/${id}/follow`)
const countsOf = async (id: number) => {
  const { followers, following } = (await ada.get(`/api/users/${id}`)).body
  return { followers, following }
}

test('following counts on both sides, and is remembered', async () => {
  expect((await follow(ada, bo.id)).body).toEqual({ following: true, followers: 1 })
  expect(await countsOf(bo.id)).toEqual({ followers: 1, following: 0 })
  expect(await countsOf(ada.id)).toEqual({ followers: 0, following: 1 })
  expect((await ada.get(`/api/users/${bo.id}/following`)).body).toBe(true)
})
test('following twice counts once, also at the same moment', async () => {
  await Promise.all(Array.from({ length: 20 }, () => follow(ada, bo.id)))
  expect((await countsOf(bo.id)).followers).toBe(1)
})
test('two people may follow each other at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => (i % 2 ? follow(ada, bo.id) : follow(bo, ada.id))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
  expect(await findDifferences(app.pool)).toEqual([])
})
test('unfollowing somebody who was not followed changes nothing', async () => {
  expect((await ada.json('DELETE', `/api/users/${bo.id}/follow`)).body).toEqual({ following: false, followers: 0 })
})
test('nobody follows themselves', async () => {
  expect((await follow(ada, ada.id)).status).toBe(403)
})
test.each([0, -1, 'abc', '1e3', 999_999])('there is nobody at %s', async (id) => {
  for (const path of ['', '/following', '/tracks', '/reviews'])
    expect([400, 404]).toContain((await ada.get(`/api/users/${id}${path}`)).status)
})
