import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { EngineError } from './transcript.ts'
import { findWhisper } from './whisper.ts'

const ANSWER_MS = 15_000
const WHOLE_MS = 30 * 60_000

/**
 * Brings a Whisper model in sherpa-onnx's form (`base.en`: 161 MB) from the hub at `address` into the data folder. The
 * folder gets its name once all three files are whole, so that half a model is never listened with. Throws with the
 * reason where the hub cannot be reached.
 */
export async function fetchWhisper(dataDir: string, address: string): Promise<void> {
  const name = /whisper-([\w.]+)/.exec(address)?.[1] ?? 'base.en'
  const folder = join(dataDir, 'speech', `whisper-${name}`)
  const part = join(dataDir, 'speech', `part-${name}`)
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true })
  try {
    // The tokens first: they are small, and say at once whether the hub can be reached.
    for (const file of [`${name}-tokens.txt`, `${name}-encoder.int8.onnx`, `${name}-decoder.int8.onnx`]) {
      await download(`${address}/${file}`, join(part, file))
    }
    await rm(folder, { recursive: true, force: true })
    await rename(part, folder)
    if (!(await findWhisper(dataDir))) throw new EngineError('The hub answered with something else than a model.')
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

async function download(address: string, path: string) {
  const stop = new AbortController()
  const unanswered = setTimeout(() => stop.abort(new EngineError('The hub does not answer.')), ANSWER_MS)
  const unfinished = setTimeout(() => stop.abort(new EngineError('The hub is too slow.')), WHOLE_MS)
  try {
    const answer = await fetch(address, { signal: stop.signal })
    clearTimeout(unanswered)
    if (!answer.ok || !answer.body) throw new EngineError(`The hub answered ${answer.status}.`)
    const file = createWriteStream(path)
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), file)
    const promised = Number(answer.headers.get('content-length') ?? file.bytesWritten)
    if (file.bytesWritten !== promised) throw new EngineError('The download was cut off.')
  } finally {
    clearTimeout(unanswered)
    clearTimeout(unfinished)
  }
}
