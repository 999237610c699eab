import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract } from '../../contract/contract.ts'
import { openTestApp, trackForm } from '../test-app.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('every endpoint of the contract is described, with what it refuses', async () => {
  const { body } = await app.guest().get('/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  for (const { name, endpoint } of contract) {
    const operation = body.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation, name).toMatchObject({ operationId: name, summary: endpoint.summary })
    if (endpoint.access === 'member') expect(operation.responses, name).toHaveProperty('401')
  }
  expect(body.paths['/api/tracks'].post.requestBody.content['multipart/form-data'].schema).toMatchObject({
    properties: { title: { type: 'string' }, audio: { format: 'binary' } },
    required: expect.arrayContaining(['title', 'artistName', 'genre', 'audio']),
  })
})

test('the description has a page to read it on, served from here alone', async () => {
  const page = await (await app.guest().send('GET', '/api/docs/')).text()
  expect(page).toContain('Heatcheck API')
  expect(page).not.toMatch(/(src|href)="https?:\/\//)
})

test('health, readiness and metrics answer', async () => {
  expect((await app.guest().get('/healthz')).body).toEqual({ ok: true })
  expect((await app.guest().get('/readyz')).body).toEqual({ ok: true })
  const metrics = await (await app.guest().send('GET', '/metrics')).text()
  expect(metrics).toMatch(/heatcheck_request_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/)
  expect(metrics).toMatch(/heatcheck_jobs_waiting 0/)
})

test('behind a proxy nobody can say that they are somebody else', async () => {
  const proxied = await openTestApp({ settings: { TRUST_PROXY: 'on' } })
  const metrics = (forwarded: string) =>
    proxied.guest().send('GET', '/metrics', { headers: { 'x-forwarded-for': forwarded } })
  expect((await metrics('127.0.0.1, 203.0.113.7')).status).toBe(404)
  expect((await metrics('127.0.0.1')).status).toBe(200)
  await proxied.close()
})

test('an unknown address of the API is told so in JSON, with a request id', async () => {
  const { status, body, headers } = await app.guest().get('/api/nothing/here')
  expect([status, body.code]).toEqual([404, 'not_found'])
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'while the database is away (%s) everybody is asked to come back',
  async (message) => {
    vi.spyOn(app.pool, 'query').mockRejectedValueOnce(new Error(message) as never)
    const { status, body, headers } = await app.guest().get('/api/users')
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2'])
  },
)

test('an address that is none is refused like anything else', async () => {
  const { status, body, headers } = await app.guest().get('/api/tracks/%ff/audio')
  expect([status, body]).toEqual([400, { code: 'bad_request', message: 'This is not an address.' }])
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['POST', '/api/login', '{"username":', 'application/json', 400],
  ['POST', '/api/login', 'x', 'application/pdf', 415],
  ['POST', '/api/login', `{"username":"${'x'.repeat(300_000)}"}`, 'application/json', 413],
  ['POST', '/api/plays', '[]', 'application/json', 400],
])('%s %s with a body that is not understood is a refusal', async (method, path, body, type, status) => {
  const answer = await fetch(app.origin + path, { method, body, headers: { 'content-type': type } })
  expect(answer.status).toBe(status)
  expect(((await answer.json()) as { message: string }).message).toMatch(/^[A-Z].*\.$/)
})

test('what is really answered is described', async () => {
  const ada = await app.signUp('ada')
  const { id, audio } = (await ada.json('POST', '/api/tracks', { form: trackForm() })).body
  const { paths } = (await ada.get('/api/openapi.json')).body
  const login = { username: 'ada', password: 'secret-1' }
  const foreign = { origin: 'https://elsewhere.example' }
  const calls: [number, string, string, string, Parameters<typeof ada.send>[2]?][] = [
    [206, 'GET', '/api/tracks/{id}/audio', audio, { headers: { range: 'bytes=0-9' } }],
    [304, 'GET', '/api/tracks/{id}/audio', audio, { headers: { 'if-none-match': '*' } }],
    [416, 'GET', '/api/tracks/{id}/audio', audio, { headers: { range: 'bytes=-0' } }],
    [503, 'GET', '/api/tracks/{id}/cover', `/api/tracks/${id}/cover`],
    [304, 'GET', '/api/tracks/feed/new', '/api/tracks/feed/new', { headers: { 'if-none-match': '*' } }],
    [403, 'POST', '/api/login', '/api/login', { json: login, headers: foreign }],
    [415, 'POST', '/api/login', '/api/login', { body: 'x', headers: { 'content-type': 'application/pdf' } }],
    [413, 'POST', '/api/login', '/api/login', { json: { username: 'x'.repeat(300_000) } }],
  ]
  for (const [status, method, path, url, sent] of calls) {
    expect((await ada.send(method, url, sent)).status, url).toBe(status)
    expect(Object.keys(paths[path][method.toLowerCase()].responses), `${method} ${path}`).toContain(String(status))
  }
})
