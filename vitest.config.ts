import { defineConfig } from 'vitest/config'
import { keepCompiled } from './scripts/testing/keep-compiled.ts'

keepCompiled()

/** A test ends when it ends; this only stops one that never would, on a machine with much else to do. */
const testTimeout = 60_000

// rules       needs nothing: what `npm run check` runs
// server      needs PostgreSQL, which the tests start themselves
// cluster     needs Debian's packages for three PostgreSQL with a fail-over; says so in one line where they are missing
// storefront  draws pages without a browser; with one, tests/journeys do
export default defineConfig({
  test: {
    // Workers and PostgreSQL share the processors; more of them only wait for each other.
    maxWorkers: 2,
    // No test leaves anything behind in a module; loading them anew for each file took longer than the tests themselves.
    isolate: false,
    // A delivery is not held up by one test that the machine was too slow for: it is tried once more, and named, which is a bug.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/{rules,contract,texts}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['scripts/shop/**'],
          testTimeout,
        },
      },
      {
        // Pages are drawn as the shop draws them. What the slow development build of React complains of is heard where the storefront is tested.
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          env: { NODE_ENV: 'production' },
          include: [
            'src/{main,server,database,demo,adapters}/**/*.test.ts',
            '{sandbox,bench,tests/support,tests/faults,scripts/shop}/**/*.test.ts',
          ],
          globalSetup: ['tests/support/start-test-postgres.ts'],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'cluster', include: ['tests/cluster/**/*.test.ts'], testTimeout, hookTimeout: 180_000 } },
      { test: { name: 'storefront', include: ['src/{storefront,office,ui}/**/*.test.{ts,tsx}'], testTimeout } },
    ],
  },
})
