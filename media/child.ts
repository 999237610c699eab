/**
 * The process in which files of strangers are opened: `node media/child.ts OPERATION`, one line of JSON on stdin,
 * one JSON answer on stdout. Operations are loaded one at a time, because their libraries take longer than the work.
 */
import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { MediaError } from './media-error.ts'

type Operation = (input: never) => Promise<unknown>

const OPERATIONS: Record<string, () => Promise<Operation>> = {
  'probe-audio': async () => (await import('./operations/probe-audio.ts')).probeAudio,
  'measure-audio': async () => (await import('./operations/measure-audio.ts')).measureAudio,
  'copy-audio': async () => (await import('./operations/copy-audio.ts')).copyAudio,
  'probe-video': async () => (await import('./operations/probe-video.ts')).probeVideo,
  'copy-video': async () => (await import('./operations/copy-video.ts')).copyVideo,
  poster: async () => (await import('./operations/poster.ts')).posterOf,
  'extract-speech': async () => (await import('./operations/extract-speech.ts')).extractSpeech,
  'prepare-cover': async () => (await import('./operations/prepare-cover.ts')).prepareCover,
  'prepare-image': async () => (await import('./operations/prepare-image.ts')).prepareImage,
}

const lines = createInterface({ input: process.stdin })
lines.once('line', async (line) => say(await carryOut(process.argv[2] ?? '', JSON.parse(line))))
lines.once('close', () => process.exit(1))

async function carryOut(name: string, input: unknown) {
  try {
    const operation = await OPERATIONS[name]?.()
    if (!operation) throw new Error(`There is no operation ${name}.`)
    return { answer: await operation(input as never) }
  } catch (error) {
    if (error instanceof MediaError) return { code: error.code, message: error.message }
    console.error(error)
    // The disk failed us, not the file.
    if (error instanceof Error && 'syscall' in error) return { fault: error.message }
    if (/native binding|cannot find (package|module)/i.test(String(error)))
      return { code: 'unavailable', message: 'Media cannot be read on this machine.' }
    return undefined
  }
}

// Decoders may hold threads and open files: what has been said is said, and the process is over.
function say(answer: object | undefined) {
  const bytes = Buffer.from(JSON.stringify(answer ?? null))
  for (let sent = 0; sent < bytes.length; ) sent += writeSync(1, bytes, sent)
  process.exit(answer ? 0 : 1)
}
