import { expect, test } from 'vitest'
import { countJourneys, countVitest, troublesOfJourneys, troublesOfVitest } from './results.ts'

const loaded = { fullName: 'a cart is empty', status: 'passed', failureMessages: [] }
const testResults = [
  { name: 'unloaded.test.ts', status: 'failed', assertionResults: [] },
  { name: 'cart.test.ts', status: 'failed', assertionResults: [{ ...loaded, status: 'failed', failureMessages: ['not empty'] }, loaded] },
  { name: 'slow.test.ts', status: 'passed', assertionResults: [{ ...loaded, failureMessages: ['too late'] }] },
]

test('a test file that does not load counts as one failure', () => {
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
})

test('at the end stands by name what failed, and what succeeded only when repeated', () => {
  expect(troublesOfVitest(testResults)).toEqual({
    failed: ['unloaded.test.ts: it did not load', 'cart.test.ts: a cart is empty'],
    flaky: ['slow.test.ts: a cart is empty'],
  })
  const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'phone', status }] })
  const inner = { file: 'cart.spec.ts', specs: [spec('hao pays', 'flaky'), spec('mei pays', 'expected')] }
  expect(troublesOfJourneys([{ file: 'cart.spec.ts', specs: [spec('mei looks', 'unexpected')], suites: [inner] }])).toEqual({
    failed: ['cart.spec.ts [phone]: mei looks'],
    flaky: ['cart.spec.ts [phone]: hao pays'],
  })
})

test('a shop that does not start is a failure, though no journey began', () => {
  expect(countJourneys({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['no server'], suites: [] })).toEqual({
    passed: 0,
    failed: 1,
  })
  expect(countJourneys({ stats: { expected: 7, unexpected: 1, flaky: 2 }, errors: [], suites: [] })).toEqual({ passed: 9, failed: 1 })
})
