import { defineConfig } from 'vitest/config'

/** The tests of the rules alone, by which their mutations are judged. */
export default defineConfig({ test: { include: ['src/rules/**/*.test.ts'], testTimeout: 30_000 } })
