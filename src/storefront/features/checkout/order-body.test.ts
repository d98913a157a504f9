import { expect, test } from 'vitest'
import { placeOrderBody } from '#contract/shop/api/place-order.ts'
import { newDraft, type Draft } from '#rules/checkout/checkout-draft.ts'
import { orderBody } from './order-body.ts'

const draft: Draft = {
  ...newDraft,
  sender: { name: ' 林小梅 ', phone: '+886912345678' },
  shipping_method: 'black_cat',
  received_time: 'before_noon',
  contact_attributes: {
    name: '林小梅',
    phone: '0912345678',
    county: '臺北市',
    district: '大安區',
    zip_code: '106',
    address: '永康街 31 巷 12 號 ',
  },
  receipt_carrier: { ...newDraft.receipt_carrier, receipt_carrier_radio: 'mobile_carrier', mobile_carrier: '/ab12.+-' },
  remark: ' 請放管理室 ',
  payway: 'credit_cards',
}

test('an order to a new recipient, paid by a new card', () => {
  const body = orderBody(draft, {
    cartItemIds: [9],
    discountCode: null,
    card: { prime: 'prime-token' },
    email: 'lin@example.com',
    grandTotal: 1360,
  })
  expect(body).toEqual({
    sender: { name: '林小梅', phone: '+886912345678' },
    invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-', name: null, receipt: null, address: null },
    shipping_method: 'black_cat',
    received_time: 'before_noon',
    contact_attributes: {
      name: '林小梅',
      phone: '0912345678',
      county: '臺北市',
      district: '大安區',
      zip_code: '106',
      address: '永康街 31 巷 12 號',
    },
    payway: 'credit_cards',
    card_info: { prime: 'prime-token', email: 'lin@example.com', remember: true, name: '林小梅', phonenumber: '+886912345678' },
    remark: '請放管理室',
    cart_item_ids: [9],
    grand_total: 1360,
  })
  expect(placeOrderBody.safeParse(body).success).toBe(true)
})

test('RCP-09 a saved recipient travels as a number, and cash on delivery without a card', () => {
  const body = orderBody(
    { ...draft, contact_id: 3, payway: 'when_received' },
    { cartItemIds: [9, 10], discountCode: null, card: null, email: '', grandTotal: 590 },
  )
  expect(body).toMatchObject({ contact_id: 3, payway: 'when_received', cart_item_ids: [9, 10] })
  expect(body).not.toHaveProperty('contact_attributes')
  expect(body).not.toHaveProperty('card_info')
})

test('D-58 instalments lose an l on their way', () => {
  const body = orderBody(
    { ...draft, payway: 'installment', installment: 6 },
    { cartItemIds: [9], discountCode: null, card: null, email: '', grandTotal: 6000 },
  )
  expect(body).toMatchObject({ payway: 'instalment', instalment: 6 })
  expect(placeOrderBody.safeParse(body).success).toBe(true)
})

test('DSC-10 the discount code travels with the order', () => {
  expect(orderBody(draft, { cartItemIds: [9], discountCode: 'PLUM200', card: null, email: '', grandTotal: 1160 })).toMatchObject({
    discount_code: 'PLUM200',
    grand_total: 1160,
  })
})

const facts = { cartItemIds: [9], discountCode: null, card: null, email: '', grandTotal: 590 }

test('RCP-09 RCP-18 a pickup travels with its store and who comes for it, and asks for no window', () => {
  const body = orderBody({ ...draft, shipping_method: 'seven', store_id: '131386', contact_id: null }, facts)
  expect(body).toMatchObject({ shipping_method: 'seven', store_id: '131386', contact_attributes: { name: '林小梅', phone: '0912345678' } })
  expect(body.contact_attributes).not.toHaveProperty('county')
  expect(body).not.toHaveProperty('received_time')
})

test('RCP-09 a recipient abroad travels as it was written, or as a number', () => {
  const foreign_contact_attributes = { ...newDraft.foreign_contact_attributes, name: 'Mei Lin', country: 'HK' }
  const overseas: Draft = { ...draft, shipping_method: 'ups', foreign_contact_attributes }
  expect(orderBody(overseas, facts)).toMatchObject({ foreign_contact_attributes: { name: 'Mei Lin', country: 'HK' } })
  expect(orderBody(overseas, facts)).not.toHaveProperty('contact_attributes')
  expect(orderBody({ ...overseas, contact_id: 4 }, facts)).toMatchObject({ contact_id: 4 })
  expect(orderBody({ ...overseas, contact_id: 4 }, facts)).not.toHaveProperty('foreign_contact_attributes')
})

test('OAP-02 a saved card travels by its number with the prime of its code, and is not kept again', () => {
  const body = orderBody(draft, { ...facts, card: { card_id: '0b6c-uuid', ccv_prime: 'ccv-token' } })
  expect(body.card_info).toEqual({ card_id: '0b6c-uuid', ccv_prime: 'ccv-token', email: '', name: '林小梅', phonenumber: '+886912345678' })
})

test.each([
  ['line', 'line_pay'],
  ['jko', 'jko_pay'],
  ['apple', 'apple_pay'],
  ['google', 'google_pay'],
] as const)('OAP-03 %s travels as %s, with a prime and nothing to keep', (payway, wire) => {
  const body = orderBody({ ...draft, payway }, { ...facts, card: { prime: 'wallet-token' } })
  expect(body).toMatchObject({ payway: wire, card_info: { prime: 'wallet-token' } })
  expect(body.card_info).not.toHaveProperty('remember')
})
