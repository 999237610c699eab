/** `at` is the place of its first letter. */
export type Piece = { at: number; text: string; marked: boolean }

/** Letters that are no letter and a mark, as the server's index writes them. */
const OTHERS: { [letter: string]: string } = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const foldLetter = (letter: string) => {
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return /['’`´&]/.test(bare) ? '' : [...bare].map((one) => OTHERS[one] ?? one).join('')
}
const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Lower case without accents, and for each of its characters the letter of `text` that it comes from. */
function fold(text: string) {
  const letters = [...text]
  const from: number[] = []
  let folded = ''
  letters.forEach((letter, place) => {
    const bare = foldLetter(letter)
    for (let at = 0; at < bare.length; at++) from.push(place)
    folded += bare
  })
  return { letters, folded, from }
}

/**
 * Cuts a name into what was found of it and what was not: of every typed word the beginning of a word, or else where
 * it stands inside of one; of a word that was taken for a typed one, all of it.
 */
export function markFound(name: string, said: string, taken: readonly string[]): Piece[] {
  const { letters, folded, from } = fold(name)
  const marked = new Set<number>()
  const mark = (at: number, length: number) => {
    const last = from[at + length - 1] ?? -1
    for (let place = from[at] ?? 0; place <= last; place++) marked.add(place)
  }
  const begins = (word: string) => {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      if (at === 0 || !isLetter(folded[at - 1] ?? '')) return at
    return -1
  }
  for (const word of fold(said).folded.split(/[^\p{L}\p{N}]+/u)) {
    if (!word) continue
    const at = begins(word)
    const inside = at < 0 && word.length > 1 ? folded.indexOf(word) : at
    if (inside >= 0) mark(inside, word.length)
  }
  for (const word of marked.size ? [] : taken) {
    const at = begins(word)
    if (at >= 0 && !isLetter(folded[at + word.length] ?? '')) mark(at, word.length)
  }
  const pieces: Piece[] = []
  letters.forEach((letter, place) => {
    const last = pieces.at(-1)
    if (last && last.marked === marked.has(place)) last.text += letter
    else pieces.push({ at: place, text: letter, marked: marked.has(place) })
  })
  return pieces
}
