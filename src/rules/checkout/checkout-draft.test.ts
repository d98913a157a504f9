import { expect, test } from 'vitest'
import { cartLine, type LineWish } from '#support/cart-line.ts'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { chooseInvoiceType, chooseShipping, invoiceOfDraft, newDraft, settleDraft, type Draft, type DraftFacts } from './checkout-draft.ts'

const filled: Draft = {
  ...newDraft,
  shipping_method: 'ups',
  informed_for: 'ups',
  payway: 'atm',
  installment: 12,
  contact_id: 3,
  remark: 'ring twice',
}

test('CKO-05 CKO-06 the draft holds the fields of the checkout, and what the form itself needs to know', () => {
  const { informed_for: _done, store_place: _way, ...fields } = newDraft
  expect(Object.keys(fields).sort()).toEqual([
    'card_info',
    'contact_attributes',
    'contact_id',
    'donationAgency',
    'foreign_contact_attributes',
    'installment',
    'paper_receipt',
    'payway',
    'receipt',
    'receipt_carrier',
    'receipt_name',
    'received_time',
    'remark',
    'sender',
    'shipping_method',
    'store_id',
  ])
  expect(Object.keys(fields.sender)).toEqual(['name', 'phone'])
  expect(Object.keys(fields.receipt_carrier)).toEqual([
    'receipt_carrier_select',
    'receipt_carrier_radio',
    'member_carrier',
    'mobile_carrier',
    'Citizen_Digital_Certificate',
  ])
  expect(Object.keys(fields.contact_attributes)).toEqual(['name', 'phone', 'county', 'district', 'zip_code', 'address'])
  expect(Object.keys(fields.foreign_contact_attributes)).toEqual([
    'name',
    'phone',
    'country',
    'state_province_county',
    'city_or_town',
    'address_one',
    'address_two',
    'address_three',
    'postal_code',
  ])
  expect(Object.keys(fields.card_info)).toEqual([
    'name',
    'phonenumber',
    'email',
    'remember',
    'prime',
    'exp_month',
    'exp_year',
    'card_id',
    'ccv_prime',
  ])
})

test('CKO-07 CK4-05 INV-03 a draft opens with the member carrier, 3 instalments, any time of delivery, and the card remembered', () => {
  expect(newDraft.receipt_carrier).toMatchObject({ receipt_carrier_select: 'receipt_carrier', receipt_carrier_radio: 'member_carrier' })
  expect(newDraft.installment).toBe(3)
  expect(newDraft.received_time).toBe('unspecified')
  expect(newDraft.card_info.remember).toBe(true)
})

test('CKO-07 everything else of a new draft is empty', () => {
  const chosen = new Set<unknown>(['receipt_carrier', 'member_carrier', 3, 'unspecified', true])
  const values = Object.values(newDraft).flatMap((field) => (typeof field === 'object' && field !== null ? Object.values(field) : [field]))
  expect(new Set(values.filter((value) => !chosen.has(value)))).toEqual(new Set(['', null]))
  expect([newDraft.paper_receipt, newDraft.store_place]).toEqual([{ address: '' }, { county: '', city: '', road: '', store_name: '' }])
})

test('CK1-05 CK1-06 another method closes step 2 and clears the payment method; what was typed stays', () => {
  expect(chooseShipping(filled, 'seven')).toEqual({
    ...filled,
    shipping_method: 'seven',
    informed_for: null,
    payway: null,
    contact_id: null,
  })
  expect(chooseShipping(filled, 'ups')).toBe(filled)
})

test('INV-04 a type without carrier clears the radio; coming back, the default is there', () => {
  const donated = chooseInvoiceType(newDraft, 'donate')
  expect(donated.receipt_carrier).toMatchObject({ receipt_carrier_select: 'donate', receipt_carrier_radio: null })
  expect(chooseInvoiceType(donated, 'receipt_carrier').receipt_carrier.receipt_carrier_radio).toBe('member_carrier')
})

test('INV-01 INV-02 D-89 the invoice block travels as one type and one carrier', () => {
  const draft: Draft = {
    ...newDraft,
    donationAgency: '1226',
    paper_receipt: { address: 'Heping Road 1' },
    receipt: '04595257',
    receipt_name: 'Meihao',
    receipt_carrier: {
      ...newDraft.receipt_carrier,
      receipt_carrier_radio: 'mobile_carrier',
      mobile_carrier: '/AB12345',
      member_carrier: 'mei@example.com',
    },
  }
  const buyer = { name: 'Meihao', receipt: '04595257' }
  expect(invoiceOfDraft(draft)).toEqual({ carrier_type: 'mobile_carrier', carrier: '/AB12345', ...buyer })
  const unchosen: Draft = { ...draft, receipt_carrier: { ...draft.receipt_carrier, receipt_carrier_radio: null } }
  expect(invoiceOfDraft(unchosen)).toEqual({ carrier_type: 'member_carrier', carrier: 'mei@example.com', ...buyer })
  expect(invoiceOfDraft(chooseInvoiceType(draft, 'donate'))).toEqual({ carrier_type: 'donate', carrier: '1226' })
  expect(invoiceOfDraft(chooseInvoiceType(draft, 'paper_receipt'))).toEqual({
    carrier_type: 'paper_receipt',
    address: 'Heping Road 1',
    ...buyer,
  })
})

const offers = (wish: LineWish, grand_total = 20_000): DraftFacts => ({
  flags: flagsOf([cartLine(1, wish)]),
  items_total: 390,
  grand_total,
  language: 'zh',
  device: { apple: false, google: false },
})

test('CK1-08 when goods can no longer go overseas, the method is cleared and step 1 is open again', () => {
  expect(settleDraft(filled, offers({}))).toBe(filled)
  expect(settleDraft(filled, offers({ product: { embargo: true } }))).toMatchObject({
    shipping_method: null,
    informed_for: null,
    payway: null,
  })
})

test('CK1-02 a method of another temperature is cleared too', () => {
  expect(
    settleDraft({ ...filled, shipping_method: 'black_cat' }, offers({ product: { temperature: 'freezing' } })).shipping_method,
  ).toBeNull()
})

test('CK3-12 CK4-23 a payment method or a period that is no longer allowed is taken back', () => {
  const home: Draft = { ...filled, shipping_method: 'black_cat', informed_for: 'black_cat', payway: 'when_received' }
  expect(settleDraft(home, offers({ product: { cod: false } }, 6000))).toEqual({ ...home, payway: null, installment: 3 })
})
