import type { Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { bookSurplus } from '#server/money/payments/book-transfers.ts'
import { findTransfer, lockTransfer } from '#server/money/payments/find-transfer.ts'
import type { Shop } from '#server/platform/shop.ts'

export type ConfirmedSurplus = { number: string; amount: Twd; /** By which the bank knows the transfer. */ reference: string }

/** Operations have seen at the bank that money has come for an order without being asked for. It is owed back; answers the number of the refund. */
export async function confirmSurplus(
  shop: Shop,
  { number, amount, reference }: ConfirmedSurplus,
): Promise<Result<number, { code: 'no_such_transfer' | 'counted_before' }>> {
  const attempt = await findTransfer(shop, number)
  if (!attempt) return refuse({ code: 'no_such_transfer' })
  return shop.database.transaction(async (tx) => {
    await lockWholeOrder(tx, attempt.order_id)
    if ((await lockTransfer(tx, reference)).isCounted) return refuse({ code: 'counted_before' })
    return ok(await bookSurplus(shop, tx, { orderId: attempt.order_id, transfer: { companyId: reference, amount }, actor: 'operations' }))
  })
}
