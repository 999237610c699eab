import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { runChild } from './run-child.ts'
import { sampleMedia } from './sample-media.ts'
import { turnstile } from './turnstile.ts'

// Real decoders, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
const media = sampleMedia()
afterAll(media.remove)
const limits = { seconds: 10, megabytes: 300, lane: 'front' } as const

/** Runs a program that stands in for a decoder that has gone wrong. */
const run = (source: string, lowered = {}) =>
  runChild('anything', {}, { ...limits, ...lowered }, media.write('child.mjs', source))

test('A decoder that hangs is killed, and the sentence says so', async () => {
  await expect(run('for (;;);', { seconds: 0.3 })).rejects.toMatchObject({
    code: 'timeout',
    message: 'This file took too long to read. Try a shorter or simpler one.',
  })
})

test('What a hanging decoder had started dies with it', async () => {
  const source = `
    import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    writeFileSync(${JSON.stringify(media.at('pid'))}, String(spawn('sleep', ['60']).pid))
    for (;;);`
  await expect(run(source, { seconds: 1 })).rejects.toMatchObject({ code: 'timeout' })
  const started = `/proc/${readFileSync(media.at('pid'), 'utf8')}/cmdline`
  // Dead, or dead and not yet buried by whoever adopted it.
  await expect.poll(() => existsSync(started) && readFileSync(started, 'utf8')).toBeFalsy()
})

test('A decoder that takes too much memory is killed', async () => {
  const source = 'const taken = []; setInterval(() => taken.push(Buffer.alloc(20_000_000, 1)), 5)'
  // Without a word of its own: it was us.
  await expect(run(source, { megabytes: 200 })).rejects.toMatchObject({ code: 'out_of_memory', detail: '' })
})

test('A decoder that wants too much memory at once is refused it by the kernel', async () => {
  await expect(run('Buffer.alloc(3_000_000_000)', { megabytes: 200 })).rejects.toMatchObject({
    code: 'out_of_memory',
    detail: expect.stringContaining('allocation failed'),
  })
})

test('A decoder that never stops talking is stopped', async () => {
  const source = `process.stdout.write('x'.repeat(1e6)); setInterval(() => process.stdout.write('x'.repeat(1e6)), 1)`
  await expect(run(source)).rejects.toMatchObject({ code: 'undecodable' })
})

test('A decoder that crashes says that the file is damaged, and the log why', async () => {
  await expect(run('console.error("bad chunk"); process.abort()')).rejects.toMatchObject({
    code: 'undecodable',
    detail: expect.stringContaining('bad chunk'),
  })
})

test('A decoder sees none of our secrets', async () => {
  process.env.SECRET_OF_THE_TEST = 'x'
  const source = `process.stdout.write(JSON.stringify({ answer: Object.keys(process.env) })); process.exit()`
  expect(await run(source)).not.toContain('SECRET_OF_THE_TEST')
})

test('No more run at once than there are places, and those that wait come in order', async () => {
  const enter = turnstile(2)
  const log: string[] = []
  const leave: (() => void)[] = []
  const works = [0, 1, 2, 3].map((i) =>
    enter(async () => {
      log.push(`in ${i}`)
      await new Promise<void>((done) => {
        leave[i] = done
      })
      if (i === 0) throw new Error('one that fails gives up its place too')
    }).catch(() => log.push(`failed ${i}`)),
  )
  await Promise.resolve()
  expect(log).toEqual(['in 0', 'in 1'])
  leave[0]?.()
  await works[0]
  expect(log).toEqual(['in 0', 'in 1', 'in 2', 'failed 0'])
  leave[1]?.()
  await works[1]
  expect(log.at(-1)).toBe('in 3')
  leave[2]?.()
  leave[3]?.()
  await Promise.all(works)
})
