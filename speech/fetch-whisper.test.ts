import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchWhisper } from './fetch-whisper.ts'
import { findWhisper } from './whisper.ts'

let folder: string
let hub: Server | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heatcheck-hub-'))
})
afterEach(() => {
  hub?.closeAllConnections()
  hub?.close()
  rmSync(folder, { recursive: true })
})

/** A hub with the three files of a model; `decoder` is how it answers for the last of them. */
async function openHub(decoder: (send: (status: number, text: string, promised?: number) => void) => void) {
  hub = createServer((request, response) => {
    const send = (status: number, text: string, promised = text.length) => {
      response.writeHead(status, { 'content-length': promised }).write(text)
      if (promised === text.length) response.end()
      else response.destroy()
    }
    if (request.url?.includes('decoder')) decoder(send)
    else send(200, `the ${request.url}`)
  })
  await new Promise<void>((resolve) => hub?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(hub.address() as AddressInfo).port}/sherpa-onnx-whisper-tiny.en`
}

test('a Whisper model comes whole from a hub, and is found afterwards', async () => {
  await fetchWhisper(folder, await openHub((send) => send(200, 'the decoder')))
  const model = await findWhisper(folder)
  expect(model?.name).toBe('whisper-tiny.en')
  expect(readFileSync(model!.decoder, 'utf8')).toBe('the decoder')
})

test.each([
  ['answers that there is none', (send: (status: number, text: string) => void) => send(404, 'no')],
  [
    'breaks off in the middle',
    (send: (status: number, text: string, promised?: number) => void) => send(200, 'half', 9000),
  ],
])('a hub that %s leaves nothing that could be taken for a model', async (_, decoder) => {
  await expect(fetchWhisper(folder, await openHub(decoder))).rejects.toThrow()
  expect(await findWhisper(folder)).toBeUndefined()
  expect(readdirSync(join(folder, 'speech'))).toEqual([])
})

test('a hub that cannot be reached is told at once', async () => {
  await expect(fetchWhisper(folder, 'http://127.0.0.1:9/whisper-tiny.en')).rejects.toThrow()
})
