import { expect, test } from 'vitest'
import { capitalsOf, fitLines } from './fit.ts'

const feed = (title: string) => fitLines(capitalsOf(title) ?? '', 342, 96)
const words = (title: string) => feed(title).lines.map((line) => line.text)

test('a title breaks where its lines fill the measure best', () => {
  expect(words('Paper Tigers')).toEqual(['PAPER', 'TIGERS'])
  expect(words('Glasshouse')).toEqual(['GLASSHOUSE'])
  expect(words('Soft Launch')).toEqual(['SOFT LAUNCH'])
  expect(words('Kitchen Light at Four in the Morning')).toHaveLength(2)
})

test('no title is taller than its budget, but for the little that a short line grows', () => {
  for (const title of [
    'Paper Tigers',
    'Everything the River Kept',
    'The Longest Possible Title That Anyone May Type In',
  ])
    expect(feed(title).height).toBeLessThanOrEqual(96 * 1.05)
})

test('a word that one line could only hold too small to read is cut', () => {
  const { lines } = feed('W'.repeat(50))
  expect(lines.map((line) => line.text).join('')).toBe('W'.repeat(50))
  for (const line of lines) expect(line.size).toBeGreaterThanOrEqual(18)
})

test('all lines of a title share one size', () => {
  const [one, two] = feed('Blue Hour Standards').lines
  expect(one?.size).toBe(two?.size)
  expect(one?.width).not.toBe(two?.width)
})

test('a title too short for the measure runs out in a rule', () => {
  const [line] = feed('I').lines
  expect(line?.width).toBe(150)
  expect(line?.rule).toBeGreaterThan(30)
})

test('a title of five letters reaches both margins by tracking', () => {
  const [line] = fitLines('ABCDE', 342, 28).lines
  expect(line?.rule).toBeNull()
  expect(line?.tracking).toBeGreaterThan(0)
})

test('accented letters are fitted with room above them', () => {
  const plain = fitLines('ETE', 342, 96)
  const accented = fitLines('ÉTÉ', 342, 96)
  expect(accented.height).toBeGreaterThan(plain.height)
  expect(accented.lines[0]?.width).toBeCloseTo(plain.lines[0]?.width ?? 0, 5)
})

test('a title in a script that the face lacks is not fitted', () => {
  expect(capitalsOf('東京ナイト')).toBeNull()
  expect(capitalsOf('Ночь')).toBeNull()
  expect(capitalsOf('Fire 🔥')).toBeNull()
})

test('apostrophes are set as a printer would', () => {
  expect(capitalsOf("Don't look")).toBe('DON’T LOOK')
})
