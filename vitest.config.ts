import { defineConfig } from 'vitest/config'

// rules       needs nothing: what `npm run check` runs
// server      needs PostgreSQL, which the tests start themselves
// storefront  draws pages without a browser; with one, tests/journeys do
export default defineConfig({
  test: {
    // Workers and PostgreSQL share the processors; more of them only wait for each other.
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', include: ['src/{rules,contract,texts}/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: ['scripts/shop/**'] } },
      {
        test: {
          name: 'server',
          include: ['src/*.test.ts', 'src/{server,database,adapters}/**/*.test.ts', '{sandbox,bench,tests/support,tests/faults,scripts/shop}/**/*.test.ts'],
          globalSetup: ['tests/support/start-test-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'storefront', include: ['src/storefront/**/*.test.{ts,tsx}'] } },
    ],
  },
})
