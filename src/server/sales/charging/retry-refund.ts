import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { beginAgain, findOrderOfRefund } from '#server/money/payments/end-refund.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'

export type RetriedRefund = { refundId: number; actor: Actor }

export type RetryRefusal = { code: 'no_such_refund' | 'refund_done' | 'refund_by_hand' }

/**
 * A refund that the card company had refused for good is asked for again, from the beginning. Told twice, it is asked for once: what
 * is being asked for already goes on.
 */
export async function retryRefund(shop: Shop, { refundId, actor }: RetriedRefund): Promise<Result<'under_way', RetryRefusal>> {
  const now = shop.now()
  const orderId = await findOrderOfRefund(shop, refundId)
  if (orderId === null) return refuse({ code: 'no_such_refund' })
  return shop.database.transaction(async (tx) => {
    const { order } = await lockWholeOrder(tx, orderId)
    const begun = await beginAgain(tx, { refundId, by: String(actor.id), now })
    if (begun === 'done') return refuse({ code: 'refund_done' })
    if (begun === 'by_hand') return refuse({ code: 'refund_by_hand' })
    if (begun === 'under_way') return ok('under_way')
    const [before, after] = [{ status: 'failed' }, { status: 'sent', refund: refundId }]
    await writeAuditEntry(tx, { actor, verb: 'retry-refund', subject: `order ${order.hashed_id}`, before, after, now })
    return ok('under_way')
  })
}
