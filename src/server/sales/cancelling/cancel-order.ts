import { readCancelReason } from '#rules/orders/order-cancel.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockOrderOfBuyer } from '#server/sales/orders/lock-order-of-buyer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { cancelHeld } from './cancel-held.ts'

export type CancelAsked = { memberId: number; hashedId: string; reason: string }
export type CancelRefused =
  | { status: 'invalid_order_number' | 'cancel_error' }
  | { status: 'validation_error'; details: { errors: Record<string, string> } }

/**
 * Cancels an order of this member that is not being packed yet: stock, points and discount code are free again, and money
 * that has come goes back (CNL-08). Who cancels twice hears that there is nothing to cancel, and nothing happens (CNL-09).
 */
export async function cancelOrder(shop: Shop, { memberId, hashedId, reason }: CancelAsked): Promise<Result<'cancelled', CancelRefused>> {
  const read = readCancelReason(reason)
  if (!read.ok) return refuse({ status: 'validation_error', details: { errors: { cancel_reason: read.refusal.code } } })
  const now = shop.now()
  const terms = await shop.terms()
  return shop.database.transaction(async (tx) => {
    const order = await lockOrderOfBuyer(tx, { memberId, hashedId })
    if (!order) return refuse({ status: 'invalid_order_number' })
    const cancelled = await cancelHeld(tx, { order, reason: read.value, actor: 'buyer', terms, now })
    return cancelled.ok ? ok('cancelled') : refuse({ status: 'cancel_error' })
  })
}
