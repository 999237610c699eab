import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paint } from './painter.ts'
import { sampleTracks } from './samples.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'painter-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a process of its own paints both pictures into a folder and says how far it is', async () => {
  const steps: string[] = []
  const painted = await paint(sampleTracks(0)[2]!, folder, (_, step) => steps.push(step))
  expect(steps).toEqual(['Reading the track', 'Painting the square', 'Painting the tall one', 'Done'])
  expect(painted).toMatchObject({ engine: 'painter/1', theme: expect.any(String), mood: expect.any(String) })
  for (const path of [painted.squarePath, painted.tallPath])
    expect((await readFile(path)).subarray(8, 12).toString()).toBe('WEBP')
})
test('a painting that takes too long is ended and said to be so', async () => {
  const hurried = paint(sampleTracks(0)[2]!, folder, () => {}, { seconds: 0.01, megabytes: 700 })
  await expect(hurried).rejects.toThrow('longer than 0.01 s')
})
test('a folder that is not there is an error, not a hang', async () => {
  await expect(paint(sampleTracks(0)[2]!, join(folder, 'nowhere'))).rejects.toThrow('Painting failed')
})
