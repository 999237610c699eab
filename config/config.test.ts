import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('everything has a value when nothing is set, and an empty value is not set', () => {
  expect(readConfig({})).toEqual(readConfig({ PORT: '', DATABASE_URL: '' }))
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, demo: true, storage: { kind: 'folder' } })
})

test('sizes are bytes, durations seconds, and the data folder is absolute', () => {
  const { limits, dataDir } = readConfig({ AUDIO_MAX_MB: '2', AUDIO_MAX_MINUTES: '3', DATA_DIR: '~/heat' })
  expect(limits.audio).toEqual({ bytes: 2 * 1024 * 1024, seconds: 180 })
  expect(dataDir).toBe(join(homedir(), 'heat'))
})

test.each([
  ['PORT', { PORT: 'three thousand' }],
  ['PORT', { PORT: '99999' }],
  ['DEMO', { DEMO: 'yes' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/heat' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'heatcheck' }],
  ['S3_BUCKET', { STORAGE: 's3' }],
  ['S3_SECRET_ACCESS_KEY', { STORAGE: 's3', S3_BUCKET: 'heat', S3_ACCESS_KEY_ID: 'key' }],
])('a wrong %s is said in a sentence that names it (%j)', (name, environment) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(new RegExp(`\\b${name}\\b.*\\.$`))
})
