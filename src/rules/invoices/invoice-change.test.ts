import { expect, test } from 'vitest'
import { fieldToMend, relateNumberOf, standingOf, type InvoiceStanding, type StandingInvoice } from './invoice-change.ts'

const taipei = (written: string) => new Date(`${written}+08:00`)
const plain: StandingInvoice = { kind: 'b2c', issuedAt: taipei('2026-11-24T12:00:00'), reducedAmount: 0 }

test.each<[string, { invoice: StandingInvoice; now: string }, InvoiceStanding]>([
  ['on the day', { invoice: plain, now: '2026-11-24T13:00:00' }, 'open'],
  ['on the last second of the 13th after its period', { invoice: plain, now: '2027-01-13T23:59:59' }, 'open'],
  ['on the 14th', { invoice: plain, now: '2027-01-14T00:00:00' }, 'closed'],
  [
    'of the first month of a period',
    { invoice: { ...plain, issuedAt: taipei('2026-09-01T00:00:00') }, now: '2026-11-13T23:59:59' },
    'open',
  ],
  [
    'of the first month of a period, later',
    { invoice: { ...plain, issuedAt: taipei('2026-09-01T00:00:00') }, now: '2026-11-14T00:00:00' },
    'closed',
  ],
  ['after an allowance', { invoice: { ...plain, reducedAmount: 1 }, now: '2026-11-24T13:00:00' }, 'closed'],
  ['once it was donated', { invoice: { ...plain, kind: 'donate' }, now: '2026-11-24T13:00:00' }, 'closed'],
  ['of a company', { invoice: { ...plain, kind: 'b2b' }, now: '2026-11-24T13:00:00' }, 'open'],
])('DSK-22 an invoice %s', (_, { invoice, now }, standing) => {
  expect(standingOf({ invoice, isDue: false }, taipei(now))).toBe(standing)
})

test('an invoice that is not there is missing once packing has begun', () => {
  expect([true, false].map((isDue) => standingOf({ invoice: null, isDue }, new Date()))).toEqual(['missing', 'none'])
})

test.each([
  ['CustomerIdentifier Error', '12345670', 'receipt'],
  ['統一編號格式錯誤', '12345670', 'receipt'],
  ['CarrierNum Error', null, 'carrier'],
  ['手機條碼不存在', null, 'carrier'],
  ['LoveCode 錯誤', null, 'carrier'],
  ['CustomerAddr Error', null, 'address'],
  ['Unknown', '12345670', 'receipt'],
  ['Unknown', null, 'carrier'],
] as const)('DSK-23 of %s for the tax ID %s the field to mend is %s', (says, receipt, field) => {
  expect(fieldToMend(says, { receipt })).toBe(field)
})

test('each invoice of an order has a name of its own', () => {
  expect([0, 1, 2].map((before) => relateNumberOf({ number: 'ABCDEFGH2345', before }))).toEqual([
    'ABCDEFGH2345',
    'ABCDEFGH2345R1',
    'ABCDEFGH2345R2',
  ])
})
