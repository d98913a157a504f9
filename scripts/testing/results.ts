import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

export const vitestResults = 'test-results/vitest.json'
export const journeyResults = 'test-results/journeys.json'
const failedChecks = 'test-results/failed-checks.json'

export type Counts = { passed: number; failed: number }

export function forgetResults(): void {
  mkdirSync('test-results', { recursive: true })
  for (const path of [vitestResults, journeyResults, failedChecks]) rmSync(path, { force: true })
}

export function keepFailedChecks(names: readonly string[]): void {
  writeFileSync(failedChecks, `${JSON.stringify(names)}\n`)
}

/** What the last `npm test` counted, runner by runner. A runner that left no report counts as one failure. */
export function readCounts(): Record<'checks' | 'vitest' | 'journeys', Counts> {
  return {
    checks: countReport(failedChecks, (names: readonly string[]) => ({ passed: 0, failed: names.length })),
    vitest: countReport(vitestResults, countVitest),
    journeys: countReport(journeyResults, countJourneys),
  }
}

function countReport<Report>(path: string, count: (report: Report) => Counts): Counts {
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  return count(JSON.parse(readFileSync(path, 'utf8')))
}

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}

/** A file that does not even load has no failed test of its own; it counts as one. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

export type JourneyReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: readonly unknown[] }

/** A journey that succeeds only when repeated has passed; an error outside of any journey is a failure. */
export function countJourneys({ stats, errors }: JourneyReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** Journeys that succeeded only when repeated: each is a bug, of the shop or of the journey. */
export function countFlaky(): number {
  const report: JourneyReport | undefined = existsSync(journeyResults) ? JSON.parse(readFileSync(journeyResults, 'utf8')) : undefined
  return report?.stats.flaky ?? 0
}
