import { expect, test } from 'vitest'
import { discountOfAnswer } from './discount-state.ts'

test('DSC-01 DSC-04 DSC-07 a code that holds has a name, an amount and new totals', () => {
  const answer = {
    status: 'success',
    message: '',
    discount_amount: 200,
    discounted_total: 4340,
    final_total: 4340,
    discount_code: { name: '冬日梅開' },
  } as const
  expect(discountOfAnswer('PLUM200', answer)).toEqual({
    code: 'PLUM200',
    status: 'success',
    name: '冬日梅開',
    amount: 200,
    discounted_total: 4340,
    final_total: 4340,
  })
})

test('DSC-08 any other status has its message and takes nothing off', () => {
  const answer = {
    status: 'code_expired',
    message: '折扣碼不在使用期間內',
    discount_amount: 0,
    discounted_total: 4540,
    final_total: 4540,
    discount_code: null,
  } as const
  expect(discountOfAnswer('EXPIRED1', answer)).toEqual({ code: 'EXPIRED1', status: 'code_expired', message: '折扣碼不在使用期間內' })
})
