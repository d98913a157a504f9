import { expect, test } from 'vitest'
import { isBrokenLine, readParts } from './parts.ts'

test('WRK-04 a process does what its command line says, and everything when it says nothing', () => {
  expect([readParts([]), readParts(['worker']), readParts(['worker', 'web'])]).toEqual([['web', 'worker'], ['worker'], ['web', 'worker']])
  expect(() => readParts(['werker'])).toThrow('There is no part werker. Known are: web, worker')
})

test('WRK-02 a broken line is told from a fault of ours', () => {
  const broken = [Object.assign(new Error('x'), { code: '57P01' }), Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), new Error('Connection terminated unexpectedly'), new Error('Client has encountered a connection error and is not queryable')]
  const ours = [new TypeError('undefined is not a function'), Object.assign(new Error('x'), { code: '23505' }), 'x']
  expect([broken.map(isBrokenLine), ours.map(isBrokenLine)]).toEqual([[true, true, true, true], [false, false, false]])
})
