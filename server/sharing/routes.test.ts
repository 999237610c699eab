import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, trackForm } from '../test-app.ts'
import { trackHead } from './head.ts'
import { findShared } from './queries.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
let track: number
beforeAll(async () => {
  app = await openTestApp()
  const artist = await app.signUp('artist')
  track = (await artist.json('POST', '/api/tracks', { form: trackForm() })).body.id
})
afterAll(() => app.close())

/** Past every check of what may be typed, as an old or foreign row might be. */
const rename = (title: string, artist = 'Low Tide Union') =>
  app.pool.query('update track set title = $1, artist_name = $2, description = $1 where id = $3', [
    title,
    artist,
    track,
  ])
const ask = (path: string) => app.guest().send('GET', path)
const embedded = async (url: string, more = '') => app.guest().get(`/api/oembed?url=${encodeURIComponent(url)}${more}`)

const NASTY = [
  `"><script>alert(1)</script>`,
  `</script></title></textarea><!--<img src=x onerror=alert(1)>`,
  `' onload='alert(1)`,
  `\u202egnp.exe \u2066&amp;\u2029 $& $1`,
]

test.each(NASTY)('a title of %j is words wherever a track is shared', async (title) => {
  await rename(title, title)
  const page = await (await ask(`/embed/${track}`)).text()
  const head = trackHead((await findShared(app.pool, track))!, app.origin)
  for (const html of [page, head.tags, head.title]) {
    expect(html).not.toMatch(/<script>alert|<img src=x|<!--/)
    expect(html).not.toMatch(/[\u2028-\u202e\u2066-\u2069]/)
    // Every attribute ends where it was ended by us.
    expect(html.replace(/<(script|style)>[\s\S]*?<\/\1>/g, '')).not.toMatch(/=["'][^"'<>]*["'][^\s<>/]/)
  }
  expect(page.match(/<script>/g)).toHaveLength(1)
  const { body } = await embedded(`${app.origin}/track/${track}`)
  expect(body.html.match(/<[^>]*>/g)).toHaveLength(2)
  expect(body.html).not.toMatch(/onload=['"]|onerror=x/)
})

test('a link unfolds with title, artist and cover, and names its player', async () => {
  await rename('Paper Tigers')
  const { title, tags } = trackHead((await findShared(app.pool, track))!, 'https://heat.example')
  expect(title).toBe('Paper Tigers by Low Tide Union / Heatcheck')
  expect(tags).toContain('<meta property="og:title" content="Paper Tigers by Low Tide Union">')
  expect(tags).toContain(`<meta property="og:url" content="https://heat.example/track/${track}">`)
  expect(tags).toContain(
    `type="application/json+oembed" href="https://heat.example/api/oembed?format=json&amp;url=https%3A%2F%2Fheat.example%2Ftrack%2F${track}"`,
  )
})

test('oEmbed gives a player that fits what is asked for', async () => {
  await rename('Paper Tigers')
  const { status, body, headers } = await embedded(`${app.origin}/track/${track}`, '&maxwidth=320&maxheight=100')
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(body).toMatchObject({ type: 'rich', version: '1.0', width: 320, height: 100, provider_name: 'Heatcheck' })
  expect(body).toMatchObject({ title: 'Paper Tigers by Low Tide Union', author_name: 'Low Tide Union' })
  expect(body.html).toContain(`src="${app.origin}/embed/${track}"`)
})

test.each([
  ['an address elsewhere', (id: number) => `https://elsewhere.example/track/${id}`],
  ['a page that is no track', () => `${app.origin}/discover`],
  ['a track that is not there', () => `${app.origin}/track/999999`],
  ['an id beyond any', () => `${app.origin}/track/9999999999`],
  ['no address at all', () => 'paper tigers'],
])('oEmbed knows nothing of %s', async (_, url) => {
  expect((await embedded(url(track))).status).toBe(404)
})
test('oEmbed speaks JSON alone, and wants an address', async () => {
  expect((await embedded(`${app.origin}/track/${track}`, '&format=xml')).status).toBe(400)
  expect((await ask('/api/oembed')).status).toBe(400)
})

test('the small player may be framed, runs its own script alone, and has to do with no cookie', async () => {
  const answer = await app.guest().send('GET', `/embed/${track}`, { headers: { cookie: 'session=nonsense' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(answer.headers.getSetCookie()).toEqual([])
  const policy = answer.headers.get('content-security-policy')!
  expect(policy).toContain('frame-ancestors *')
  const script = /<script>([\s\S]*?)<\/script>/.exec(await answer.text())?.[1] ?? ''
  expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  // Every other page stays in its own window.
  const other = await ask('/api/tracks')
  expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
test.each(['999999', 'nonsense', '99999999999999'])('there is no player for %s', async (id) => {
  expect((await ask(`/embed/${id}`)).status).toBe(404)
})
