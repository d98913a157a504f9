import fc from 'fast-check'
import { expect, test } from 'vitest'
import { donationCodes } from './donation.ts'
import type { FieldMessage } from '#rules/field-errors.ts'
import { checkInvoice, decideInvoice, isBarcode, isCertificate, isEmail, type InvoiceEntered } from './invoice.ts'
import { hasRightCheckDigit, isTaxId } from './tax-id.ts'

const kept = { carrier: null, name: null, receipt: null, address: null }
const decide = (entered: InvoiceEntered | null, more: { email?: string | null; isBarcodeKnown?: boolean | null } = {}) =>
  decideInvoice({ entered, email: 'mei@example.com', isBarcodeKnown: null, ...more })

test.each([
  ['04595257', true],
  ['12345678', true],
  ['00000000', true],
  ['1234567', false],
  ['123456755', false],
  ['1234567a', false],
  ['１２３４５６７８', false],
  ['', false],
])('INV-12 %s is written like a tax ID: %s', (taxId, is) => {
  expect(isTaxId(taxId)).toBe(is)
})

test.each([
  ['04595257', true],
  ['22099131', true],
  ['10458575', true],
  ['12345675', true],
  ['12345686', true],
  ['12345670', true],
  ['12345678', false],
  ['00000000', false],
  ['1234567', false],
  ['123456755', false],
  ['1234567a', false],
  ['', false],
])('INV-20 D-94 the check digit of %s is right: %s', (taxId, isRight) => {
  expect(hasRightCheckDigit(taxId)).toBe(isRight)
})

test('INV-20 of ten neighbours two pass, so a mistyped last digit is mostly noticed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999 }).filter((stem) => stem % 10 !== 7),
      (stem) => {
        const neighbours = Array.from({ length: 10 }, (_, last) => `${String(stem).padStart(7, '0')}${last}`)
        expect(neighbours.filter(hasRightCheckDigit)).toHaveLength(2)
      },
    ),
  )
})

test.each([
  ['/AB12.+-', true],
  ['/AB12345', true],
  ['AB123456', false],
  ['/ab12345', false],
  ['/AB1234', false],
  ['/AB123456', false],
  ['/AB12*45', false],
])('INV-06 %s is a mobile barcode: %s', (code, is) => {
  expect(isBarcode(code)).toBe(is)
})

test.each([
  ['AB12345678901234', true],
  ['ab12345678901234', false],
  ['AB1234567890123', false],
  ['A112345678901234', false],
])('INV-09 %s is a certificate: %s', (code, is) => {
  expect(isCertificate(code)).toBe(is)
})

test.each([
  ['mei@example.com', true],
  ['mei@example', false],
  ['mei example@x.tw', false],
  ['@x.tw', false],
  ['a@b@c.tw', false],
  ['', false],
])('INV-05 %s is an e-mail: %s', (email, is) => {
  expect(isEmail(email)).toBe(is)
})

test.each<[string, InvoiceEntered, Record<string, FieldMessage>]>([
  ['INV-05', { carrier_type: 'member_carrier', carrier: 'mei' }, { carrier: 'member_carrier_error_text' }],
  ['INV-08', { carrier_type: 'mobile_carrier', carrier: '/AB' }, { carrier: 'mobile_receipt_carrier_wrong' }],
  ['D-54', { carrier_type: 'mobile_carrier', carrier: '' }, { carrier: 'mobile_receipt_carrier_wrong' }],
  ['INV-10', { carrier_type: 'mobile_carrier', carrier: '/ab12345' }, {}],
  ['INV-09', { carrier_type: 'Citizen_Digital_Certificate', carrier: 'AB12' }, { carrier: 'Citizen_Digital_Certificate_wrong' }],
  ['INV-20', { carrier_type: 'member_carrier', carrier: 'm@x.tw', receipt: '12345678', name: 'Meihao' }, {}],
  ['INV-12', { carrier_type: 'member_carrier', carrier: 'm@x.tw', receipt: '1234', name: 'Meihao' }, { receipt: 'uniformInvoiceLimit' }],
  ['INV-13', { carrier_type: 'member_carrier', carrier: 'm@x.tw', receipt: '04595257' }, { name: 'companyTitleNeeded' }],
  ['INV-13', { carrier_type: 'member_carrier', carrier: 'm@x.tw', name: 'Meihao' }, { receipt: 'taxIdNeeded' }],
  ['INV-14', { carrier_type: 'paper_receipt' }, { address: 'required' }],
  ['INV-14', { carrier_type: 'paper_receipt', address: '1234' }, { address: 'addressLimit' }],
  ['INV-14', { carrier_type: 'paper_receipt', address: '永康街8號' }, {}],
  ['INV-15', { carrier_type: 'donate', carrier: '' }, { carrier: 'donationAgencyNeeded' }],
  ['INV-15', { carrier_type: 'donate', carrier: '0000' }, { carrier: 'donationAgencyNeeded' }],
  ['D-53', { carrier_type: 'donate', carrier: '1226', receipt: '1', name: '' }, {}],
  ['INV-01', {}, { carrier: 'required' }],
])('INV-13 INV-14 INV-15 %s the form says of %j: %j', (_id, entered, errors) => {
  expect(checkInvoice(entered)).toEqual(errors)
})

