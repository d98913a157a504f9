import { expect, test } from 'vitest'
import { countJourneys, countVitest } from './results.ts'

test('a test file that does not load counts as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
})

test('a shop that does not start is a failure, though no journey began', () => {
  expect(countJourneys({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['no server'] })).toEqual({ passed: 0, failed: 1 })
  expect(countJourneys({ stats: { expected: 7, unexpected: 1, flaky: 2 }, errors: [] })).toEqual({ passed: 9, failed: 1 })
})
