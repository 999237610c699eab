import { defineConfig } from 'vitest/config'

// Each project is a part of `npm test` and can run alone: npx vitest run --project unit
const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, exclude: ['node_modules/**', 'dist/**'], testTimeout: 20_000, hookTimeout: 60_000, ...more },
})
const BOUNDARIES = ['scripts/boundaries.test.ts', 'scripts/words.test.ts']
const database = { globalSetup: ['db/test-server.ts'] }

export default defineConfig({
  test: {
    projects: [
      project('boundaries', BOUNDARIES),
      project('unit', ['**/*.test.{ts,tsx}'], {
        exclude: ['node_modules/**', 'dist/**', 'e2e/**', 'server/**', ...BOUNDARIES],
        ...database,
      }),
      project('api', ['server/**/*.test.ts'], database),
      project('e2e', ['e2e/**/*.e2e.ts'], {
        testTimeout: 180_000,
        hookTimeout: 180_000,
        maxWorkers: 2,
        expect: { poll: { timeout: 10_000 } },
        globalSetup: ['e2e/stage.ts'],
      }),
    ],
  },
})
