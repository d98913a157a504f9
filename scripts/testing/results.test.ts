import { expect, test } from 'vitest'
import { countJourneys, countVitest, tellTrouble, troublesOfJourneys, troublesOfVitest } from './results.ts'

const loaded = { fullName: 'a cart is empty', status: 'passed', failureMessages: [] }
const testResults = [
  { name: 'unloaded.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  {
    name: 'cart.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [{ ...loaded, status: 'failed', failureMessages: ['not empty'] }, loaded],
  },
  { name: 'slow.test.ts', status: 'passed', message: '', assertionResults: [{ ...loaded, failureMessages: ['too late'] }] },
]

test('a test file that does not load counts as one failure', () => {
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
})

test('at the end stands what failed and why, and what succeeded only when repeated', () => {
  expect(troublesOfVitest(testResults)).toEqual({
    failed: [
      { name: 'unloaded.test.ts: it did not load', reasons: ['no such module'] },
      { name: 'cart.test.ts: a cart is empty', reasons: ['not empty'] },
    ],
    flaky: [{ name: 'slow.test.ts: a cart is empty', reasons: ['too late'] }],
  })
  const spec = (title: string, { status, message }: { status: string; message?: string }) => ({
    title,
    tests: [{ projectName: 'phone', status, results: message === undefined ? [{}] : [{ error: { message } }, {}] }],
  })
  const paying = [spec('hao pays', { status: 'flaky', message: 'too late' }), spec('mei pays', { status: 'expected' })]
  const looking = spec('mei looks', { status: 'unexpected', message: 'no shelf' })
  expect(troublesOfJourneys([{ file: 'cart.spec.ts', specs: [looking], suites: [{ file: 'cart.spec.ts', specs: paying }] }])).toEqual({
    failed: [{ name: 'cart.spec.ts [phone]: mei looks', reasons: ['no shelf'] }],
    flaky: [{ name: 'cart.spec.ts [phone]: hao pays', reasons: ['too late'] }],
  })
})

test('a reason is told without colours and without its long tail', () => {
  const reason = [
    '\u001B[31mAssertionError\u001B[39m: expected [ 2 ] to deeply equal []',
    '',
    '  at cart.test.ts:7',
    ...Array(90).fill('  at x'),
  ].join('\n')
  expect(
    tellTrouble({ name: 'cart.test.ts: a cart is empty', reasons: [reason] })
      .split('\n')
      .slice(0, 3),
  ).toEqual(['cart.test.ts: a cart is empty', '    AssertionError: expected [ 2 ] to deeply equal []', '      at cart.test.ts:7'])
  expect(tellTrouble({ name: 'a', reasons: [reason] }).split('\n')).toHaveLength(12)
})

test('a shop that does not start is a failure, though no journey began', () => {
  expect(countJourneys({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no server' }], suites: [] })).toEqual({
    passed: 0,
    failed: 1,
  })
  expect(countJourneys({ stats: { expected: 7, unexpected: 1, flaky: 2 }, errors: [], suites: [] })).toEqual({ passed: 9, failed: 1 })
})
