import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

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
  const report = readReport<Report>(path)
  return report === undefined ? { passed: 0, failed: 1 } : count(report)
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

type VitestTest = { fullName: string; status: string; failureMessages: readonly string[] | null }

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { name: string; status: string; message: string; assertionResults: readonly VitestTest[] }[]
}

/** A file that does not even load has no failed test of its own; it counts as one. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(hasNotLoaded).length }
}

function hasNotLoaded({ status, assertionResults }: VitestReport['testResults'][number]): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
}

type JourneyTest = { projectName: string; status: string; results: readonly { error?: { message?: string } }[] }
type JourneySpec = { title: string; tests: readonly JourneyTest[] }
type JourneySuite = { file: string; specs: readonly JourneySpec[]; suites?: readonly JourneySuite[] }

export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly { message?: string }[]
  suites: readonly JourneySuite[]
}

/** A journey that succeeds only when repeated has passed; an error outside of any journey is a failure. */
export function countJourneys({ stats, errors }: JourneyReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

export type Trouble = { name: string; reasons: readonly string[] }

/** What failed, and what succeeded only when repeated: each of these is a bug, of the shop or of its test. */
export type Troubles = { failed: readonly Trouble[]; flaky: readonly Trouble[] }

/** Of a reason: what was expected and found, and where. */
const linesOfReason = 12

/** The last thing that a run says, which is often the only part of it that somebody still sees. */
export function tellTrouble({ name, reasons }: Trouble): string {
  const lines = reasons.flatMap((reason) => stripVTControlCharacters(reason).split('\n').slice(0, linesOfReason))
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n')
}

export function readTroubles(): Troubles {
  const checks: readonly string[] = readReport(failedChecks) ?? []
  const vitest: VitestReport | undefined = readReport(vitestResults)
  const journeys: JourneyReport | undefined = readReport(journeyResults)
  const outside = (journeys?.errors ?? []).map(({ message = '' }) => ({ name: 'outside of any journey', reasons: [message] }))
  const of = [troublesOfVitest(vitest?.testResults ?? []), troublesOfJourneys(journeys?.suites ?? []), { failed: outside, flaky: [] }]
  return {
    failed: [...checks.map((name) => ({ name, reasons: [] })), ...of.flatMap(({ failed }) => failed)],
    flaky: of.flatMap(({ flaky }) => flaky),
  }
}

/** A test that was repeated keeps the reasons of its first try. */
export function troublesOfVitest(files: VitestReport['testResults']): Troubles {
  const ofTests = (which: (test: VitestTest) => boolean): Trouble[] =>
    files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(which)
        .map(({ fullName, failureMessages }) => ({ name: `${name}: ${fullName}`, reasons: failureMessages ?? [] })),
    )
  return {
    failed: [
      ...files.filter(hasNotLoaded).map(({ name, message }) => ({ name: `${name}: it did not load`, reasons: [message] })),
      ...ofTests(({ status }) => status === 'failed'),
    ],
    flaky: ofTests(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0),
  }
}

export function troublesOfJourneys(suites: readonly JourneySuite[]): Troubles {
  const specs = (suite: JourneySuite): readonly { file: string; spec: JourneySpec }[] => [
    ...suite.specs.map((spec) => ({ file: suite.file, spec })),
    ...(suite.suites ?? []).flatMap(specs),
  ]
  const all = suites.flatMap(specs)
  const ofStatus = (status: string): Trouble[] =>
    all.flatMap(({ file, spec }) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => ({
          name: `${file} [${projectName}]: ${spec.title}`,
          reasons: results.flatMap(({ error }) => error?.message ?? []),
        })),
    )
  return { failed: ofStatus('unexpected'), flaky: ofStatus('flaky') }
}
