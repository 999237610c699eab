import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = { resolved?: string; optionalDependencies?: Record<string, string> }

const text = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')
const packages: Record<string, Entry> = JSON.parse(text).packages

test('the lock file names the packages of every system, or npm ci would refuse it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  )
  expect(missing).toEqual([])
})

test('the lock file says what to install, not from where', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([])
})
