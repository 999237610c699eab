import { expect, test } from 'vitest'
import { markFound } from './marks.ts'

/** The name with what is underlined in brackets. */
const shown = (name: string, said: string, taken: string[] = []) =>
  markFound(name, said, taken)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test.each([
  ['Soft Launch', 'la', 'Soft [La]unch'],
  ['Glasshouse', 'la', 'G[la]sshouse'],
  ['Alabama Lamp', 'la', 'Alabama [La]mp'],
  ['Paper Tigers', 'tig pap', '[Pap]er [Tig]ers'],
  ['Ærlig Café', 'aerl', '[Ærl]ig Café'],
  ['Café', 'CAFE', '[Café]'],
  ["Don't Wake", 'dont', "[Don't] Wake"],
  ['R&B', 'rb', '[R&B]'],
  ['Вечерний звон', 'звон', 'Вечерний [звон]'],
  ['🔥 Heat', 'heat', '🔥 [Heat]'],
  ['Paper', 'zebra', 'Paper'],
  ['Glasshouse', 'g', '[G]lasshouse'],
  ['Long', 'g', 'Long'],
])('in %s, typing "%s" underlines %s', (name, said, marked) => {
  expect(shown(name, said)).toBe(marked)
})

test('of a word that a typing error was taken for, all is underlined', () => {
  expect(shown('Paper Tigers', 'tigres', ['tigers', 'tigris'])).toBe('Paper [Tigers]')
})
