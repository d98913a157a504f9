import { expect, test } from 'vitest'
import { readInvoiceChoice } from './invoice-cookie.ts'

const cookie = (value: string) => `theme=dark; invoice_preferences=${encodeURIComponent(value)}; csrf_token=x`

test('D-52 the last choice comes back', () => {
  const choice = { type: 'donate', radio: null, donationAgency: '919' }
  expect(readInvoiceChoice(cookie(JSON.stringify(choice)))).toEqual(choice)
})

test.each(['', '{', '"donate"', '{"type":"gift"}', 'null'])('a cookie that says %j says nothing', (value) => {
  expect(readInvoiceChoice(cookie(value))).toBeNull()
})

test('a charity that is not on the list is forgotten', () => {
  expect(readInvoiceChoice(cookie('{"type":"donate","radio":"none","donationAgency":"1"}'))).toEqual({
    type: 'donate',
    radio: null,
    donationAgency: '',
  })
})

test('without a cookie there is no choice', () => expect(readInvoiceChoice('csrf_token=x')).toBeNull())
