import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepFiles } from '../files.ts'
import { type Client, openTestApp, trackForm } from '../test-app.ts'

type Person = Client & { id: number }
type Form = Record<string, string | [Blob, string]>
let app: Awaited<ReturnType<typeof openTestApp>>
let ada: Person
let bo: Person
beforeAll(async () => {
  app = await openTestApp()
  ;[ada, bo] = await Promise.all([app.signUp('ada'), app.signUp('bodo')])
})
afterAll(() => app.close())

async function picture(background: string, width = 640, height = 480): Promise<[Blob, string]> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return [new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png']
}
const save = (who: Person, form: Form, id = who.id) =>
  who.json('PUT', `/api/users/${id}`, { form: { displayName: 'Ada', ...form } })
const view = (path: string, headers = {}) => app.guest().send('GET', path, { headers })

test('a profile is changed by its owner alone', async () => {
  const { status, body } = await save(ada, { displayName: ' Ada Ears ', bio: 'First line\nsecond line' })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ id: ada.id, displayName: 'Ada Ears', bio: 'First line\nsecond line' }),
  ])
  expect((await bo.get(`/api/users/${ada.id}`)).body).toMatchObject({ displayName: 'Ada Ears' })
  expect((await save(bo, {}, ada.id)).status).toBe(403)
  expect((await bo.get(`/api/users/${ada.id}`)).body.displayName).toBe('Ada Ears')
})

test('what is left out of the form stays', async () => {
  await save(ada, { bio: 'It stays.', profileImage: await picture('#d04020') })
  const { body } = await save(ada, { displayName: 'Ada Again' })
  expect(body).toMatchObject({ displayName: 'Ada Again', bio: 'It stays.', profileImage: true })
  expect((await save(ada, { bio: '' })).body.bio).toBe('')
})

test('a display name has at least two characters, and a bio at most five hundred as a person counts them', async () => {
  expect((await save(ada, { displayName: 'A' })).body).toMatchObject({
    code: 'bad_request',
    fields: { displayName: 'Display name must be at least 2 characters' },
  })
  expect((await save(ada, { bio: '🎧'.repeat(500) })).status).toBe(200)
  expect((await save(ada, { bio: 'x'.repeat(501) })).body.fields).toHaveProperty('bio')
})

test('API-06 images are shown to anyone, in the sizes that screens use, at an address that never changes its meaning', async () => {
  const { body } = await save(ada, {
    profileImage: await picture('#2040d0', 900, 500),
    coverImage: await picture('#e84200', 1600, 900),
  })
  expect(body).toMatchObject({ profileImage: true, coverImage: true, coverSpot: { flat: expect.any(String) } })
  for (const [kind, at, sizes] of [
    ['profileImage', body.profileImageAt, { '?w=40': [96, 96], '?w=97': [400, 400], '': [400, 400] }],
    ['coverImage', body.coverImageAt, { '?w=500': [600, 200], '?w=4000': [1200, 400], '': [1200, 400] }],
  ] as const) {
    const path = `/api/users/${ada.id}/${kind}`
    for (const [query, [width, height]] of Object.entries(sizes)) {
      const answer = await view(path + query)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(answer.headers.get('cache-control')).toBe('public, no-cache')
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, height })
      const again = await view(path + query, { 'if-none-match': answer.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
    }
    expect((await view(`${path}?t=${at}`)).headers.get('cache-control')).toContain('immutable')
    expect((await view(`${path}?t=${at - 1}`)).headers.get('cache-control')).toBe('public, no-cache')
  }
})

test('a new portrait has a new address, wherever its owner is named', async () => {
  const before = (await save(ada, { profileImage: await picture('#20a040') })).body.profileImageAt
  const track = (await ada.json('POST', '/api/tracks', { form: trackForm() })).body
  expect(track.creator).toMatchObject({ profileImage: true, profileImageAt: before })
  const after = (await save(ada, { profileImage: await picture('#a02040') })).body.profileImageAt
  expect(after).toBeGreaterThan(before)
  const [listed] = (await bo.get(`/api/users/${ada.id}/tracks`)).body
  expect(listed.creator.profileImageAt).toBe(after)
})

test('an image that is removed is gone, and its files with the next sweep', async () => {
  await save(ada, { profileImage: await picture('#111111'), coverImage: await picture('#eeeeee', 1200, 400) })
  const files = async () => (await app.pool.query('select key from kept_file')).rowCount ?? 0
  const age = () => app.pool.query("update kept_file set kept_at = now() - interval '2 days'")
  await age()
  await sweepFiles(app.parts)
  const kept = await files()
  const { body } = await save(ada, { removeProfileImage: 'true', removeCoverImage: 'true' })
  expect(body).toMatchObject({ profileImage: false, profileImageAt: null, coverImage: false, coverSpot: null })
  for (const kind of ['profileImage', 'coverImage'])
    expect((await view(`/api/users/${ada.id}/${kind}`)).status).toBe(404)
  expect(await sweepFiles(app.parts)).toBe(4)
  expect(await files()).toBe(kept - 4)
})

test('what is no image changes nothing, whatever it calls itself', async () => {
  await save(bo, { displayName: 'Bodo', bio: 'As it was.' })
  for (const [content, status] of [
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['\u0089PNG\r\nnot really', 415],
    ['', 415],
  ] as const) {
    const file: [Blob, string] = [new Blob([content], { type: 'image/png' }), 'me.png']
    const answer = await save(bo, { displayName: 'Changed', bio: 'Changed.', coverImage: file })
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/)])
  }
  expect((await ada.get(`/api/users/${bo.id}`)).body).toMatchObject({ displayName: 'Bodo', bio: 'As it was.' })
})

test('there is no image of somebody who has none or is not there', async () => {
  for (const id of [bo.id, 999_999]) expect((await view(`/api/users/${id}/profileImage`)).status).toBe(404)
  expect((await view('/api/users/x/coverImage')).status).toBe(400)
})
