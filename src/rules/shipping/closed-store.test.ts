import { expect, test } from 'vitest'
import type { OrderStatus } from '#rules/orders/order.ts'
import { chooseStoreUntil, storeChangeOf, type BoxToStore, type StoreChange } from './closed-store.ts'

test.each([
  ['2026-11-23T09:30:00+08:00', '2026-11-26T10:00:00+08:00'],
  ['2026-11-23T00:00:00+08:00', '2026-11-26T10:00:00+08:00'],
  ['2026-11-23T23:59:59+08:00', '2026-11-26T10:00:00+08:00'],
  ['2026-12-30T12:00:00+08:00', '2027-01-02T10:00:00+08:00'],
])('DSK-32 a store that is told closed at %s is replaced before %s', (told, until) => {
  expect(chooseStoreUntil(new Date(told))).toEqual(new Date(until))
})

const now = new Date('2026-11-24T12:00:00+08:00')
const open: BoxToStore = { hasLabel: false, storeClosedUntil: null }
const labelled: BoxToStore = { hasLabel: true, storeClosedUntil: null }
const closed: BoxToStore = { hasLabel: true, storeClosedUntil: new Date('2026-11-26T10:00:00+08:00') }
const tooLate: BoxToStore = { hasLabel: true, storeClosedUntil: now }

test.each<[OrderStatus, BoxToStore[], StoreChange['way']]>([
  ['pending_payment', [], 'not now'],
  ['confirmed', [], 'in the house'],
  ['picking', [], 'in the house'],
  ['picking', [open, open], 'in the house'],
  ['picking', [{ ...open, storeClosedUntil: now }], 'in the house'],
  ['picking', [labelled], 'label_booked'],
  ['picking', [open, labelled], 'label_booked'],
  ['picking', [closed], 'by the courier'],
  ['picking', [labelled, closed], 'by the courier'],
  ['picking', [tooLate], 'label_booked'],
  ['delivering', [labelled], 'not now'],
  ['delivering', [closed], 'by the courier'],
  ['delivering', [tooLate], 'not now'],
  ['delivered', [closed], 'not now'],
  ['refunding', [closed], 'not now'],
])('DSK-32 DSK-33 %s with %j: %s', (status, boxes, way) => {
  expect(storeChangeOf({ status, boxes }, now)).toEqual({ way })
})
