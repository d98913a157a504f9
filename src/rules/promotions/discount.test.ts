import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideDiscount, normaliseCode, type DiscountCode, type DiscountFacts } from './discount.ts'

const now = new Date('2026-05-10T12:00:00+08:00')
const welcome: DiscountCode = {
  kind: 'amount',
  value: 100,
  minimum_amount: 500,
  starts_at: new Date('2026-01-01'),
  ends_at: new Date('2026-12-31'),
  total_limit: 10,
  per_user_limit: 1,
  owner_user_id: null,
  active: true,
}
const facts: DiscountFacts = { code: welcome, memberId: 7, items_total: 800, uses: { all: 0, mine: 0 }, now }

test.each([
  ['welcome100', 'WELCOME100'],
  [' spring-10 ', 'SPRING10'],
  ['春天10％', '10'],
  ['', ''],
])('DSC-02 %j is read as %j', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code)
})

test('DSC-02 whatever is typed, only capitals and digits are left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(normaliseCode(typed)).toMatch(/^[A-Z0-9]*$/)
      expect(normaliseCode(normaliseCode(typed))).toBe(normaliseCode(typed))
    }),
  )
})

test.each([
  [{}, 100],
  [{ code: { ...welcome, value: 900 } }, 800],
  [{ code: { ...welcome, kind: 'percent' as const, value: 10 }, items_total: 999 }, 99],
  [{ code: { ...welcome, kind: 'percent' as const, value: 100 } }, 800],
  [{ items_total: 500 }, 100],
  [{ now: welcome.starts_at }, 100],
  [{ code: { ...welcome, owner_user_id: 7 } }, 100],
  [{ code: { ...welcome, total_limit: null, per_user_limit: null, ends_at: null }, uses: { all: 999, mine: 99 } }, 100],
])('D-27 %j takes off %d', (change, amount) => {
  expect(decideDiscount({ ...facts, ...change })).toEqual({ ok: true, value: amount })
})

test.each([
  ['code_not_found', { code: null }],
  ['code_not_found', { code: { ...welcome, active: false } }],
  ['code_not_found', { now: new Date('2025-12-31') }],
  ['code_expired', { now: new Date('2026-12-31') }],
  ['code_used_up', { uses: { all: 10, mine: 0 } }],
  ['code_used_up', { uses: { all: 1, mine: 1 } }],
  ['minimum_not_reached', { items_total: 499 }],
  ['not_applicable', { code: { ...welcome, owner_user_id: 8 } }],
  ['not_applicable', { code: { ...welcome, minimum_amount: 0 }, items_total: 0 }],
])('DSC-08 D-26 %s: %j', (code, change) => {
  expect(decideDiscount({ ...facts, ...change })).toMatchObject({ ok: false, refusal: { code } })
})

test('D-26 a refusal tells from which amount on the code holds', () => {
  expect(decideDiscount({ ...facts, items_total: 499 })).toEqual({
    ok: false,
    refusal: { code: 'minimum_not_reached', minimum_amount: 500 },
  })
  expect(decideDiscount({ ...facts, code: null })).toEqual({ ok: false, refusal: { code: 'code_not_found', minimum_amount: 0 } })
})

test('D-27 a code never takes off more than the goods cost', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('amount' as const, 'percent' as const),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (kind, value, items_total) => {
        const decided = decideDiscount({ ...facts, code: { ...welcome, kind, value, minimum_amount: 0 }, items_total })
        expect(decided.ok && Number.isInteger(decided.value) && decided.value <= items_total && decided.value >= 0).toBe(true)
      },
    ),
  )
})
