import type { Tx } from '#database/connect.ts'
import { isOnDelivery } from '#rules/payments/payment-methods.ts'
import { recordPaymentTransition } from './record-payment-transition.ts'
import { lockPaymentsOf } from './store.ts'

/** The courier has collected the money of an order that is paid on delivery. Other orders wait for nobody any more. */
export async function recordCash(tx: Tx, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  const waiting = (await lockPaymentsOf(tx, orderId)).find(({ method, status }) => isOnDelivery(method) && status === 'waiting')
  if (waiting) await recordPaymentTransition(tx, { payment: waiting, event: 'paid', actor: 'courier', set: { paid_at: now } })
}
