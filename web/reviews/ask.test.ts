import { beforeEach, expect, test, vi } from 'vitest'
import { promptPools } from '../../contract/prompts.ts'

/** The page as it is after a reload: only what was written down is known. */
const reload = async () => {
  vi.resetModules()
  return (await import('./ask.ts')).nextPrompt
}
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('nobody is asked the same twice in a row, also over a reload', async () => {
  let last: string | undefined
  for (let round = 0; round < 120; round++) {
    const prompt = (await reload())('FIRE')
    expect(prompt).not.toBe(last)
    expect(promptPools.FIRE).toContain(prompt)
    last = prompt
  }
})

test('a rating asks from its own pool', async () => {
  const nextPrompt = await reload()
  for (let round = 0; round < 60; round++) expect(promptPools.TRASH).toContain(nextPrompt('TRASH'))
})

test('a browser that forbids storage asks all the same', async () => {
  vi.stubGlobal('localStorage', undefined)
  const nextPrompt = await reload()
  const prompts = Array.from({ length: 60 }, () => nextPrompt('FIRE'))
  expect(prompts.some((prompt, i) => prompt === prompts[i - 1])).toBe(false)
})
