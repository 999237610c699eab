/**
 * Fits a title between two margins, as a compositor of wood type would: every line spans the measure with its ink,
 * side bearings removed, by choosing each line's width on the font's own axis. All arithmetic on the font's metrics
 * (scripts/make-fonts.ts reads them out), so it needs neither a probe in the page nor a loaded font.
 */
import metrics from '../fonts/anybody-metrics.json' with { type: 'json' }

export type FittedLine = {
  text: string
  /** Font size in px: the same for all lines, except one that was too short and grew. */
  size: number
  width: number
  weight: number
  /** Letter spacing and word spacing in em. */
  tracking: number
  wordSpace: number
  /** Where the first letter's origin stands, so that its ink begins at the margin. */
  x: number
  baseline: number
  /** A 3px rule on the baseline, from here to the margin, where even the widest letters fall short. */
  rule: number | null
}
export type Fitted = { lines: FittedLine[]; height: number }

const CAP = 0.675
const PITCH = 0.79
const NARROWEST = 54
const WIDEST = 150
const TRACKING = -0.01
const SIZES = { legible: 18, smallest: 34, largest: 170 }
const glyphs: Record<string, number[] | undefined> = metrics.glyphs
const kerns: Record<string, number[] | undefined> = metrics.kerns

export const weightAt = (width: number) => (width <= 100 ? 640 + 2.6 * (width - 50) : 770 + 0.8 * (width - 100))

/** Advances were read at 50, 75 … 150: between them, on the parabola through the three on that side of 100. */
function advanceAt(samples: number[], width: number): number {
  const first = width <= 100 ? 0 : 2
  const t = (width - (first ? 100 : 50)) / 50
  const [a = 0, b = 0, c = 0] = samples.slice(first, first + 3)
  return (a * (2 * t - 1) * (t - 1) + 4 * b * t * (1 - t) + c * t * (2 * t - 1)) / 1000
}

/** Bearings and kerns were read at 50, 100 and 150: between them, straight. */
function smallAt(samples: number[], from: number, width: number): number {
  const [a = 0, b = 0, c = 0] = samples.slice(from, from + 3)
  return (width <= 100 ? a + ((b - a) * (width - 50)) / 50 : b + ((c - b) * (width - 100)) / 50) / 1000
}

/** The bare letter under an accent: it is as wide. Null when the face has no such letter. */
function letterOf(character: string): string | null {
  if (glyphs[character]) return character
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '')
  return glyphs[bare] ? bare : null
}

