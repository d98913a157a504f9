import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockOrderNumbered } from '#server/sales/orders/lock-order-of-buyer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { cancelHeld } from './cancel-held.ts'

export type CancelledForBuyer = { number: string; /** In words, which the buyer reads. */ reason: string; by: string }

/** Operations cancel an order that is not being packed yet, as its buyer could. */
export async function cancelForBuyer(
  shop: Shop,
  { number, reason, by }: CancelledForBuyer,
): Promise<Result<'cancelled', { code: 'no_such_order' } | { code: 'no_such_transition'; status: OrderStatus }>> {
  const now = shop.now()
  const terms = await shop.terms()
  return shop.database.transaction(async (tx) => {
    const order = await lockOrderNumbered(tx, number)
    if (!order) return refuse({ code: 'no_such_order' })
    const cancelled = await cancelHeld(tx, {
      order,
      reason: { cancel_code: 'else', cancel_text: reason },
      actor: 'operations',
      by,
      terms,
      now,
    })
    return cancelled.ok ? ok('cancelled') : refuse({ code: 'no_such_transition', ...cancelled.refusal })
  })
}
