import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '../server/test-app.ts'
import { settle } from './settle.ts'

let app: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test.each([
  ['99999999999', 'validated', 2],
  ['-1', 'validated', 2],
  ['seven', 'refused', 2],
  ['7', 'perhaps', 2],
  ['7', 'refused', 1],
])('settling review %s as %s is answered in a sentence', async (id, verdict, code) => {
  const said = vi.spyOn(console, code === 2 ? 'error' : 'log').mockImplementation(() => {})
  expect(await settle(app.parts, [id, verdict])).toBe(code)
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^[A-Zs].+\.$/))
  said.mockRestore()
})
