import { expect, test } from 'vitest'
import { pickPrompt, promptPools } from './prompts.ts'

test('each rating has at least 24 prompts, all different', () => {
  for (const pool of Object.values(promptPools)) {
    expect(pool.length).toBeGreaterThanOrEqual(24)
    expect(new Set(pool).size).toBe(pool.length)
  }
})
test('NEEDS WORK and TRASH ask the same, FIRE asks its own', () => {
  expect(promptPools.TRASH).toEqual(promptPools.NEEDS_WORK)
  expect(promptPools.FIRE.filter((prompt) => promptPools.TRASH.includes(prompt))).toEqual([])
})
test('every prompt fits four lines on a phone and is a whole sentence', () => {
  for (const prompt of Object.values(promptPools).flat()) {
    expect(prompt.length, prompt).toBeLessThanOrEqual(90)
    expect(prompt).toMatch(/^[A-Z].*[.?]$/)
  }
})
test('nobody is asked the same thing twice in a row', () => {
  for (const pool of Object.values(promptPools))
    for (const previous of pool)
      for (const at of [0, 0.25, 0.5, 0.75, 0.999999]) expect(pickPrompt(pool, previous, () => at)).not.toBe(previous)
})
test('every prompt can be asked', () => {
  const pool = promptPools.FIRE
  expect(new Set(pool.map((_, at) => pickPrompt(pool, undefined, () => (at + 0.5) / pool.length)))).toEqual(
    new Set(pool),
  )
})
