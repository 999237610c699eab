/**
 * How many words in a hundred the speech chain hears wrongly, by voice and by what is mixed in. Needs flite and ffmpeg.
 *
 *   node scripts/measure-speech.ts [DATA_DIR]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config/config.ts'
import { catalogue } from '../server/demo/catalogue.ts'
import { renderTrack } from '../server/demo/synth/render.ts'
import { openSpeech } from '../speech/transcribe.ts'
import { wordsOf } from '../speech/transcript.ts'
import { readWav, wavBytes } from '../speech/wav.ts'

const voices = ['rms', 'slt', 'kal16', 'awb']
const sentences = [
  'The beat hits hard and the bass feels warm in the chorus. I love the way the vocals sit behind the drums.',
  'The drums are too loud in the second verse. I would bring the vocals up and cut some of the low end.',
  'The guitar is out of tune and the mix is muddy, but the hook at the end is very strong.',
]
/** Decibels of the voice above what is mixed in. */
const conditions = [
  { name: 'clean' },
  { name: 'noise, 25 dB', add: 'noise', below: 25 },
  { name: 'noise, 15 dB', add: 'noise', below: 15 },
  { name: 'music, 25 dB', add: 'music', below: 25 },
  { name: 'music, 15 dB', add: 'music', below: 15 },
] as const

const folder = mkdtempSync(join(tmpdir(), 'heatcheck-measure-'))
const speech = openSpeech(readConfig({ DATA_DIR: process.argv[2] ?? 'data', SPEECH_FETCH: 'off' }))
try {
  const music = renderMusic()
  console.log(`${'words wrong in 100'.padEnd(20)}${voices.map((voice) => voice.padStart(8)).join('')}   confidence`)
  for (const condition of conditions) {
    const believed: number[] = []
    const row = []
    for (const voice of voices) {
      let [wrong, all] = [0, 0]
      for (const sentence of sentences) {
        const heard = await hear(sentence, voice, condition, music)
        wrong += errorsBetween(wordsOf(sentence), wordsOf(heard.text))
        all += wordsOf(sentence).length
        believed.push(heard.confidence)
      }
      row.push(((100 * wrong) / all).toFixed(0).padStart(8))
    }
    const mean = believed.reduce((sum, value) => sum + value) / believed.length
    console.log(`${condition.name.padEnd(20)}${row.join('')}${mean.toFixed(2).padStart(13)}`)
  }
} finally {
  rmSync(folder, { recursive: true })
}

async function hear(
  sentence: string,
  voice: string,
  condition: (typeof conditions)[number],
  music: Float32Array,
): Promise<{ text: string; confidence: number }> {
  const path = join(folder, 'voice.wav')
  execFileSync('flite', ['-voice', voice, '-t', sentence, '-o', path])
  const { samples, rate } = await readWav(path)
  const added =
    'add' in condition && (condition.add === 'music' ? music : samples.map((_, i) => Math.sin(i * i * 7.13) * 0.5))
  const mixed = added ? mix(samples, added, 'below' in condition ? condition.below : 0) : samples
  writeFileSync(path, wavBytes(mixed, rate))
  const transcript = await speech.transcribe(path)
  if (transcript === 'no_engine') throw new Error('No speech engine is installed.')
  return transcript
}

function mix(voice: Float32Array, other: Float32Array, below: number): Float32Array {
  const level = (sound: Float32Array) => Math.sqrt(sound.reduce((sum, x) => sum + x * x, 0) / sound.length)
  const part = other.subarray(0, voice.length)
  const gain = (level(voice) / level(part)) * 10 ** (-below / 20)
  return voice.map((sample, i) => sample + gain * (part[i] ?? 0))
}

/** A track of the demo at 16 kHz, from where its drums and bass have come in. */
function renderMusic(): Float32Array {
  const { left, right } = renderTrack(catalogue.find(({ slug }) => slug === 'fuse-box')!)
  const step = 44100 / 16000
  return Float32Array.from({ length: 12 * 16000 }, (_, i) => {
    const at = Math.floor((i + 4 * 16000) * step)
    return (left[at]! + right[at]! + left[at + 1]! + right[at + 1]!) / 4
  })
}

function errorsBetween(said: string[], heard: string[]): number {
  let row = heard.map((_, j) => j + 1)
  row.unshift(0)
  said.forEach((word, i) => {
    const next = [i + 1]
    heard.forEach((other, j) => {
      next.push(Math.min(row[j]! + (word === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1))
    })
    row = next
  })
  return row.at(-1)!
}
