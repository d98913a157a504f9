import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { OrderFee } from '#rules/returns/refund-share.ts'

/** Everything of an order that went back by line and fee, oldest first. */
export async function listGivenParts(db: Kysely<Tables>, orderId: number) {
  const rows = await db
    .selectFrom('refund_parts')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['cause', 'refund_id', 'order_line_id', 'fee', 'units', 'amount', 'points', 'uncollected'])
    .execute()
  return rows.map(({ order_line_id: lineId, fee, refund_id: refundId, ...row }) => ({
    ...row,
    refundId,
    lineId,
    fee: fee as OrderFee | null,
  }))
}
