export type Word = {
  word: string
  /** Seconds from the start of the recording. */
  start: number
  end: number
  /** 0-1, as the engine has it; engines that tell none get their usual reliability. */
  confidence: number
}

export type Transcript = {
  text: string
  words: Word[]
  /** What made it: `pocketsphinx/en-us`, `whisper/NAME`, `remote/MODEL`, or `voice/1` when nobody speaks. */
  engine: string
  /** 0-1 for the whole; below 0.5 the words are not to be relied upon. */
  confidence: number
  /** How long somebody speaks, and how long the recording is. */
  voiceSeconds: number
  seconds: number
  language?: string
}

/** An engine is there but could not do it: the next one is tried. */
export class EngineError extends Error {}

const FUNCTION_WORDS = new Set(
  `a an the and or but so of to in on at by for with from as is are was were be been am do does did have has had i you
  he she it we they me him her us them my your his its our their this that these those there here not no yes oh uh um
  huh ah mm well if then than what which who when where how why can could would should will just very too`.split(/\s+/),
)

/** Words that carry something, in the order said. */
export const contentWords = (text: string) => wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word))

export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
