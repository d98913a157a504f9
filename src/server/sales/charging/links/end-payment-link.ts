import type { StaffActor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockOrderOfNumber } from '#server/sales/orders/lock-order-of-number.ts'
import { findOpenLink, saveEnded } from './link-store.ts'

/**
 * Ends the link of an order: nothing new can be begun by any copy of it. The order waits on as long as it would, and what its buyer has
 * begun already may still be paid. Ended twice, it ended once.
 */
export async function endPaymentLink(
  shop: Shop,
  { number, actor }: { number: string; actor: StaffActor },
): Promise<Result<'ended', { code: 'no_such_order' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const held = await lockOrderOfNumber(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const link = await findOpenLink(tx, held.order.id)
    if (!link) return ok('ended')
    await saveEnded(tx, { linkId: link.id, by: actor.id, now })
    const before = { link_ends_at: link.ends_at }
    await writeAuditEntry(tx, { actor, verb: 'end-payment-link', subject: `order ${number}`, before, after: null, now })
    return ok('ended')
  })
}
