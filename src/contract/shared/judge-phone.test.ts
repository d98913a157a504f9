import { expect, test } from 'vitest'
import { judgePhone } from './judge-phone.ts'

test.each([
  ['+886912345678', 'valid'],
  ['0912345678', 'valid'],
  ['+14155552671', 'valid'],
  ['+85291234567', 'valid'],
  ['+88691', 'too_short'],
  ['+88691234567890123', 'too_long'],
  ['+886012345678', 'wrong'],
  ['call me', 'wrong'],
] as const)('RCP-31 the phone library says of %s: %s', (phone, verdict) => {
  expect(judgePhone(phone)).toBe(verdict)
})
