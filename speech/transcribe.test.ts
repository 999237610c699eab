import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { wordsOfJson, wordsOfLines } from './pocketsphinx.ts'
import { openSpeech, transcriptOf } from './transcribe.ts'
import { findVoice } from './voice.ts'
import { readWav, wavBytes } from './wav.ts'
import { piecesOf } from './whisper.ts'

const rate = 16000
let folder: string
let spoken: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heatcheck-speech-'))
  spoken = join(folder, 'spoken.wav')
  const text = 'I love the drums and the bass in this song. The melody stays with me all day.'
  execFileSync('flite', ['-voice', 'kal16', '-t', text, '-o', spoken])
})
afterAll(() => rmSync(folder, { recursive: true }))

const sound = (seconds: number, sample: (t: number) => number) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => sample(i / rate))
const save = (name: string, samples: Float32Array) => {
  const path = join(folder, name)
  writeFileSync(path, wavBytes(samples, rate))
  return path
}
const listen = (environment: Record<string, string> = {}) => {
  const said: string[] = []
  const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) }
  return { speech: openSpeech(readConfig({ DATA_DIR: folder, SPEECH_FETCH: 'off', ...environment }), log), said }
}
let seed = 1
const noise = () => {
  seed = (seed * 48271) % 2147483647
  return seed / 2147483647 - 0.5
}
/** A chord struck twice a second and held, with a drum on each beat. */
const music = sound(8, (t) => {
  const beat = t % 0.5
  const chord = [220, 277.2, 329.6].reduce((sum, hz) => sum + Math.sin(2 * Math.PI * hz * t), 0)
  return 0.1 * chord * (0.6 + 0.4 * Math.exp(-beat * 3)) + 0.4 * noise() * Math.exp(-beat * 40)
})

test('speech is written down with times, confidences and the engine that heard it', async () => {
  const transcript = await listen().speech.transcribe(spoken)
  if (transcript === 'no_engine') throw new Error('pocketsphinx is not installed')
  expect(transcript).toMatchObject({ engine: 'pocketsphinx/en-us', language: 'en' })
  for (const word of ['drums', 'bass', 'melody', 'stays']) expect(transcript.text).toContain(word)
  expect(transcript.confidence).toBeGreaterThan(0.5)
  expect(transcript.voiceSeconds).toBeGreaterThan(3)
  const times = transcript.words.flatMap(({ start, end }) => [start, end])
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times.at(-1)).toBeLessThanOrEqual(transcript.seconds)
})
test('silence is an empty transcript, and no engine is asked to invent words for it', async () => {
  const { speech } = listen()
  expect(await speech.transcribe(save('silence.wav', new Float32Array(rate * 5)))).toMatchObject({
    text: '',
    engine: 'voice/1',
    voiceSeconds: 0,
    seconds: 5,
  })
})
test('music alone is never a confident transcript', async () => {
  const transcript = await listen().speech.transcribe(save('music.wav', music))
  expect(transcript).toMatchObject({ confidence: expect.closeTo(0, 0) })
})
test('a voice is told from music, noise and a tone, also when music plays behind it', async () => {
  const { samples } = await readWav(spoken)
  const share = (sounds: Float32Array) => {
    const { voiceSeconds, soundSeconds } = findVoice(sounds, rate)
    return voiceSeconds / soundSeconds
  }
  expect(share(samples)).toBeGreaterThan(0.7)
  expect(share(samples.map((sample, i) => sample + 0.15 * (music[i] ?? 0)))).toBeGreaterThan(0.6)
  expect(share(music)).toBeLessThan(0.2)
  expect(share(sound(5, () => 0.3 * noise()))).toBeLessThan(0.2)
  expect(share(sound(5, (t) => 0.3 * Math.sin(2 * Math.PI * 440 * t)))).toBeLessThan(0.2)
})
test('few words in much sound are kept and not believed', () => {
  const voice = { seconds: 20, soundSeconds: 18, voiceSeconds: 2, clearance: 20, spans: [] }
  const words = ['oh', 'drums', 'yeah'].map((word, i) => ({ word, start: i, end: i + 1, confidence: 0.99 }))
  const transcript = transcriptOf({ words }, voice, 'pocketsphinx/en-us')
  expect(transcript.text).toBe('oh drums yeah')
  expect(transcript.confidence).toBeLessThan(0.5)
})
test('a damaged Whisper says so and the next engine listens', async () => {
  const models = join(folder, 'whisper-broken')
  mkdirSync(models)
  for (const name of ['tiny-encoder.onnx', 'tiny-decoder.onnx', 'tiny-tokens.txt'])
    writeFileSync(join(models, name), 'not a model')
  const { speech, said } = listen({ WHISPER_MODEL_DIR: models })
  expect(await speech.transcribe(spoken)).toMatchObject({ engine: 'pocketsphinx/en-us' })
  expect(said.join()).toContain('whisper/broken could not listen')
})
test('a Whisper folder without a model is named in the log', async () => {
  const { speech, said } = listen({ WHISPER_MODEL_DIR: join(folder, 'nothing') })
  expect(await speech.engines()).toEqual(['pocketsphinx/en-us'])
  expect(said.join()).toContain('WHISPER_MODEL_DIR')
})

