import { readFile } from 'node:fs/promises'
import { createOpenAI } from '@ai-sdk/openai'
import { transcribe } from 'ai'
import type { Config } from '../config/config.ts'
import { EngineError, type Word } from './transcript.ts'

/** Such servers tell no confidence; this is the usual share of right words of what runs on them. */
const USUAL_CONFIDENCE = 0.9

/** Any server that speaks OpenAI's transcription API. Tries three times with growing pauses. */
export async function hearRemotely(
  speech: Config['speech'],
  wavPath: string,
  seconds: number,
): Promise<{ words: Word[]; language?: string }> {
  const openai = createOpenAI({ baseURL: speech.url, apiKey: speech.key ?? 'none' })
  const heard = await transcribe({
    model: openai.transcription(speech.model),
    audio: await readFile(wavPath),
    maxRetries: 2,
    abortSignal: AbortSignal.timeout(60_000 + Math.ceil(seconds) * 4000),
    // Only this model's answers may carry word times; others refuse to be asked.
    providerOptions: speech.model.startsWith('whisper') ? { openai: { timestampGranularities: ['word'] } } : {},
  }).catch((error: unknown) => {
    throw new EngineError(`${speech.url} could not transcribe: ${error instanceof Error ? error.message : error}`)
  })
  const segments = heard.segments.length
    ? heard.segments
    : [{ text: heard.text, startSecond: 0, endSecond: heard.durationInSeconds ?? seconds }]
  return { words: segments.flatMap(wordsOfSegment), language: heard.language }
}

/** Words of a longer segment share its time by their length. */
function wordsOfSegment({ text, startSecond, endSecond }: { text: string; startSecond: number; endSecond: number }) {
  const said = text.split(/\s+/).filter(Boolean)
  const letters = said.reduce((sum, word) => sum + word.length, 0)
  const timeAt = (share: number) => startSecond + (endSecond - startSecond) * share
  let before = 0
  return said.map((word): Word => {
    const start = timeAt(before / letters)
    before += word.length
    return { word, start, end: timeAt(before / letters), confidence: USUAL_CONFIDENCE }
  })
}
