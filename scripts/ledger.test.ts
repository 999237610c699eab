import { expect, test } from 'vitest'
import { verdicts } from './ledger-verdicts.ts'

test('a row passes when every test that names it does, and one that none names is untested', () => {
  const report = (titles: Record<string, string>) => ({
    testResults: [{ assertionResults: Object.entries(titles).map(([fullName, status]) => ({ fullName, status })) }],
  })
  const rows = [
    ['UP-01', 'a'],
    ['UP-02', 'b'],
    ['UP-03', 'c'],
    ['UP-1', 'd'],
  ] as const
  const seen = verdicts(
    rows,
    report({
      'upload UP-01 UP-02 it opens': 'passed',
      'UP-02 it closes': 'failed',
      'UP-03 it waits': 'skipped',
      'UP-012 another': 'passed',
    }),
  )
  expect(seen.map(({ verdict }) => verdict)).toEqual(['pass', 'FAIL', 'untested', 'untested'])
})
