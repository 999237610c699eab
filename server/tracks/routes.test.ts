import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openTestApp, toneWav, trackForm } from '../test-app.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
let ada: Client & { id: number }
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.signUp('ada')
})
afterAll(() => app.close())

const upload = (more = {}, client: Client = ada) => client.json('POST', '/api/tracks', { form: trackForm(more) })
const filesOf = () =>
  readdirSync(app.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
    .sort()
const rowsOf = async () =>
  (
    await app.pool.query(`select (select count(*) from track) tracks, (select count(*) from cover) covers, (select count(*) from kept_file) files,
    (select count(*) from pgboss.job) jobs`)
  ).rows[0]

test('API-03 an uploaded track is first in New at once, and its sound is the very file that was sent', async () => {
  const sent = toneWav({ hertz: 523 })
  const { status, body } = await upload({
    title: '  Lo\u0301w Tide ',
    audio: [sent, 'tide.wav'],
    description: 'Two verses.\nNo hook.',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: 'Lów Tide',
    artistName: 'Low Tide Union',
    genre: 'Hip Hop',
    fireCount: 0,
    hasReviews: false,
    coverImage: null,
  })
  expect(body.creator).toMatchObject({ username: 'ada', displayName: 'The ada' })

  const feed = await app.guest().get('/api/tracks/feed/new')
  expect(feed.body[0].id).toBe(body.id)
  const heard = await app.guest().send('GET', body.audio)
  expect(heard.headers.get('content-type')).toBe('audio/wav')
  expect(Buffer.from(await heard.arrayBuffer())).toEqual(Buffer.from(await sent.arrayBuffer()))
})

test('API-02 the sound answers ranges, HEAD and conditions, and may be kept for ever under its address', async () => {
  const { body } = await upload()
  const [guest, size] = [app.guest(), (await toneWav().arrayBuffer()).byteLength]
  const whole = await guest.send('GET', body.audio)
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const etag = whole.headers.get('etag')!

  const part = await guest.send('GET', body.audio, { headers: { range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([
    206,
    `bytes 100-199/${size}`,
    100,
  ])
  const end = await guest.send('GET', body.audio, { headers: { range: 'bytes=-10' } })
  expect(end.headers.get('content-range')).toBe(`bytes ${size - 10}-${size - 1}/${size}`)
  const beyond = await guest.send('GET', body.audio, { headers: { range: `bytes=${size}-` } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  const head = await guest.send('HEAD', body.audio)
  expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
    200,
    String(size),
    0,
  ])
  expect((await guest.send('GET', body.audio, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const changed = await guest.send('GET', body.audio, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } })
  expect(changed.status).toBe(200)
  expect((await guest.send('GET', `/api/tracks/${body.id}/audio`)).headers.get('cache-control')).toBe(
    'public, no-cache',
  )
})

test('an uploaded cover is there at once, in the sizes that screens use', async () => {
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#e84200' } })
    .png()
    .toBuffer()
  const { body } = await upload({ cover: [new Blob([picture]), 'cover.png'] })
  expect(body.spot.flat).toMatch(/^#[0-9a-f]{6}$/)
  const small = await app.guest().send('GET', `${body.coverImage}&w=96`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(96)
  const tall = await app.guest().send('GET', `${body.coverImage}&shape=tall&w=400`)
  expect(await sharp(Buffer.from(await tall.arrayBuffer())).metadata()).toMatchObject({ width: 480, height: 960 })
})

test.each([
  [
    'a text behind a right name',
    { audio: [new Blob(['this is not a song at all, but a longer text']), 'song.mp3'] },
    415,
    'unsupported',
  ],
  ['zero bytes', { audio: [new Blob([]), 'song.mp3'] }, 415, 'undecodable'],
  ['a cut-off file', { audio: [toneWav({ seconds: 2 }).slice(0, 60), 'song.wav'] }, 415, 'undecodable'],
  ['no file', { audio: 'a text field' }, 400, 'bad_request'],
  [
    'an SVG as cover',
    { cover: [new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>']), 'cover.png'] },
    415,
    'unsupported',
  ],
  ['a title of 51 characters', { title: 'x'.repeat(51) }, 400, 'bad_request'],
  ['a title of nothing but space', { title: '   ' }, 400, 'bad_request'],
  ['a title with NUL', { title: 'a\u0000b' }, 400, 'bad_request'],
  ['a title with an escape character', { title: 'a\u001bb' }, 400, 'bad_request'],
  ['an unknown genre', { genre: 'Polka' }, 400, 'bad_request'],
  ['a description of 301 characters', { description: 'x'.repeat(301) }, 400, 'bad_request'],
  ['a cover id that is none', { coverImage: '7' }, 400, 'bad_request'],
  [
    "a cover that isn't there",
    { coverImage: crypto.randomUUID(), audio: [toneWav({ hertz: 660 }), 'fine.wav'] },
    404,
    'not_found',
  ],
])('%s is refused, and leaves nothing behind', async (_, more, status, code) => {
  const [before, files] = [await rowsOf(), filesOf()]
  const answer = await upload(more)
  expect(answer).toMatchObject({ status, body: { code } })
  expect(answer.body.message).toMatch(/^[A-Z“"].{8,}/)
  expect(await rowsOf()).toEqual(before)
  expect(filesOf()).toEqual(files)
})

const head = '--X\r\ncontent-disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n'
test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['that is none', 'multipart/form-data; boundary=X', 'zzzz'],
  ['cut off in a file', 'multipart/form-data; boundary=X', `${head}abc`],
  ['cut off in a heading', 'multipart/form-data; boundary=X', head.slice(0, 20)],
  [
    'with a field called __proto__',
    'multipart/form-data; boundary=X',
    `${head.replace('audio', '__proto__')}1\r\n--X--`,
  ],
])('a form %s is refused, and leaves nothing behind', async (_, type, body) => {
  const answer = await ada.send('POST', '/api/tracks', { body, headers: { 'content-type': type } })
  expect(answer.status).toBe(400)
  expect(filesOf().filter((path) => path.includes('scratch'))).toEqual([])
})

test('a picture of 20,000 × 20,000 points is refused without being unpacked', async () => {
  // A white picture of that size, packed by hand: rows of nothing but zero bytes.
  const { status, body } = await upload({ cover: [new Blob([hugePng(20_000)]), 'huge.png'] })
  expect([status, body.code]).toEqual([413, 'too_large'])
})

test('two hours of silence are refused as too long', async () => {
  const silence = new Blob([
    await toneWav({ seconds: 0.001 }).slice(0, 44).arrayBuffer(),
    new Uint8Array(2 * 3600 * 8000),
  ])
  const header = new DataView(await silence.slice(0, 44).arrayBuffer())
  for (const [at, value] of [
    [24, 4000],
    [28, 8000],
    [4, silence.size - 8],
    [40, silence.size - 44],
  ] as const)
    header.setUint32(at, value, true)
  const { status, body } = await upload({ audio: [new Blob([header, silence.slice(44)]), 'silence.wav'] })
  expect([status, body.code]).toEqual([413, 'too_long'])
})

test('a file over the limit is refused, and says what the limit is', async () => {
  const small = await openTestApp({ settings: { AUDIO_MAX_MB: '1' } })
  const eva = await small.signUp('eva')
  const { status, body } = await eva.json('POST', '/api/tracks', {
    form: trackForm({ audio: [toneWav({ seconds: 30 }), 'long.wav'] }),
  })
  expect([status, body.message]).toEqual([413, 'This file is larger than 1 MB.'])
  await small.close()
})

test.each(['0', '-1', 'abc', '1e3', '2147483648', '99999999999999999999', '%00', '1;drop table track'])(
  'there is no track at %s',
  async (id) => {
    for (const path of ['audio', 'cover', 'reviews'])
      expect([400, 404]).toContain((await app.guest().send('GET', `/api/tracks/${id}/${path}`)).status)
  },
)

/** One bit a point, all white, as PNG has it. */
function hugePng(side: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
