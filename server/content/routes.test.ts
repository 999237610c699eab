import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../test-app.ts'
import { readContent } from './read.ts'

const folder = mkdtempSync(join(tmpdir(), 'heatcheck-content-'))
const file = join(folder, 'ours.json')
let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  writeFileSync(file, JSON.stringify({ support: ['desk@label.example'] }))
  app = await openTestApp({ settings: { CONTENT_FILE: file } })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test("an operator's file replaces the parts that it names, and anyone may read them", async () => {
  const { status, body } = await app.guest().get('/api/content')
  expect(status).toBe(200)
  expect(body.support).toEqual(['desk@label.example'])
  expect(body.privacy.updated).toBe('May 12, 2025')
})

test('the Privacy Policy speaks of data collected, SMS with opt-out, no selling, rights, guests and their wish', () => {
  const { privacy } = readContent()
  const all = privacy.sections.flatMap(({ title, text }) => [title, ...text]).join('\n')
  for (const said of [
    'What we collect',
    'SMS consent',
    'reply STOP',
    'We do not sell data',
    'Your rights',
    'random id that names nobody and changes every day',
    'Global Privacy Control',
  ])
    expect(all).toContain(said)
  expect(privacy.contact).toContain('@')
})

test.each([
  ['{"support": ["not an address"]}', 'support.0'],
  ['{"suport": []}', 'suport'],
  ['{', 'cannot be read'],
])('a content file that says %s is refused in a sentence that names %s', (text, part) => {
  writeFileSync(file, text)
  expect(() => readContent(file)).toThrow(part)
  expect(() => readContent(file)).toThrow(file)
})
