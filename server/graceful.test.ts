import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestApp, toneWav, trackForm } from './test-app.ts'

test('an upload under way is finished when the server is told to stop, and nobody new is let in', async () => {
  const app = await openTestApp()
  const ada = await app.signUp('ada')
  const cookie = (
    await ada.send('POST', '/api/login', { json: { username: 'ada', password: 'secret-1' } })
  ).headers.getSetCookie()[0]!
  const sound = Buffer.from(await toneWav().arrayBuffer())
  const field = (name: string, value: string) =>
    `--X\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = `${field('title', 'Slow')}${field('artistName', 'Ada')}${field('genre', 'Pop')}--X\r\ncontent-disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n`

  const sending = request(`${app.origin}/api/tracks`, {
    method: 'POST',
    headers: { cookie: cookie.split(';')[0], 'content-type': 'multipart/form-data; boundary=X' },
  })
  const answered = new Promise<number>((resolve, reject) =>
    sending.on('response', (answer) => resolve(answer.resume().statusCode!)).on('error', reject),
  )
  sending.write(head)
  sending.write(sound.subarray(0, 1000))
  // The server has seen the request once its scratch file is there.
  await expect.poll(() => readdirSync(join(app.folder, 'scratch')).length).toBe(1)
  const closed = app.close()
  await expect
    .poll(() =>
      fetch(`${app.origin}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toSatisfy((status) => status !== 200)
  sending.write(sound.subarray(1000))
  sending.end('\r\n--X--\r\n')
  expect(await answered).toBe(200)
  await closed
})

test('whoever has stopped reading what they asked for does not hold up the end', async () => {
  const app = await openTestApp()
  const ada = await app.signUp('ada')
  const audio = [toneWav({ seconds: 300 }), 'a.wav'] as [Blob, string]
  const { body } = await ada.json('POST', '/api/tracks', { form: trackForm({ audio }) })
  const paused = await app.guest().send('GET', `/api/tracks/${body.id}/audio`)
  expect(paused.status).toBe(200)
  await app.close()
  await expect(paused.arrayBuffer()).rejects.toThrow()
})

test('a connection on which nobody has asked yet does not hold up the end', async () => {
  const app = await openTestApp()
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  // Its turn has come on the server's side as well.
  await app.guest().get('/healthz')
  await app.close()
  if (!socket.destroyed) await once(socket.resume(), 'close')
})
