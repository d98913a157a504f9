import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAllowance } from './allowance.ts'

const care = { each: 1000, aDay: 5000 }

test.each([
  ['all', { amount: 90_000, usedToday: 90_000 }, null],
  ['none', { amount: 1, usedToday: 0 }, 0],
  [{ part: 'money' }, { amount: 1, usedToday: 0 }, 0],
  [care, { amount: 1000, usedToday: 4000 }, null],
  [care, { amount: 1001, usedToday: 0 }, 1000],
  [care, { amount: 600, usedToday: 4600 }, 400],
  [care, { amount: 1, usedToday: 5000 }, 0],
  [{ aDay: 5000 }, { amount: 5000, usedToday: 0 }, null],
  [{ percent: 10, each: 500 }, { amount: 200, usedToday: 0, of: 2000 }, null],
  [{ percent: 10, each: 500 }, { amount: 201, usedToday: 0, of: 2000 }, 200],
  [{ percent: 10, each: 500 }, { amount: 501, usedToday: 0, of: 90_000 }, 500],
] as const)('ACC-37 of %j somebody may do %j alone, or no more than %j', (share, spending, most) => {
  const checked = checkAllowance(share, spending)
  expect(checked.ok ? null : checked.refusal).toEqual(most === null ? null : { code: 'above_allowance', most })
})

test('ACC-41 however a day is cut, what goes through is never more than each and a day allow', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 30 }), (amounts) => {
      let usedToday = 0
      for (const amount of amounts) {
        const { ok } = checkAllowance(care, { amount, usedToday })
        if (!ok) continue
        expect(amount).toBeLessThanOrEqual(care.each)
        usedToday += amount
      }
      expect(usedToday).toBeLessThanOrEqual(care.aDay)
    }),
  )
})
