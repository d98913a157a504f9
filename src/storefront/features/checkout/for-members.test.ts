import { expect, test } from 'vitest'
import { NoAnswer, Problem } from '#contract/shared/problem.ts'
import { tellMembers } from './for-members.ts'

const problem = (status: 'authentication_error' | 'internal_error') => new Problem({ status, message: '', details: {} })

test('CKO-13 D-06 that saved data does not load is told to members, and silent once nobody is signed in', () => {
  const told: unknown[] = []
  const tell = tellMembers((error) => told.push(error))
  const failures = [problem('authentication_error'), problem('internal_error'), new NoAnswer()]
  for (const failure of failures) tell(failure)
  expect(told).toEqual(failures.slice(1))
})
