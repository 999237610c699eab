import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config/config.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { openQueue } from '../jobs/queue.ts'
import { openSpeech } from '../speech/transcribe.ts'
import { openStorage } from '../storage/storage.ts'
import { openHttp, serveFeatures } from './app.ts'
import { JOBS, work } from './jobs.ts'
import type { Parts } from './parts.ts'

type Sent = {
  body?: string
  json?: unknown
  form?: Record<string, string | Blob | [Blob, string]>
  headers?: Record<string, string>
}
export type Client = ReturnType<typeof clientOf>

/** The whole server on a free port, on a database and a folder of its own. `works`: jobs are carried out as well. */
export async function openTestApp({
  works = false,
  settings = {},
}: {
  works?: boolean
  settings?: Record<string, string>
} = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'heatcheck-app-'))
  const database = await openTestDatabase()
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    DATABASE_URL: database.url,
    ...settings,
  })
  const app = openHttp(config)
  const storage = openStorage(config)
  const queue = await openQueue(database.url, JOBS, () => {}, { works })
  const speech = openSpeech(config, { info() {}, warn() {} })
  const parts: Parts = { config, pool: database.pool, storage, queue, speech, log: app.log }
  serveFeatures(app, parts)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const stopWork = works ? await work(parts) : () => {}
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  const guest = () => clientOf(origin)
  const close = async () => {
    stopWork()
    await app.close()
    await queue.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  /** A new account, signed in. */
  const signUp = async (username: string) => {
    const client = guest()
    const answer = await client.send('POST', '/api/register', {
      json: { username, password: 'secret-1', displayName: `The ${username}` },
    })
    if (answer.status !== 200) throw new Error(await answer.text())
    const { id } = (await answer.json()) as { id: number }
    return Object.assign(client, { id })
  }
  return { parts, pool: database.pool, folder, origin, guest, signUp, close }
}

/** One browser: it keeps its cookies. */
function clientOf(origin: string) {
  const cookies = new Map<string, string>()
  async function send(method: string, path: string, { body: text, json, form, headers = {} }: Sent = {}) {
    const body = form ? formOf(form) : json === undefined ? text : JSON.stringify(json)
    const answer = await fetch(origin + path, {
      method,
      body,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookies.size && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
  const json = async (method: string, path: string, sent?: Sent) => {
    const answer = await send(method, path, sent)
    return { status: answer.status, headers: answer.headers, body: JSON.parse((await answer.text()) || 'null') }
  }
  return { send, json, get: (path: string) => json('GET', path) }
}

function formOf(parts: NonNullable<Sent['form']>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (Array.isArray(value)) form.append(name, ...value)
    else form.append(name, value)
  }
  return form
}

/** Asks again and again until the answer is the one that was waited for. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  good: (value: Value) => boolean,
  seconds = 30,
): Promise<Value> {
  const until = Date.now() + seconds * 1000
  for (;;) {
    const value = await ask()
    if (good(value)) return value
    if (Date.now() > until)
      throw new Error(`Waited ${seconds} s in vain; last: ${JSON.stringify(value)?.slice(0, 500)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A second of a tone as a WAV file: the smallest real upload there is. */
export function toneWav({ seconds = 1, hertz = 440, rate = 22_050 } = {}) {
  const samples = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let i = 0; i < samples; i++)
    file.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * hertz * i) / rate)), 44 + i * 2)
  return new Blob([file], { type: 'audio/wav' })
}

export const trackForm = (more: NonNullable<Sent['form']> = {}) => ({
  title: 'Paper Tigers',
  artistName: 'Low Tide Union',
  genre: 'Hip Hop',
  audio: [toneWav(), 'tigers.wav'] as [Blob, string],
  ...more,
})
