import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Found } from '../../contract/search.ts'
import { type Client, openTestApp, trackForm } from '../test-app.ts'

type Person = Client & { id: number }
let app: Awaited<ReturnType<typeof openTestApp>>
let mira: Person
beforeAll(async () => {
  app = await openTestApp()
  mira = await app.signUp('mira.tones')
  await app.signUp('lowendlarry')
  const bjoerk = await app.signUp('bjoerkholt')
  const upload = (who: Person, title: string, artistName: string, genre: string) =>
    who.json('POST', '/api/tracks', { form: trackForm({ title, artistName, genre }) })
  await upload(mira, 'Paper Tigers', 'Low Tide Union', 'Hip Hop')
  await upload(mira, 'Kitchen Light at Four in the Morning', 'Velvet Minor', 'R&B')
  await upload(mira, 'Glasshouse', 'Nadir Bloom', 'Electronic')
  await upload(mira, "Don't Wake the Kettle", 'Velvet Minor', 'Jazz')
  await upload(bjoerk, 'Ærlig Café', 'Bjørkholt', 'Folk')
  await upload(bjoerk, 'Вечерний звон', 'Bjørkholt', 'Classical')
  await upload(bjoerk, '夜明けの歌', 'Bjørkholt', 'Pop')
  await upload(bjoerk, 'أغنية الصباح', 'Bjørkholt', 'Other')
})
afterAll(() => app.close())

const find = async (q: string): Promise<Found> => (await app.guest().get(`/api/search?q=${encodeURIComponent(q)}`)).body
const titles = async (q: string) => (await find(q)).tracks.map(({ title }) => title)
const people = async (q: string) => (await find(q)).artists.map(({ username }) => username)

test.each([
  ['paper tigers', 'Paper Tigers'],
  ['TIGERS paper', 'Paper Tigers'],
  ['pap', 'Paper Tigers'],
  ['tigres', 'Paper Tigers'],
  ['papr tiger', 'Paper Tigers'],
  ['union paper', 'Paper Tigers'],
  ['hip hop tigers', 'Paper Tigers'],
  ['lass', 'Glasshouse'],
  ['glsashou', 'Glasshouse'],
  ['dont wake', "Don't Wake the Kettle"],
  ['don’t', "Don't Wake the Kettle"],
  ['kichen lihgt', 'Kitchen Light at Four in the Morning'],
  ['cafe', 'Ærlig Café'],
  ['aerlig', 'Ærlig Café'],
  ['CAFÉ', 'Ærlig Café'],
  ['вечерний', 'Вечерний звон'],
  ['вечирний', 'Вечерний звон'],
  ['звон вечер', 'Вечерний звон'],
  ['歌', '夜明けの歌'],
  ['夜明', '夜明けの歌'],
  ['الصباح', 'أغنية الصباح'],
  ['papa tigers', 'Paper Tigers'],
  ['kite light', 'Kitchen Light at Four in the Morning'],
  ['tigers remix', 'Paper Tigers'],
])('"%s" finds %s first', async (q, title) => {
  expect((await titles(q))[0]).toBe(title)
})

test.each([
  ['mira', 'mira.tones'],
  ['tones mira', 'mira.tones'],
  ['@mira.tones', 'mira.tones'],
  ['lary', undefined],
  ['larry', 'lowendlarry'],
  ['lowendlary', 'lowendlarry'],
  ['low tide', 'mira.tones'],
  ['bjorkholt', 'bjoerkholt'],
])('"%s" finds the artist %s first', async (q, username) => {
  expect((await people(q))[0]).toBe(username)
})

test('a genre is found with the number of its tracks, also by what else it is called', async () => {
  expect((await find('rnb')).genres).toEqual([{ genre: 'R&B', trackCount: 1 }])
  expect((await find('R&B')).genres).toEqual([{ genre: 'R&B', trackCount: 1 }])
  expect((await find('rock')).genres).toEqual([{ genre: 'Rock', trackCount: 0 }])
})

test('a word that was taken for another one is named', async () => {
  expect((await find('tigres')).taken).toContain('tigers')
  expect((await find('tig')).taken).toEqual([])
})

test.each(['!!!', '🔥', "'; drop table track; --", '% _', 'a:* & !b | (c <-> d)', '\\', '((('])(
  '"%s" is answered like anything else',
  async (q) => {
    const { status } = await app.guest().get(`/api/search?q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
  },
)

test.each([
  '/api/search',
  '/api/search?q=',
  '/api/search?q=%20',
  `/api/search?q=${'x'.repeat(101)}`,
  '/api/search?q=a%00b',
])('%s is refused', async (path) => {
  expect((await app.guest().get(path)).status).toBe(400)
})

test('what is renamed is found by its new name only, what is deleted not at all', async () => {
  const cleo = await app.signUp('cleopatra')
  const { id } = (await cleo.json('POST', '/api/tracks', { form: trackForm({ title: 'Zebra Weather' }) })).body
  expect(await titles('zebra')).toEqual(['Zebra Weather'])
  await app.pool.query(`update track set title = 'Quagga Weather' where id = $1`, [id])
  await app.pool.query(`update person set display_name = 'Nefertiti' where id = $1`, [cleo.id])
  expect(await titles('zebra')).toEqual([])
  expect(await titles('quagga')).toEqual(['Quagga Weather'])
  expect(await people('nefertiti')).toEqual(['cleopatra'])
  await app.pool.query('delete from track where id = $1', [id])
  expect(await titles('quagga')).toEqual([])
})

test('of tracks that fit as well, the one with more fires comes first', async () => {
  const made = []
  for (const title of ['Twin Lamp', 'Twin Lamp', 'Twin Lamp'])
    made.push((await mira.json('POST', '/api/tracks', { form: trackForm({ title }) })).body.id)
  const fan = await app.signUp('fan')
  await fan.json('POST', `/api/tracks/${made[1]}/rate`, { json: { userId: fan.id, ratingType: 'FIRE' } })
  expect((await find('twin lamp')).tracks[0]?.id).toBe(made[1])
})

test('the tracks of a genre are listed newest first, page by page', async () => {
  const { body, headers } = await app.guest().get('/api/tracks?genre=Hip%20Hop&limit=2')
  expect(body.map(({ genre }: { genre: string }) => genre)).toEqual(['Hip Hop', 'Hip Hop'])
  const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? ''
  const second = (await app.guest().get(next)).body
  expect(second.length).toBeGreaterThan(0)
  expect(second[0].id).toBeLessThan(body[1].id)
  expect((await app.guest().get('/api/tracks?genre=Polka')).status).toBe(400)
})
