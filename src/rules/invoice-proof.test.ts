import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canVoid, invoicePeriod, proofBarcode, proofQrCodes, type InvoiceFacts } from './invoice-proof.ts'

const invoice: InvoiceFacts = {
  number: 'AB12345678',
  randomCode: '9999',
  issuedAt: new Date('2026-11-21T12:34:56+08:00'),
  amount: 1260,
  buyerTaxId: null,
  sellerTaxId: '04595257',
  items: [{ name: '高山茶', quantity: 2, price: 630 }],
}
const check = 'ZRZ2+a4dPNSmX2yNpwGUbw=='

test('D-71 the bar code has year and month of the period, number and random code', () => {
  expect(proofBarcode(invoice)).toBe('11512AB123456789999')
  expect(proofBarcode({ ...invoice, issuedAt: new Date('2026-09-30T23:59:59+08:00') })).toBe('11510AB123456789999')
})

test('D-71 the left code begins with 77 characters of facts and goes on with the goods', () => {
  const { left, right } = proofQrCodes(invoice, check)
  expect(left.slice(0, 77)).toBe(`AB1234567811511219999${'00000000'}000004ec0000000004595257${check}`)
  expect(left.slice(77)).toBe(':**********:1:1:1:高山茶:2:630')
  expect(right).toBe('**')
  expect(proofQrCodes({ ...invoice, buyerTaxId: '12345675' }, check).left.slice(37, 45)).toBe('12345675')
})

test('goods that do not fit are dropped and counted; what is told fits a code of version 6', () => {
  const name = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('茶', 'a', ':', ' ', '梅', '9') })
  const goods = fc.array(fc.record({ name, quantity: fc.integer({ min: 1, max: 99 }), price: fc.nat(100_000) }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(goods, (items) => {
      const { left, right } = proofQrCodes({ ...invoice, items }, check)
      expect(Buffer.byteLength(left)).toBeLessThanOrEqual(134)
      expect(Buffer.byteLength(right)).toBeLessThanOrEqual(134)
      const [recorded, all] = left.slice(77).split(':').slice(2, 4).map(Number)
      expect(all).toBe(items.length)
      const told = left.slice(77).split(':').length - 5 + (right === '**' ? 0 : right.split(':').length)
      expect(told / 3).toBe(recorded)
    }),
  )
})

test('D-64 an invoice is voided until the 13th after its two months, then only reduced', () => {
  expect(invoicePeriod(invoice.issuedAt)).toEqual({ year: 115, from: 11, to: 12 })
  expect(canVoid(invoice.issuedAt, new Date('2027-01-13T23:59:59+08:00'))).toBe(true)
  expect(canVoid(invoice.issuedAt, new Date('2027-01-14T00:00:00+08:00'))).toBe(false)
  expect(canVoid(new Date('2026-09-01T00:00:00+08:00'), new Date('2026-11-13T12:00:00+08:00'))).toBe(true)
  expect(canVoid(new Date('2026-09-01T00:00:00+08:00'), new Date('2026-11-14T00:00:00+08:00'))).toBe(false)
})
