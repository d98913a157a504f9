import { expect, test } from 'vitest'
import { problemStatuses } from '#contract/shared/problems.ts'
import { fieldTexts } from './fields.ts'
import { addToCartTexts, discountTexts, problemText, problemTexts } from './problems.ts'

const lists = { problemTexts, addToCartTexts, discountTexts, fieldTexts }

test.each(Object.entries(lists))('ERR-08 %s are written in both languages', (_, texts) => {
  for (const [key, text] of Object.entries(texts)) {
    expect(text.zh, key).toMatch(/\p{Script=Han}/u)
    expect(text.zh, key).not.toMatch(/[\p{Script=Han}][,!?:;]|您/u)
    expect(text.en, key).toMatch(/[a-z]{2}/)
    expect(text.en, key).not.toMatch(/\p{Script=Han}/u)
  }
})

test('every problem has a message', () => {
  expect(Object.keys(problemTexts).sort()).toEqual(Object.keys(problemStatuses).sort())
})

test.each([
  ['authentication_error', 'please login'],
  ['user_lock', 'account locked, logging out soon'],
  ['no_enough_shopping_point', 'Insufficient points'],
  ['cancel_error', "This order can't be canceled"],
] as const)('ERR-08 %s is worded as the specification words it', (status, words) => {
  expect(problemTexts[status].en).toBe(words)
})

test("PAY-06 a refused card names the card company's code", () => {
  expect(problemText('credit_card_order_error', { code: '10003' }).en).toBe(
    'Credit card authorization error, please use other cards to check out again. Error code: 10003',
  )
  expect(problemText('credit_card_order_error', { code: '10003' }).zh).toContain('10003')
})

test.each(['', 'late'])('PAY-06 a refusal that is not the card company’s own names no code: %j', (code) => {
  expect(problemText('credit_card_order_error', { code })).toEqual(problemTexts.credit_card_order_error)
})

test.each(['41', '91', '121', '623'])(
  'PAY-07 code %s says that the details of the card are wrong, not that its bank refused it',
  (code) => {
    expect(problemText('credit_card_order_error', { code })).toEqual({
      zh: `信用卡資料有誤，請重新輸入。錯誤代碼：${code}`,
      en: `Credit card details wrong, please enter them again. Error code: ${code}`,
    })
  },
)

test("a problem that nobody has named is the shop's own fault", () => {
  expect(problemText('BOOM', undefined)).toBe(problemTexts.internal_error)
})
