import { GENRES, type Genre, SEARCH } from '../../contract/limits.ts'

/** One typed word, folded, and the words of the index that are near it. */
export type Typed = { word: string; near: string[] }
/** What a typed word may stand for. Every one of its beginnings counts anyway. */
export type Meant = { word: string; others: string[] }

const MOST_OTHERS = 12

/** How many errors are forgiven: none in the shortest words, where every word is near every other. */
export const forgiven = (word: string) => {
  const { length } = [...word]
  return /^\d+$/.test(word) || length < 3 ? 0 : length < 6 ? 1 : 2
}

/**
 * Letters left out, put in, exchanged or changed places with the next one (the optimal string alignment distance),
 * from what was typed to the beginning of `word` that is nearest: whoever still types has not come to its end.
 */
export function errorsIn(typed: string, word: string): number {
  const [a, b] = [[...typed], [...word]]
  let before: number[] = []
  let above = b.map((_, j) => j).concat(b.length)
  a.forEach((letter, i) => {
    const row = [i + 1]
    b.forEach((other, j) => {
      const changed = (above[j] ?? 0) + (letter === other ? 0 : 1)
      const swapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other ? (before[j - 1] ?? 0) + 1 : changed
      row.push(Math.min(changed, swapped, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    })
    ;[before, above] = [above, row]
  })
  return Math.min(...above)
}

/**
 * The few words that a typed one may have meant, the nearest first. Where words begin with it, it is believed to be
 * right; `doubting`, it may be wrong all the same.
 */
export function understand({ word, near }: Typed, { doubting = false } = {}): Meant {
  const isBegun = near.some((other) => other.startsWith(word))
  const most = isBegun && !doubting ? 0 : forgiven(word)
  const others = near
    .filter((other) => !other.startsWith(word))
    .map((other) => ({
      other,
      errors: other.includes(word) ? 0 : errorsIn(word, other),
      // Of words as near, the one as long comes first.
      apart: Math.abs(other.length - word.length),
    }))
    .filter(({ errors }) => errors <= most)
    .sort((one, two) => one.errors - two.errors || one.apart - two.apart)
  return { word, others: others.slice(0, MOST_OTHERS).map(({ other }) => other) }
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '')}'`

/** The same words as PostgreSQL reads them: all that could be meant, only beginnings, only whole words. */
export function queriesOf(meant: Meant[], join: '&' | '|') {
  const groups = meant.map(
    ({ word, others }) => `(${[`${quoted(word)}:*`, ...others.map((other) => quoted(other))].join(' | ')})`,
  )
  return {
    all: groups.join(` ${join} `),
    whole: meant.map(({ word }) => quoted(word)).join(` ${join} `),
    anyWhole: meant.map(({ word }) => quoted(word)).join(' | '),
    anyBegun: meant.map(({ word }) => `${quoted(word)}:*`).join(' | '),
    any: groups.join(' | '),
  }
}

const OTHER_NAMES: Partial<Record<Genre, string[]>> = {
  'Hip Hop': ['hiphop', 'rap'],
  Electronic: ['electronica', 'techno', 'house', 'edm', 'dance'],
  'R&B': ['rb', 'rnb', 'rhythm', 'blues', 'soul'],
}

/** Genres that every typed word fits: by beginning, inside a word, or with an error. */
export function findGenres(words: string[]): Genre[] {
  if (words.length === 0) return []
  const joined = words.join('')
  return GENRES.map((genre) => {
    const names = [
      ...genre.toLowerCase().replace('&', '').split(' '),
      ...(joined.length > 1 ? (OTHER_NAMES[genre] ?? []) : []),
    ]
    const fits = Math.min(fitOf(joined, names), Math.max(...words.map((word) => fitOf(word, names))))
    return { genre, fits }
  })
    .filter(({ fits }) => fits < 4)
    .sort((one, two) => one.fits - two.fits)
    .slice(0, SEARCH.genres)
    .map(({ genre }) => genre)
}

/** 0 is the word itself, 1 its beginning, 2 somewhere in it, 3 with errors, 4 not at all. */
function fitOf(word: string, names: string[]) {
  if (names.includes(word)) return 0
  if (names.some((name) => name.startsWith(word))) return 1
  if (word.length > 1 && names.some((name) => name.includes(word))) return 2
  return names.some((name) => errorsIn(word, name) <= forgiven(word)) && word.length > 2 ? 3 : 4
}
