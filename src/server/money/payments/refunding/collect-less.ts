import type { Tx } from '#database/connect.ts'
import type { Twd } from '#rules/money.ts'
import { isOnDelivery } from '#rules/payments/payment-methods.ts'
import type { Shop } from '#server/platform/shop.ts'
import { newOrderNumber } from '#rules/orders/order-number.ts'
import { recordPaymentTransition } from '../record-payment-transition.ts'
import { startPayment } from '../start-payment.ts'
import { lockPaymentsOf, type PaymentRow } from '../store.ts'

/** The attempt by which the courier is going to collect the money of an order; null when he is not, or has. */
export async function findCashToCollect(tx: Tx, orderId: number): Promise<Pick<PaymentRow, 'id' | 'amount' | 'status' | 'method'> | null> {
  return (await lockPaymentsOf(tx, orderId)).find(({ method, status }) => isOnDelivery(method) && status === 'waiting') ?? null
}

export type LessToCollect = { orderId: number; by: Twd; reason: string; now: Date }

/**
 * The courier collects so much less than was agreed. What was agreed stays as it was, as an attempt that was given up; a new one
 * waits for the rest. Nothing is left to collect: nothing waits. The order is held.
 */
export async function collectLess(shop: Shop, tx: Tx, { orderId, by, reason, now }: LessToCollect): Promise<void> {
  const cash = await findCashToCollect(tx, orderId)
  if (!cash || by > cash.amount) throw new RangeError(`Of order ${orderId} ${by} cannot be collected less`)
  await recordPaymentTransition(tx, { payment: cash, event: 'given_up', actor: 'operations', cause: { reason, less: by } })
  if (by === cash.amount) return
  await startPayment(tx, {
    orderId,
    method: cash.method,
    amount: cash.amount - by,
    reference: newOrderNumber(shop.randomBytes(16)),
    instalment: null,
    savedCardId: null,
    leadsToPage: false,
    now,
  })
}
