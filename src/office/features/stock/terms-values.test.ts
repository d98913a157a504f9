import { expect, test } from 'vitest'
import { termsSaid, termsTaken, termsValuesOf } from './terms-values.ts'

const stood = {
  safety_stock: 0,
  low_stock_at: null,
  low_stock_days: null,
  lots_followed: false,
  arrival_days: null,
  shelf_life_days: null,
  preorder_quota: 10,
  quota_expected_on: '2027-01-15',
}
const began = termsValuesOf(stood)

test('STK-20 who changes something else says nothing of the quota, neither at once nor when taking it back', () => {
  const values = { ...began, safety: '3' }
  expect(termsSaid(values, began)).toEqual({ safety_stock: 3 })
  expect(termsSaid(began, values)).toEqual({ safety_stock: 0 })
})

test('STK-20 a quota is said with the one that was seen, also when it is taken back', () => {
  const values = { ...began, quota: '20' }
  expect(termsSaid(values, began)).toEqual({ preorder_quota: 20, seen: { preorder_quota: 10 } })
  expect(termsSaid(began, values)).toEqual({ preorder_quota: 10, seen: { preorder_quota: 20 } })
})

test('NAV-19 what was typed before the goods came is offered with what was seen then, and what was left alone stands as now', () => {
  const present = termsValuesOf({ ...stood, preorder_quota: 4 })
  const safety = termsTaken({ values: { ...began, safety: '3' }, began }, present)
  expect(termsSaid(safety.values, safety.began)).toEqual({ safety_stock: 3 })
  expect(safety.values.quota).toBe('4')
  const quota = termsTaken({ values: { ...began, quota: '20' }, began }, present)
  expect(termsSaid(quota.values, quota.began)).toEqual({ preorder_quota: 20, seen: { preorder_quota: 10 } })
})
