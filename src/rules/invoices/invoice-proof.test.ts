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

/** A line of goods of so many bytes in a code: the name and five signs around it. */
const goodsOf = (name: string) => ({ name, quantity: 1, price: 1 })
const codesOf = (...names: string[]) => proofQrCodes({ ...invoice, items: names.map(goodsOf) }, check)

test('a name with a colon does not end early, and a long one is cut after 20 signs', () => {
  expect(codesOf('梅:好').left).toContain(':梅 好:1:1')
  expect(codesOf('a'.repeat(25)).left).toContain(`:${'a'.repeat(20)}:1:1`)
})

test.each([
  ['ASCII and three bytes', `${'茶'.repeat(11)}a`],
  ['the last sign of one byte', `${'茶'.repeat(11)}\u007f`],
  ['the first sign of two bytes', '\u0080'.repeat(17)],
  ['the last sign of two bytes', '\u07ff'.repeat(17)],
  ['the first sign of three bytes', `${'\u0800'.repeat(11)}a`],
  ['the last sign of three bytes', `${'\uffff'.repeat(11)}a`],
  ['the first sign of four bytes', `${'\u{10000}'.repeat(8)}aa`],
])('a name of 34 bytes still fits into the left code, and one byte more does not: %s', (_signs, name) => {
  expect(codesOf(name)).toMatchObject({ left: expect.stringContaining(`:${name}:1:1`), right: '**' })
  expect(codesOf(`${name}a`)).toEqual({ left: expect.not.stringContaining(name), right: `**${name}a:1:1` })
})

test('what fits into neither code is counted, not told', () => {
  const long = `${'茶'.repeat(11)}a`
  const fitting = codesOf(long, long, long, long, 'b'.repeat(10))
  expect(fitting.left).toContain(':5:5:1:')
  expect(fitting.right.endsWith(`:${'b'.repeat(10)}:1:1`)).toBe(true)
  const tooLong = codesOf(long, long, long, long, 'b'.repeat(11))
  expect(tooLong.left).toContain(':4:5:1:')
  expect(tooLong.right).not.toContain('b')
})

test('goods that do not fit are dropped and counted; what is told fits a code of version 6', () => {
  const name = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('茶', 'a', ':', ' ', '梅', '9') })
  const goods = fc.array(fc.record({ name, quantity: fc.integer({ min: 1, max: 99 }), price: fc.nat(100_000) }), {
    minLength: 1,
    maxLength: 30,
  })
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
  expect(invoicePeriod(new Date('2026-12-31T23:59:59+08:00'))).toEqual({ year: 115, from: 11, to: 12 })
  expect(invoicePeriod(new Date('2027-01-01T00:00:00+08:00'))).toEqual({ year: 116, from: 1, to: 2 })
  expect(canVoid(invoice.issuedAt, new Date('2027-01-13T23:59:59+08:00'))).toBe(true)
  expect(canVoid(invoice.issuedAt, new Date('2027-01-14T00:00:00+08:00'))).toBe(false)
  expect(canVoid(new Date('2026-09-01T00:00:00+08:00'), new Date('2026-11-13T12:00:00+08:00'))).toBe(true)
  expect(canVoid(new Date('2026-09-01T00:00:00+08:00'), new Date('2026-11-14T00:00:00+08:00'))).toBe(false)
})
