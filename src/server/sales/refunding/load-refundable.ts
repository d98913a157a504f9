import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { RefundableOrder } from '#rules/returns/refundable.ts'
import { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import type { LockedOrder } from '#server/sales/orders/record-transition.ts'
import { listGoodsLines } from '#server/sales/orders/published/goods-lines.ts'

type Order = Pick<LockedOrder, 'id' | 'status' | 'discount_amount' | 'delivery_fee' | 'handling_fee'>

/** What decides what of an order may still go back. Whoever is going to give something back holds the order. */
export async function loadRefundable(
  db: Kysely<Tables>,
  { whole, parcels }: { whole: Order; parcels: readonly Pick<Order, 'id' | 'status'>[] },
): Promise<RefundableOrder> {
  return {
    discount: whole.discount_amount,
    fees: { delivery: whole.delivery_fee, handling: whole.handling_fee },
    parcels,
    lines: await listGoodsLines(db, whole.id),
    given: await listGivenParts(db, whole.id),
  }
}
