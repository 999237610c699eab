/** A process of its own: a damaged model aborts the process that loads it, and a large one must give its memory back. */
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { readWav } from './wav.ts'
import type { Heard, Piece, WhisperModel } from './whisper.ts'

type Stream = { acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void }
type Recognizer = {
  createStream(): Stream
  decode(stream: Stream): void
  getResult(stream: Stream): { text: string; tokens?: string[]; timestamps?: number[]; lang?: string }
}
type Sherpa = { OfflineRecognizer: new (config: object) => Recognizer }

const { model, wavPath, pieces } = JSON.parse(process.argv[2] ?? '') as {
  model: WhisperModel
  wavPath: string
  pieces: Piece[]
}
const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa
const recognizer = new sherpa.OfflineRecognizer({
  featConfig: { sampleRate: 16000, featureDim: 80 },
  modelConfig: {
    whisper: { encoder: model.encoder, decoder: model.decoder, language: '', task: 'transcribe', tailPaddings: -1 },
    tokens: model.tokens,
    numThreads: Math.min(4, availableParallelism()),
    provider: 'cpu',
    debug: 0,
  },
})
const { samples, rate } = await readWav(wavPath)
const heard: Heard = { pieces: [] }
for (const { start, end } of pieces) {
  const stream = recognizer.createStream()
  stream.acceptWaveform({ samples: samples.slice(Math.floor(start * rate), Math.ceil(end * rate)), sampleRate: rate })
  recognizer.decode(stream)
  const { text, tokens, timestamps, lang } = recognizer.getResult(stream)
  heard.pieces.push({ text: text.trim(), tokens: tokens ?? [], times: timestamps ?? [] })
  heard.language ??= lang?.replace(/[<|>]/g, '') || undefined
}
process.stdout.write(`${JSON.stringify(heard)}\n`)
