import { wordsOf } from '../../speech/transcript.ts'

/**
 * How much of the shorter text is in the longer one, 0-1: the larger of the share of its runs of three words and of
 * the longest common sequence of words. The second survives a recogniser that heard one word in four differently.
 */
export function samenessOf(one: string, other: string): number {
  const [a, b]: string[][] = [wordsOf(one), wordsOf(other)]
  const [short, long] = a!.length < b!.length ? [a!, b!] : [b!, a!]
  if (short.length < 3) return short.length > 0 && short.join(' ') === long.join(' ') ? 1 : 0
  const runs = shinglesOf(short)
  const known = new Set(shinglesOf(long))
  const shared = runs.filter((run) => known.has(run)).length / runs.length
  // A long text holds many common words in some order: the sequence counts only between texts of like length.
  const alike = short.length / long.length > 0.6 ? commonSequence(short, long) / short.length : 0
  return Math.max(shared, alike)
}

const shinglesOf = (words: string[]) => words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`)

function commonSequence(one: string[], other: string[]): number {
  let row = new Uint16Array(other.length + 1)
  for (const word of one) {
    const next = new Uint16Array(other.length + 1)
    for (let j = 0; j < other.length; j++)
      next[j + 1] = word === other[j] ? row[j]! + 1 : Math.max(row[j + 1]!, next[j]!)
    row = next
  }
  return row[other.length]!
}