test('INV-10 D-89 barcode and certificate are kept in capitals', () => {
  expect(decide({ carrier_type: 'mobile_carrier', carrier: ' /ab12.+- ' })).toEqual({
    ok: true,
    value: { ...kept, carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
  })
  expect(decide({ carrier_type: 'Citizen_Digital_Certificate', carrier: 'ab12345678901234' })).toMatchObject({
    value: { carrier: 'AB12345678901234' },
  })
})

test('D-53 a donated invoice carries no buyer', () => {
  expect(decide({ carrier_type: 'donate', carrier: '1226', name: 'Meihao', receipt: '04595257', address: 'Taipei' })).toEqual({
    ok: true,
    value: { ...kept, carrier_type: 'donate', carrier: '1226' },
  })
})

test('D-53 paper carries title and tax ID', () => {
  expect(decide({ carrier_type: 'paper_receipt', carrier: 'x', name: 'Meihao', receipt: '04595257', address: 'Heping Road 1' })).toEqual({
    ok: true,
    value: { carrier_type: 'paper_receipt', carrier: null, name: 'Meihao', receipt: '04595257', address: 'Heping Road 1' },
  })
})

test.each(['', '/', null, undefined])(
  'INV-11 D-54 the mobile carrier %j is none: the invoice goes to the e-mail of the account',
  (carrier) => {
    expect(decide({ carrier_type: 'mobile_carrier', carrier })).toEqual({
      ok: true,
      value: { ...kept, carrier_type: 'member_carrier', carrier: 'mei@example.com' },
    })
  },
)

test.each<InvoiceEntered | null>([null, {}, { carrier_type: 'donate' }, { carrier_type: 'paper_receipt' }])(
  'INV-19 %j is no usable invoice',
  (entered) => {
    expect(decide(entered)).toEqual({ ok: false, refusal: { code: 'no_invoice_info' } })
  },
)

test('D-54 without any e-mail there is no invoice', () => {
  expect(decide({ carrier_type: 'member_carrier' }, { email: null })).toEqual({ ok: false, refusal: { code: 'no_invoice_info' } })
})

test('INV-07 INV-08 a barcode that the register does not know is wrong', () => {
  const entered: InvoiceEntered = { carrier_type: 'mobile_carrier', carrier: '/AB12345' }
  expect(decide(entered, { isBarcodeKnown: false })).toEqual({
    ok: false,
    refusal: { code: 'validation_error', errors: { carrier: 'mobile_receipt_carrier_wrong' } },
  })
  expect(decide(entered, { isBarcodeKnown: true }).ok).toBe(true)
})

test('INV-16 INV-17 D-55 20 charities, the 18 known ones first and in order', () => {
  expect(donationCodes).toHaveLength(20)
  expect(donationCodes.slice(0, 18).join(', ')).toBe(
    '1226, 9305, 958, 8957282, 599, 8585, 111111, 9527, 240245, 343, 5260, 7505, 25885, 199185, 590, 52088, 518, 111',
  )
})
