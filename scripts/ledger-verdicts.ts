type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

/** What the tests whose title names a row say about it. A row passes only if they all do, and there is one. */
export function verdicts(rows: readonly (readonly [id: string, says: string])[], { testResults }: Report) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return rows.map(([id, says]) => {
    const own = tests.filter(({ fullName, status }) => status !== 'skipped' && fullName.split(' ').includes(id))
    const held = own.every(({ status }) => status === 'passed')
    return {
      id,
      says,
      verdict: own.length === 0 ? ('untested' as const) : held ? ('pass' as const) : ('FAIL' as const),
    }
  })
}
