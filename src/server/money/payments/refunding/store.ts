import type { Tx } from '#database/connect.ts'
import type { RefundPart } from '#rules/returns/refund-share.ts'

export type SavedParts = {
  orderId: number
  cause: string
  /** Null where no money goes back. */
  refundId: number | null
  /** Of money that the courier collects so much less of. */
  isUncollected: boolean
  parts: readonly RefundPart[]
}

export async function createPartRows(tx: Tx, { orderId, cause, refundId, isUncollected, parts }: SavedParts): Promise<void> {
  const rows = parts.map(({ lineId, fee, units, amount, points }) => ({
    order_id: orderId,
    cause,
    refund_id: amount > 0 && !isUncollected ? refundId : null,
    order_line_id: lineId,
    fee,
    units,
    amount,
    points,
    uncollected: isUncollected && amount > 0,
  }))
  await tx.insertInto('refund_parts').values(rows).execute()
}