/** Capitals as they will be set, or null when the display face lacks one of them. */
export function capitalsOf(title: string): string | null {
  const text = title.normalize('NFC').toUpperCase().replace(/'/g, '’').replace(/\s+/g, ' ').trim()
  return text !== '' && [...text].every((character) => letterOf(character)) ? text : null
}

const wordSpaceAt = (width: number) => 0.07 * Math.min(1, Math.max(0, (80 - width) / 10))

/** Widths in em: of the ink, and of the empty side of the first letter. */
function measureLine(text: string, width: number, tracking = TRACKING) {
  const characters = [...text]
  let advance = tracking * (characters.length - 1)
  let [left, right] = [0, 0]
  characters.forEach((character, place) => {
    const glyph = glyphs[letterOf(character) ?? ''] ?? []
    advance += advanceAt(glyph, width) + (character === ' ' ? wordSpaceAt(width) : 0)
    if (place === 0) left = smallAt(glyph, 5, width)
    if (place === characters.length - 1) right = smallAt(glyph, 8, width)
    const kern = kerns[character + (characters[place + 1] ?? '')]
    if (kern) advance += smallAt(kern, 0, width)
  })
  return { ink: advance - left - right, left }
}

function widthThatSpans(text: string, ems: number): number {
  let [low, high] = [NARROWEST, WIDEST]
  if (measureLine(text, high).ink <= ems) return high
  if (measureLine(text, low).ink >= ems) return low
  for (let step = 0; step < 18; step++) {
    const middle = (low + high) / 2
    if (measureLine(text, middle).ink < ems) low = middle
    else high = middle
  }
  return low
}

/** Every way to break words into `count` lines, in order. */
function breakings(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return Array.from({ length: words.length - count + 1 }, (_, extra) => extra + 1).flatMap((taken) =>
    breakings(words.slice(taken), count - 1).map((rest) => [words.slice(0, taken).join(' '), ...rest]),
  )
}

/** Lines alike in length, through the words: for a word that in one line could not be read. */
function cut(capitals: string, count: number): string[] {
  const characters = [...capitals]
  const each = Math.ceil(characters.length / count)
  return Array.from({ length: Math.ceil(characters.length / each) }, (_, row) =>
    characters
      .slice(row * each, (row + 1) * each)
      .join('')
      .trim(),
  )
}

type Plan = { lines: string[]; size: number; widths: number[]; score: number }

function plan(lines: string[], measure: number, height: number): Plan {
  const widest = Math.max(...lines.map((line) => measureLine(line, NARROWEST).ink))
  const size = Math.min(measure / widest, height / (lines.length * PITCH - (PITCH - CAP)), SIZES.largest)
  const widths = lines.map((line) => widthThatSpans(line, measure / size))
  const short = lines.map((line, at) => measure / size / measureLine(line, widths[at] ?? WIDEST).ink)
  const filled = (size * (lines.length * PITCH - (PITCH - CAP))) / height
  const spread = (Math.max(...widths) - Math.min(...widths)) / 100
  const growing = Math.max(...short) - 1
  return { lines, size, widths, score: filled - 0.08 * (lines.length - 1) - 0.6 * Math.min(1, growing) - 0.1 * spread }
}

/**
 * Sets capitals in one to three lines between margins `measure` px apart, at most about `height` px tall.
 * A line too short at its widest grows alone, then is tracked out, and what still falls short runs out in a rule.
 */
export function fitLines(capitals: string, measure: number, height: number, mostLines = 3): Fitted {
  const words = capitals.split(' ')
  const plans = Array.from({ length: Math.min(mostLines, words.length) }, (_, at) => at + 1)
    .filter((count) => count === 1 || (words.length < 14 && height / (count * PITCH) >= SIZES.smallest * 0.8))
    .flatMap((count) => breakings(words, count))
    .map((lines) => plan(lines, measure, height))
  const whole = plans.reduce((one, other) => (other.score > one.score ? other : one))
  const best = whole.size < SIZES.legible ? plan(cut(capitals, mostLines), measure, height) : whole
  let top = 0
  const lines = best.lines.map((text, row): FittedLine => {
    const line = stretch(text, best.widths[row] ?? WIDEST, best.size, measure)
    if (row > 0) top += (PITCH - CAP) * best.size
    // Accents stand above the capitals and need room of their own.
    if (/\p{M}/u.test(text.normalize('NFD'))) top += (row > 0 ? 0.12 : 0.17) * line.size
    else if (row > 0 && /[([{|@]/.test(text)) top += 0.06 * line.size
    top += CAP * line.size
    return { ...line, baseline: top }
  })
  const hanging = /[()[\]{},;Q_@|Ç]/.test(best.lines.at(-1) ?? '') ? 0.1 * best.size : 0
  return { lines, height: top + hanging }
}

function stretch(text: string, width: number, base: number, measure: number): Omit<FittedLine, 'baseline'> {
  const count = [...text].length
  const short = measure / (base * measureLine(text, width).ink)
  const growth = Math.min(short, count > 2 || short < 1.25 ? 1.5 : 1.12)
  const size = base * Math.max(1, growth > 1.002 ? growth : 1)
  const missing = measure / size - measureLine(text, width).ink
  // Two characters drawn apart no longer read as a word.
  const tracking = missing > 0.004 && count > 2 ? Math.min(0.12, missing / (count - 1) + TRACKING) : TRACKING
  const { ink, left } = measureLine(text, width, tracking)
  const end = ink * size
  const rule = measure - end > 0.1 * measure ? end + 0.2 * size : null
  return {
    text,
    size,
    width,
    weight: weightAt(width),
    tracking,
    wordSpace: wordSpaceAt(width),
    x: -left * size,
    rule: rule !== null && measure - rule > 16 ? rule : null,
  }
}

const known = new Map<string, Fitted>()
/** `fitLines`, remembered. */
export function fitted(capitals: string, measure: number, height: number, mostLines = 3): Fitted {
  const key = `${measure}/${height}/${mostLines}/${capitals}`
  const before = known.get(key)
  if (before) return before
  if (known.size > 500) known.clear()
  const now = fitLines(capitals, measure, height, mostLines)
  known.set(key, now)
  return now
}
