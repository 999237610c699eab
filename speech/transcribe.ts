/**
 * What is said in a recording, by the first engine that can: a configured server, a local Whisper, pocketsphinx.
 *
 * 1. Nothing is lost when an engine fails: the next one is tried, and the log says why.
 * 2. Where nobody makes a sound no engine is asked: the large ones invent words for silence.
 * 3. Words are only as good as they are likely: music alone, or too few or too many words for the time spoken, never
 *    becomes a confident transcript. The text is kept, its confidence drops.
 * 4. An engine is a child process or a remote server: none runs in this process.
 */
import type { Config } from '../config/config.ts'
import { fetchPocketsphinx } from './fetch.ts'
import { fetchWhisper } from './fetch-whisper.ts'
import { findPocketsphinx, hearWithPocketsphinx } from './pocketsphinx.ts'
import { contentWords, type Transcript, type Word } from './transcript.ts'
import { findVoice, type Voice } from './voice.ts'
import { readWav } from './wav.ts'
import { findWhisper, hearWithWhisper } from './whisper.ts'

export type { Transcript, Word } from './transcript.ts'

export type Speech = {
  /** `wavPath` is what media.extractSpeech makes: 16 kHz, mono. */
  transcribe(wavPath: string): Promise<Transcript | 'no_engine'>
  /** Names what would be used, best first. */
  engines(): Promise<string[]>
  /** When there is no engine and it may: brings one into the data folder. Never throws; true when there is one now. */
  fetchEngine(): Promise<boolean>
}

export type Log = { info(text: string): void; warn(text: string): void }
type Heard = { words: Word[]; language?: string }
type Engine = { name: string; hear(wavPath: string, voice: Voice): Promise<Heard> }

export function openSpeech(config: Pick<Config, 'dataDir' | 'speech'>, log: Log = console): Speech {
  const { dataDir, speech } = config

  async function findEngines(): Promise<Engine[]> {
    const engines: Engine[] = []
    if (speech.url)
      engines.push({
        name: `remote/${speech.model}`,
        // Loaded when there is one: its libraries would be a tenth of the process.
        hear: async (path, { seconds }) => (await import('./remote.ts')).hearRemotely(speech, path, seconds),
      })
    const whisper = await findWhisper(dataDir, speech.whisperModelDir).catch((error: Error) => {
      log.warn(error.message)
      return undefined
    })
    if (whisper)
      engines.push({
        name: whisper.name.startsWith('whisper') ? whisper.name.replace('-', '/') : `whisper/${whisper.name}`,
        hear: (path, { spans, seconds }) => hearWithWhisper(whisper, path, spans, seconds),
      })
    const pocketsphinx = await findPocketsphinx(dataDir)
    if (pocketsphinx)
      engines.push({
        name: 'pocketsphinx/en-us',
        hear: async (path, voice) => ({
          // It looks for words in music for minutes, and finds some.
          words: voice.voiceSeconds < 1 ? [] : await hearWithPocketsphinx(pocketsphinx, path, voice),
          language: 'en',
        }),
      })
    return engines
  }

  return {
    async transcribe(wavPath) {
      const { samples, rate } = await readWav(wavPath)
      const voice = findVoice(samples, rate)
      if (voice.soundSeconds < 0.5) return silence(voice)
      for (const engine of await findEngines()) {
        try {
          return transcriptOf(await engine.hear(wavPath, voice), voice, engine.name)
        } catch (error) {
          log.warn(`${engine.name} could not listen: ${error instanceof Error ? error.message : error}`)
        }
      }
      return 'no_engine'
    },
    engines: async () => (await findEngines()).map(({ name }) => name),
    async fetchEngine() {
      if ((await findEngines()).length) return true
      if (!speech.fetch) {
        log.warn('No speech engine is installed and SPEECH_FETCH is off: reviews wait as "Being checked".')
        return false
      }
      const ways = [
        ['Whisper', () => fetchWhisper(dataDir, speech.whisperModelUrl)],
        ['pocketsphinx', () => fetchPocketsphinx(dataDir)],
      ] as const
      const reasons: string[] = []
      for (const [name, bring] of ways) {
        try {
          await bring()
          log.info(`A speech engine (${name}) was brought into the data folder: reviews are heard from now on.`)
          return true
        } catch (error) {
          reasons.push(`${name}: ${error instanceof Error ? error.message : error}`)
        }
      }
      log.warn(`No speech engine could be brought, so reviews wait as "Being checked". ${reasons.join(' ')}`)
      return false
    },
  }
}

const silence = ({ voiceSeconds, seconds }: Voice): Transcript => ({
  text: '',
  words: [],
  engine: 'voice/1',
  confidence: 1,
  voiceSeconds,
  seconds,
})

export function transcriptOf({ words, language }: Heard, voice: Voice, engine: string): Transcript {
  const text = words.map(({ word }) => word).join(' ')
  return {
    text,
    words,
    engine,
    confidence: Math.round(believe(words, text, voice) * 1000) / 1000,
    voiceSeconds: Math.round(voice.voiceSeconds * 100) / 100,
    seconds: Math.round(voice.seconds * 100) / 100,
    ...(language ? { language } : {}),
  }
}

/** People say 1 to 5 words a second; engines that hear words in music find fewer, or very short ones. */
export function believe(words: Word[], text: string, voice: Voice): number {
  if (!words.length) return 0
  const length = words.reduce((sum, { word }) => sum + word.length, 0)
  // Long words are recognised by more evidence, so they say more about whether speech was understood.
  const mean = words.reduce((sum, { word, confidence }) => sum + confidence * word.length, 0) / length
  const rate = words.length / Math.max(0.5, voice.soundSeconds)
  const doubts = [
    contentWords(text).length < 5 ? 0.6 : 1,
    rate < 0.7 || rate > 6.5 ? 0.5 : 1,
    voice.voiceSeconds < 0.25 * voice.soundSeconds ? 0.5 : 1,
  ]
  return mean * Math.min(...doubts)
}
