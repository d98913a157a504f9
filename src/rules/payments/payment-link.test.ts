import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagsOf } from '#rules/cart/cart-flags.ts'
import { orderStatuses } from '#rules/orders/order.ts'
import { judgeLink, linkEnds, linkUntil, methodUntilChosen, stateOfLink } from './payment-link.ts'
import { isOnDelivery, paymentMethodIds } from './payment-methods.ts'
import { paymentRefusal } from './payway.ts'
import type { PaymentStatus } from './payment.ts'

const now = new Date('2026-11-24T04:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('DSK-27 which orders get a link, and why not', () => {
  const judge = (status: (typeof orderStatuses)[number], attempts: PaymentStatus[] = [], isLinked = false) => {
    const judged = judgeLink({ order: { status }, attempts: attempts.map((each) => ({ status: each })), isLinked })
    return judged.ok ? 'ok' : judged.refusal
  }
  expect(judge('pending_payment')).toBe('ok')
  expect(judge('pending_payment', ['failed', 'expired'])).toBe('ok')
  for (const open of ['created', 'waiting', 'authorised'] as const) {
    expect(judge('pending_payment', [open])).toBe('payment_in_progress')
    expect(judge('pending_payment', [open], true)).toBe('ok')
  }
  expect(judge('uncharged')).toBe('payment_in_progress')
  for (const status of ['cancel', 'refunding', 'refunded'] as const) expect(judge(status)).toBe('order_failed')
  for (const status of ['confirmed', 'picking', 'delivering', 'delivered', 'finished', 'archived'] as const)
    expect(judge(status)).toBe('no_such_move')
})

const anyOrder = fc.record({
  status: fc.constantFrom(...orderStatuses),
  payment: fc.constantFrom(...paymentMethodIds),
  deadline: fc.option(fc.integer({ min: -200, max: 200 }).map(inHours)),
})
const anyLink = fc.record({
  endsAt: fc.integer({ min: -200, max: 200 }).map(inHours),
  endedAt: fc.option(fc.integer({ min: -200, max: 0 }).map(inHours)),
})

test('DSK-26 an ended link is over whatever becomes of its order, and nothing is paid past its end or its order’s deadline', () => {
  fc.assert(
    fc.property(anyLink, anyOrder, (link, order) => {
      const state = stateOfLink(link, { order, now })
      const isInTime = order.deadline !== null && now <= order.deadline && now <= linkUntil(link, order)
      const isUnpaid = ['pending_payment', 'uncharged', 'cancel', 'refunding', 'refunded'].includes(order.status)
      expect(link.endedAt === null || state === 'ended').toBe(true)
      expect(state !== 'open' || (order.status === 'pending_payment' && isInTime)).toBe(true)
      expect(state !== 'paid' || !isUnpaid).toBe(true)
      expect(linkUntil(link, order) >= link.endsAt).toBe(true)
    }),
  )
})

test('DSK-26 hours are hours, over midnight and over the end of a year', () => {
  expect(linkEnds(72, now)).toEqual(inHours(72))
  expect(linkEnds(1, new Date('2026-12-31T15:30:00Z'))).toEqual(new Date('2026-12-31T16:30:00Z'))
})

test('until the buyer chooses, the order is said to be paid by a method that its goods allow', () => {
  const goods = { delivery: 'black_cat', flags: flagsOf([]), items_total: 1000 } as const
  const method = methodUntilChosen(goods)
  expect(isOnDelivery(method)).toBe(false)
  expect(paymentRefusal(method, goods)).toBeNull()
})
