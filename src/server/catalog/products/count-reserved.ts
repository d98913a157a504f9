import type { Tx } from '#database/connect.ts'
import { familyOf } from '#server/sales/orders/published/family-of.ts'

/** How many units an order and its parts hold. */
export async function countReserved(tx: Tx, orderId: number): Promise<number> {
  const { units } = await tx
    .selectFrom('stock_reservations')
    .where('order_id', 'in', familyOf(orderId))
    .where('state', '=', 'held')
    .select(({ fn }) => fn.sum<number | null>('quantity').as('units'))
    .executeTakeFirstOrThrow()
  return Number(units ?? 0)
}
