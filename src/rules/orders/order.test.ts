import { expect, test } from 'vitest'
import {
  awaitsBuyer,
  awaitsTransfer,
  canRepay,
  firstOrderStatus,
  isOpenOrder,
  transitionOrder,
  orderTransitions,
  orderStatuses,
  readOrderTab,
  showsInvoice,
  statusesOfTab,
  tabOf,
} from './order.ts'
import type { OrderEvent, OrderStatus } from './order.ts'

const transitionsOf = (status: OrderStatus) => Object.entries(orderTransitions[status])

test('OAP-06 the table tells of every status, and each can be reached from a placed order', () => {
  const reached = new Set<OrderStatus>([firstOrderStatus])
  for (const status of reached) for (const [, next] of transitionsOf(status)) reached.add(next)
  expect([...reached].toSorted()).toEqual(orderStatuses.toSorted())
  expect(Object.keys(orderTransitions).toSorted()).toEqual(orderStatuses.toSorted())
})

test('D-66 only archived and refunded orders are at their end; a cancelled one waits for late money', () => {
  expect(orderStatuses.filter((status) => transitionsOf(status).length === 0)).toEqual(['refunded', 'archived'])
  expect(transitionsOf('cancel')).toEqual([['late_payment', 'refunding']])
})

test('D-66 from every status an end can be reached', () => {
  const ends = (status: OrderStatus, seen: readonly OrderStatus[]): boolean =>
    ['refunded', 'archived', 'cancel'].includes(status) ||
    transitionsOf(status).some(([, next]) => !seen.includes(next) && ends(next, [...seen, next]))
  for (const status of orderStatuses) expect(ends(status, [status]), status).toBe(true)
})

test.each<[OrderStatus, OrderEvent, OrderStatus]>([
  ['uncharged', 'accepted', 'confirmed'],
  ['uncharged', 'account_issued', 'pending_payment'],
  ['uncharged', 'charge_refused', 'cancel'],
  ['pending_payment', 'payment_failed', 'pending_payment'],
  ['pending_payment', 'deadline_passed', 'cancel'],
  ['confirmed', 'cancel_paid', 'refunding'],
  ['picking', 'goods_short', 'picking'],
  ['delivering', 'arrived_at_store', 'delivered'],
  ['delivered', 'picked_up', 'finished'],
  ['cancel', 'late_payment', 'refunding'],
])('D-66 %s, %s: %s', (status, event, next) => {
  expect(transitionOrder(status, event)).toEqual({ ok: true, value: next })
})

test.each<[OrderStatus, OrderEvent]>([
  ['picking', 'edit'],
  ['picking', 'cancel_unpaid'],
  ['confirmed', 'goods_short'],
  ['delivering', 'goods_short'],
  ['finished', 'edit'],
  ['cancel', 'cancel_unpaid'],
  ['refunded', 'refund_confirmed'],
  ['confirmed', 'hand_over'],
])('D-66 %s refuses %s', (status, event) => {
  expect(transitionOrder(status, event)).toEqual({ ok: false, refusal: { code: 'no_such_transition', status, event } })
})

test('EDT-01 CNL-05 CNL-09 edit and cancel are transitions of exactly the three open statuses', () => {
  for (const status of orderStatuses) {
    expect(transitionOrder(status, 'edit').ok, status).toBe(isOpenOrder(status))
    expect(transitionOrder(status, 'cancel_unpaid').ok, status).toBe(isOpenOrder(status))
  }
  expect(orderStatuses.filter(isOpenOrder)).toEqual(['uncharged', 'pending_payment', 'confirmed'])
})

test('OLS-03 D-67 every status stands under one tab, and all leaves none out', () => {
  expect(statusesOfTab('unpaid')).toEqual(['uncharged', 'pending_payment'])
  expect(statusesOfTab('in_progress')).toEqual(['confirmed', 'picking', 'delivering', 'delivered'])
  expect(statusesOfTab('finished')).toEqual(['finished', 'archived'])
  expect(statusesOfTab('canceled')).toEqual(['refunding', 'refunded', 'cancel'])
  expect(statusesOfTab('all')).toBeNull()
  for (const status of orderStatuses) expect(statusesOfTab(tabOf(status))).toContain(status)
})

test.each([
  ['unpaid', 'unpaid'],
  ['processing', 'all'],
  ['completed', 'all'],
  ['', 'all'],
  [undefined, 'all'],
])('OLS-08 OLS-12 tab %s is read as %s', (word, tab) => {
  expect(readOrderTab(word)).toBe(tab)
})

test('OAP-06 an order has eleven statuses; what is written canceled elsewhere is the tab of cancel', () => {
  expect(orderStatuses.toSorted()).toEqual([
    'archived',
    'cancel',
    'confirmed',
    'delivered',
    'delivering',
    'finished',
    'pending_payment',
    'picking',
    'refunded',
    'refunding',
    'uncharged',
  ])
  expect(tabOf('cancel')).toBe('canceled')
})

test('ORD-13 the invoice shows from picking to finished when there is one', () => {
  expect(orderStatuses.filter((status) => showsInvoice({ status, has_invoice: true }))).toEqual([
    'picking',
    'delivering',
    'delivered',
    'finished',
  ])
  expect(showsInvoice({ status: 'picking', has_invoice: false })).toBe(false)
})

test('PAY-09 ORD-15 only a waiting LINE or JKO order can be paid again', () => {
  expect(canRepay({ status: 'pending_payment', payment: 'jko' })).toBe(true)
  expect(canRepay({ status: 'pending_payment', payment: 'atm' })).toBe(false)
  expect(canRepay({ status: 'uncharged', payment: 'line' })).toBe(false)
})

test('PAY-11 the transfer is asked for only while an ATM order waits', () => {
  expect(orderStatuses.filter((status) => awaitsTransfer({ status, payment: 'atm' }))).toEqual(['uncharged', 'pending_payment'])
  expect(awaitsTransfer({ status: 'pending_payment', payment: 'line' })).toBe(false)
})

test('a list asks for the payment of what waits for it, also where a page was refused: not while it is being checked', () => {
  expect(orderStatuses.filter((status) => awaitsBuyer({ status }))).toEqual(['pending_payment'])
})
