import { expect, test } from 'vitest'
import { cartLine } from '#support/cart-line.ts'
import { currentStep, leaveStep, stepStates, type StepDraft } from './checkout-steps.ts'
import { totalOrder } from './order-totals.ts'
import { defaultTerms } from '#rules/terms.ts'

const empty: StepDraft = { shipping_method: null, informed_for: null, payway: null }
const chosen: StepDraft = { ...empty, shipping_method: 'seven' }
const informed: StepDraft = { ...chosen, informed_for: 'seven' }
const paid: StepDraft = { ...informed, payway: 'line' }

test('CKO-03 CKO-04 a step opens when those before it are done', () => {
  expect(stepStates(empty)).toEqual({ 1: 'open', 2: 'closed', 3: 'closed', 4: 'closed' })
  expect(stepStates(informed)).toEqual({ 1: 'done', 2: 'done', 3: 'open', 4: 'closed' })
  expect(stepStates(paid)).toEqual({ 1: 'done', 2: 'done', 3: 'done', 4: 'open' })
})

test('CKO-04 a finished step can be reopened, a closed one not', () => {
  expect(currentStep(paid, 2)).toBe(2)
  expect(currentStep(chosen, 4)).toBe(2)
})

test('CK1-05 another method asks for step 2 again', () => {
  expect(stepStates({ ...informed, shipping_method: 'ups' })).toMatchObject({ 1: 'done', 2: 'open', 3: 'closed' })
})

test('CK1-04 CK2-04 CK3-10 Next warns when something is missing', () => {
  const code = (draft: StepDraft, step: 1 | 2 | 3, information: 'missing' | 'wrong' = 'missing') => {
    const left = leaveStep(draft, { step, information })
    return left.ok ? null : left.refusal.code
  }
  expect(code(empty, 1)).toBe('validate.chooseShippingMethod')
  expect(code(chosen, 2)).toBe('validate.chooseShippingInformation')
  expect(code(chosen, 2, 'wrong')).toBe('validate.shippingInformationError')
  expect(code(informed, 3)).toBe('validate.choosePayway')
})

test('CK2-03 with all forms valid step 2 is done for this method', () => {
  expect(leaveStep(chosen, { step: 2, information: 'valid' })).toEqual({ ok: true, value: informed })
  expect(leaveStep(chosen, { step: 1, information: 'missing' })).toEqual({ ok: true, value: chosen })
  expect(leaveStep(paid, { step: 4, information: 'missing' })).toEqual({ ok: true, value: paid })
})

test('CKO-10 CKO-11 the summary shows the estimate until a method is chosen, then its fee', () => {
  const facts = { lines: [cartLine(1)], discount: 0, method: null, country: null, paymentMethod: null, terms: defaultTerms }
  expect(totalOrder(facts)).toMatchObject({ items_total: 390, delivery_fee: 200, grand_total: 590 })
  expect(totalOrder({ ...facts, method: 'ups', country: 'HK' })).toMatchObject({ delivery_fee: 400, grand_total: 790 })
  expect(totalOrder({ ...facts, method: 'black_cat', paymentMethod: 'when_received' })).toMatchObject({
    handling_fee: 30,
    grand_total: 620,
  })
})

test('CK4-01 D-30 step 4 promises the points that the order will earn', () => {
  const facts = {
    lines: [cartLine(1, { product: { price: 3100 } })],
    discount: 100,
    method: 'seven' as const,
    country: null,
    paymentMethod: null,
    terms: defaultTerms,
  }
  expect(totalOrder(facts).points_earned).toBe(100)
})
