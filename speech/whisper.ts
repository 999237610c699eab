import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.ts'
import { EngineError, type Word } from './transcript.ts'

export type WhisperModel = { name: string; encoder: string; decoder: string; tokens: string }

const CHILD = fileURLToPath(new URL('./whisper-child.ts', import.meta.url))
/** Whisper tells no confidence of its own; this is its usual share of right words on clear speech. */
const USUAL_CONFIDENCE = 0.85
/** It listens to 30 seconds at a time. */
const LONGEST = 28

/** A folder with sherpa-onnx's export of a Whisper: an encoder, a decoder and the tokens. */
export async function findWhisper(dataDir: string, configured?: string): Promise<WhisperModel | undefined> {
  if (configured) {
    const model = await modelIn(configured)
    if (!model)
      throw new EngineError(
        `WHISPER_MODEL_DIR (${configured}) holds no *-encoder.onnx, *-decoder.onnx and *-tokens.txt.`,
      )
    return model
  }
  const speech = join(dataDir, 'speech')
  const folders = (await readdir(speech).catch(() => [])).filter((name) => name.startsWith('whisper')).sort()
  for (const folder of folders) {
    const model = await modelIn(join(speech, folder))
    if (model) return model
  }
}

async function modelIn(folder: string): Promise<WhisperModel | undefined> {
  const files = await readdir(folder).catch(() => [])
  // The small-integer export is a quarter of the size and hardly worse.
  const find = (part: string) =>
    files.find((name) => name.endsWith(`${part}.int8.onnx`)) ?? files.find((name) => name.endsWith(`${part}.onnx`))
  const [encoder, decoder] = [find('encoder'), find('decoder')]
  const tokens = files.find((name) => name.endsWith('tokens.txt'))
  if (!encoder || !decoder || !tokens) return
  const [encoderPath, decoderPath, tokensPath] = [encoder, decoder, tokens].map((name) => join(folder, name))
  return { name: basename(folder), encoder: encoderPath!, decoder: decoderPath!, tokens: tokensPath! }
}

export type Piece = { start: number; end: number }
export type Heard = { language?: string; pieces: { text: string; tokens: string[]; times: number[] }[] }

export async function hearWithWhisper(
  model: WhisperModel,
  wavPath: string,
  spans: Piece[],
  seconds: number,
): Promise<{ words: Word[]; language?: string }> {
  const pieces = piecesOf(spans, seconds)
  const input = JSON.stringify({ model, wavPath, pieces })
  const output = await run(process.execPath, [CHILD, input], { seconds: 60 + seconds * 10 })
  let heard: Heard
  try {
    heard = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  } catch {
    throw new EngineError(`Whisper answered something else than words: ${output.slice(-200)}`)
  }
  const words = heard.pieces.flatMap((piece, i) => wordsOfPiece(piece, pieces[i]!))
  return { words, language: heard.language }
}

/** Cuts in pauses, so that no piece is longer than Whisper listens and no word is cut. */
export function piecesOf(spans: Piece[], seconds: number): Piece[] {
  const pieces: Piece[] = []
  for (const span of spans.length ? spans : [{ start: 0, end: seconds }]) {
    const last = pieces.at(-1)
    if (last && span.end - last.start <= LONGEST) last.end = span.end
    else
      for (let start = span.start; start < span.end; start += LONGEST)
        pieces.push({ start, end: Math.min(span.end, start + LONGEST) })
  }
  return pieces.map(({ start, end }) => ({ start: Math.max(0, start - 0.2), end: Math.min(seconds, end + 0.3) }))
}

function wordsOfPiece({ text, tokens, times }: Heard['pieces'][number], piece: Piece): Word[] {
  const said = text.split(/\s+/).filter(Boolean)
  const starts = tokens.length === times.length && times.length ? startsOf(tokens, times) : []
  const letters = said.reduce((sum, word) => sum + word.length, 0)
  let before = 0
  return said.map((word, i) => {
    // Without times of its own a word gets its share of the piece by its length.
    const even = piece.start + ((piece.end - piece.start) * before) / Math.max(1, letters)
    before += word.length
    const exact = starts.length === said.length
    const start = exact ? piece.start + starts[i]! : even
    const next = exact && i + 1 < starts.length ? piece.start + starts[i + 1]! : undefined
    const end = Math.min(piece.end, next ?? start + 0.09 * word.length + 0.1)
    return { word, start, end, confidence: USUAL_CONFIDENCE }
  })
}

/** A token that begins with a space begins a word. */
function startsOf(tokens: string[], times: number[]): number[] {
  return tokens.flatMap((token, i) => (i === 0 || token.startsWith(' ') ? [times[i]!] : []))
}
