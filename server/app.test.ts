import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** An upload to the HTTP side alone, in a process whose log can be read. */
const UPLOAD = `
  import { readConfig } from './config/config.ts'
  import { openHttp } from './server/app.ts'
  const app = openHttp(readConfig({ LOG_LEVEL: 'trace' }))
  app.post('/', async (request) => {
    for await (const part of request.parts()) if (part.type === 'file') part.file.resume()
    return 'kept'
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { cookie: 'heatcheck_session=hush', authorization: 'Bearer hush', 'content-type': 'multipart/form-data; boundary=X' },
    payload: '--X\\r\\ncontent-disposition: form-data; name="title"\\r\\n\\r\\na\\r\\n--X--\\r\\n',
  })
  if (answer.body !== 'kept') throw new Error(answer.body)`

test('whoever reads the log of an upload, however talkative, cannot sign in with it', () => {
  const log = execFileSync(process.execPath, ['--input-type=module', '-e', UPLOAD], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  })
  expect(log).toContain('busboyOptions')
  expect(log).not.toContain('hush')
})
