import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { findOrderOfRefund, lockTurn } from '#server/money/payments/end-refund.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { recordHeldRefund } from './send-refund.ts'

export type RefundedByHand = { refundId: number; /** By which the bank knows it. */ reference: string; by: string }

/**
 * Somebody of the shop has given money back by themselves: a transfer, cash, or what the card company would not do. What the
 * machine is still trying is left to it, so that nobody is paid back twice.
 */
export async function refundByHand(
  shop: Shop,
  { refundId, reference, by }: RefundedByHand,
): Promise<Result<'done', { code: 'no_such_refund' | 'refund_done' | 'refund_under_way' }>> {
  const now = shop.now()
  const orderId = await findOrderOfRefund(shop, refundId)
  if (orderId === null) return refuse({ code: 'no_such_refund' })
  const actor: Actor = { kind: 'staff', id: by }
  return shop.database.transaction(async (tx) => {
    const { order } = await lockWholeOrder(tx, orderId)
    const turn = await lockTurn(tx, refundId)
    if (turn === 'done') return refuse({ code: 'refund_done' })
    if (turn === 'under_way') return refuse({ code: 'refund_under_way' })
    await recordHeldRefund(tx, { orderId, refundId, actor: 'operations', by, end: { done: true, refundId: reference }, now })
    const after = { refund: refundId, reference }
    await writeAuditEntry(tx, { actor, verb: 'confirm-refund', subject: `order ${order.hashed_id}`, before: null, after, now })
    return ok('done')
  })
}