/** Stands for a server of OpenAI's kind, at the edge of the network. */
async function serveSpeech(status: number, answer: object) {
  let asked = ''
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked = `${request.method} ${request.url} ${request.headers.authorization} ${Buffer.concat(chunks).toString('latin1')}`
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { url, asked: () => asked, [Symbol.asyncDispose]: () => new Promise<void>((end) => server.close(() => end())) }
}
test('a configured server is asked first, and its word times are kept', async () => {
  const words = [
    { word: 'Lovely', start: 0.1, end: 0.5 },
    { word: 'drums', start: 0.6, end: 1 },
  ]
  await using server = await serveSpeech(200, { text: 'Lovely drums', language: 'english', duration: 2, words })
  const { speech } = listen({ SPEECH_URL: server.url, SPEECH_API_KEY: 'secret' })
  expect(await speech.transcribe(spoken)).toMatchObject({
    engine: 'remote/whisper-1',
    text: 'Lovely drums',
    words: [
      { word: 'Lovely', start: 0.1, end: 0.5 },
      { word: 'drums', start: 0.6, end: 1 },
    ],
  })
  expect(server.asked()).toMatch(/^POST \/v1\/audio\/transcriptions Bearer secret .*RIFF/s)
})
test('a server that fails is replaced by what is here', async () => {
  await using server = await serveSpeech(401, { error: { message: 'No such key.' } })
  const { speech, said } = listen({ SPEECH_URL: server.url })
  expect(await speech.transcribe(spoken)).toMatchObject({ engine: 'pocketsphinx/en-us' })
  expect(said.join()).toContain('No such key.')
})
test('without any engine the review waits, and the log says why', async () => {
  const path = process.env.PATH
  process.env.PATH = '/nonexistent'
  try {
    const { speech, said } = listen()
    expect(await speech.transcribe(spoken)).toBe('no_engine')
    expect(await speech.fetchEngine()).toBe(false)
    expect(said.join()).toContain('SPEECH_FETCH is off')
  } finally {
    process.env.PATH = path
  }
})
test('both of pocketsphinx’s ways to print are read', () => {
  const lines =
    'the beat\n<s> 0.070 0.110 0.9996\nthe 0.120 0.370 0.9767\nbeat(2) 0.380 0.670 1.0002\n<sil> 0.7 0.8 1.0\n'
  const json =
    '{"b":0,"d":1,"p":0.9,"t":"the beat","w":[{"b":0.12,"d":0.25,"p":0.9767,"t":"the"},{"b":0.38,"d":0.29,"p":1,"t":"beat(2)"},{"b":0.7,"d":0.1,"p":1,"t":"<sil>"}]}\n'
  const words = [
    { word: 'the', start: 0.12, end: 0.37, confidence: 0.9767 },
    { word: 'beat', start: 0.38, end: expect.closeTo(0.67), confidence: 1 },
  ]
  expect(wordsOfLines(lines)).toEqual(words)
  expect(wordsOfJson(json)).toEqual(words)
})
test('Whisper gets pieces of at most half a minute, cut in pauses', () => {
  const spans = [
    { start: 0, end: 10 },
    { start: 11, end: 20 },
    { start: 22, end: 50 },
  ]
  expect(piecesOf(spans, 60)).toEqual([
    { start: 0, end: 20.3 },
    { start: 21.8, end: 50.3 },
  ])
  for (const { start, end } of piecesOf([{ start: 0, end: 59 }], 60)) expect(end - start).toBeLessThanOrEqual(30)
})
