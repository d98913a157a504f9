import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { PaymentTerms } from '#rules/terms.ts'
import { isOnDelivery, type PaymentMethod } from './payment-methods.ts'
import { isOpenPayment, paymentDeadline, type PaymentStatus } from './payment.ts'

export type WaitingOrder = { status: OrderStatus; deadline: Date | null }

/** Whether an order still waits for money that its buyer may bring in any way. */
export function canPayAgain({ status, deadline }: WaitingOrder, now: Date): boolean {
  return status === 'pending_payment' && deadline !== null && now <= deadline
}

export type PayAgainFacts = {
  order: WaitingOrder
  attempts: readonly { id: number; status: PaymentStatus }[]
  now: Date
}

/**
 * Whether another attempt to pay may begin, and which open one it replaces. Nothing begins while nobody knows what became of
 * a charge: it may have gone through.
 */
export function judgePayAgain({ order, attempts, now }: PayAgainFacts): Result<{ replaced: number | null }, 'not_payable' | 'in_progress'> {
  if (order.status === 'uncharged') return refuse('in_progress')
  if (!canPayAgain(order, now)) return refuse('not_payable')
  const open = attempts.find(({ status }) => isOpenPayment(status))
  return open && open.status !== 'waiting' ? refuse('in_progress') : ok({ replaced: open?.id ?? null })
}

/** Whether an order can be paid by this method once it waits: the courier collects only what was left to him from the beginning. */
export function isForPayingAgain(method: PaymentMethod): boolean {
  return !isOnDelivery(method)
}

/** Until when an order waits that is paid in another way: as long as that way takes, counted from when it was placed, and never shorter than before. Whoever changes again and again gains no time. */
export function deadlineAnew(
  method: PaymentMethod,
  { current, placedAt, terms }: { current: Date; placedAt: Date; terms: PaymentTerms },
): Date {
  const own = paymentDeadline(method, { now: placedAt, terms })
  return own !== null && own > current ? own : current
}
