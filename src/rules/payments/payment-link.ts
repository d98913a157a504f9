import { addMinutes } from '#rules/calendar.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { canPayAgain } from './pay-again.ts'
import { isOpenPayment, type PaymentStatus } from './payment.ts'
import { isCharged, isByTransfer, paymentMethodIds, type PaymentMethod } from './payment-methods.ts'
import { paymentRefusal, type PaidGoods } from './payway.ts'

/** For how long a payment link is valid, in hours (DSK-26). */
export const linkHours = { least: 1, usual: 72, most: 168 } as const

/** When a link ends that is given at this moment. */
export function linkEnds(hours: number, now: Date): Date {
  return addMinutes(now, hours * 60)
}

export type LinkedOrder = {
  status: OrderStatus
  payment: PaymentMethod
  deadline: Date | null
}

export type LinkFacts = {
  order: Pick<LinkedOrder, 'status'>
  attempts: readonly { status: PaymentStatus }[]
  /** Whether it has a link already, of which another copy is wanted. */
  isLinked: boolean
}

/**
 * Whether an order can be paid by a link: it waits for its money and nobody is paying it in another way. `order_failed`: it was
 * cancelled, so its goods are free again.
 */
export function judgeLink({
  order: { status },
  attempts,
  isLinked,
}: LinkFacts): Result<null, 'order_failed' | 'payment_in_progress' | 'no_such_move'> {
  if (status === 'cancel' || status === 'refunding' || status === 'refunded') return refuse('order_failed')
  if (status === 'uncharged') return refuse('payment_in_progress')
  if (status !== 'pending_payment') return refuse('no_such_move')
  return !isLinked && attempts.some((attempt) => isOpenPayment(attempt.status)) ? refuse('payment_in_progress') : ok(null)
}

export type PaymentLink = { endsAt: Date; endedAt: Date | null }

/** Until when the link is valid. Whoever has chosen a transfer by it sees the account as long as it waits for the money. */
export function linkUntil({ endsAt }: Pick<PaymentLink, 'endsAt'>, { status, payment, deadline }: LinkedOrder): Date {
  const waits = status === 'pending_payment' && isByTransfer(payment)
  return waits && deadline !== null && deadline > endsAt ? deadline : endsAt
}

/** What whoever opens the link finds: an order to pay, one that is paid, or nothing. */
export type LinkState = 'open' | 'paid' | 'ended'

export function stateOfLink(link: PaymentLink, { order, now }: { order: LinkedOrder; now: Date }): LinkState {
  if (link.endedAt !== null) return 'ended'
  if (canPayAgain(order, now)) return now <= linkUntil(link, order) ? 'open' : 'ended'
  return isPaid(order.status) ? 'paid' : 'ended'
}

function isPaid(status: OrderStatus): boolean {
  return ['confirmed', 'picking', 'delivering', 'delivered', 'finished', 'archived'].includes(status)
}

/** By what an order is said to be paid until its buyer has chosen: the first method that its goods allow. */
export function methodUntilChosen(goods: PaidGoods): PaymentMethod {
  const allowed = paymentMethodIds.filter((method) => isCharged(method) && paymentRefusal(method, goods) === null)
  return allowed[0] ?? 'credit_cards'
}
