import type { Tx } from '#database/connect.ts'
import { decideCancel, type KeptReason } from '#rules/orders/order-cancel.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Terms } from '#rules/terms.ts'
import { clearOrderedLines } from '#server/sales/cart/clear-ordered-lines.ts'
import type { BuyersOrder } from '#server/sales/orders/lock-order-of-buyer.ts'
import { recordTransition } from '#server/sales/orders/record-transition.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { giveUpPayment } from '#server/money/payments/give-up-payment.ts'
import { giveBackMoney } from '#server/money/payments/give-back-money.ts'
import { lockMoney } from '#server/money/payments/lock-money.ts'
import { returnWhatWasTaken } from './return-what-was-taken.ts'

export type Cancelling = { order: BuyersOrder; reason: KeptReason; actor: 'buyer' | 'operations'; by?: string; terms: Terms; now: Date }

/**
 * Cancels an order that is held and not being packed yet: what it took is free again, and money that has come goes back.
 * The order is held before its payments, as settling holds them, so that the two never wait for each other in a circle.
 */
export async function cancelHeld(
  tx: Tx,
  { order, reason, actor, by, terms, now }: Cancelling,
): Promise<Result<'cancelled', { status: OrderStatus }>> {
  const { id: orderId, status } = order
  const money = await lockMoney(tx, orderId)
  const decided = decideCancel({ status, isPaid: money.received > 0 })
  if (!decided.ok) return refuse({ status })
  const moved = await recordTransition(tx, {
    orderId,
    event: decided.value,
    actor,
    set: { ...reason, cancelled_at: now },
    staff: by === undefined ? undefined : { by, reason: reason.cancel_text ?? undefined, now },
    data: { reason: reason.cancel_code },
  })
  if (!moved.ok) return refuse(moved.refusal)
  await giveUpPayment(tx, { orderId, actor, reason: 'cancelled' })
  await clearOrderedLines(tx, orderId)
  await returnWhatWasTaken(tx, moved.value, { terms, now })
  await giveBackMoney(tx, { money, amount: money.left, reason: 'cancelled', actor, now })
  await tellLater(tx, { name: 'order-cancelled', orderId })
  return ok('cancelled')
}
