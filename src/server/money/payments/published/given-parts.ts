import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { OrderFee } from '#rules/returns/refund-share.ts'

/** One thing of an order of which something went back: a line or a fee, and what it followed from. */
export type GivenRow = Awaited<ReturnType<typeof listGivenParts>>[number]

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
