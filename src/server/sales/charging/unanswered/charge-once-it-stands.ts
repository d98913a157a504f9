import { findOrderOutcome } from '#server/sales/orders/find-order-outcome.ts'
import { saveKeyAnswer, type IdempotencyKey } from '#server/sales/placing/idempotency-key.ts'
import type { Shop } from '#server/platform/shop.ts'
import { chargeOrder, type OrderToCharge } from '../charge-order.ts'
import { goOnBeside } from './go-on-beside.ts'

/**
 * Nobody said whether this order was committed. Where it turns out that it was, it is charged as it would have been, by the one attempt
 * that may: every other press under its key waits for this one.
 */
export function chargeOnceItStands(shop: Shop, { key, order }: { key: IdempotencyKey; order: OrderToCharge }): void {
  let charging: ReturnType<typeof chargeOrder> | undefined
  void goOnBeside(shop, async () => {
    const outcome = await findOrderOutcome(shop, order.id)
    // A number that the fallen server had given may have been given again; no two orders are called the same.
    if (outcome?.hashedId !== order.hashedId) return false
    charging ??= chargeOrder(shop, order)
    await saveKeyAnswer(shop.database.db, key, await charging)
    return true
  })
}
