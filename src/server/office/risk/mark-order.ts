import type { Actor } from '#rules/actor.ts'
import { rememberedUntil, type RiskMark } from '#rules/orders/risk.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { holdForRisk, releaseFromRisk } from '#server/sales/orders/holding/hold-for-risk.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import { saveRiskMark } from '#server/sales/orders/risk/save-risk.ts'
import { signsOfOrder } from './signs-of-order.ts'
import { createMarks, deleteMarksOf } from './store.ts'

export type ToMark = { number: string; mark: RiskMark | null; reason: string | null; staffId: number | null; actor: Actor }
export type MarkRefusal = { code: 'no_such_order' }

/**
 * What a person says of an order, or takes back with null: 安全 lets go what was held for its risk, 可疑 remembers recipient and buyer for
 * 730 days (DSK-35). Who takes 安全 back has an order of high risk held again. Answers what stood before; told twice, nothing changes.
 */
export async function markOrder(
  shop: Shop,
  { number, mark, reason, staffId, actor }: ToMark,
): Promise<Result<RiskMark | null, MarkRefusal>> {
  const { risk: terms } = await shop.terms()
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const locked = await lockParcel(tx, number)
    if (!locked || locked.parcel.id !== locked.whole.id) return refuse({ code: 'no_such_order' })
    const { whole: order, parcels } = locked
    const before = order.risk_mark
    if (before === mark) return ok(before)
    const held = { order, parts: parcels.filter(({ id }) => id !== order.id) }
    await saveRiskMark(tx, { orderId: order.id, mark })
    if (before === 'suspicious') await deleteMarksOf(tx, order.id)
    if (mark === 'suspicious')
      await createMarks(tx, { orderId: order.id, signs: signsOfOrder(shop, order), reason, staffId, until: rememberedUntil(now), now })
    const sides = { before: before && { risk_mark: before }, after: mark && { risk_mark: mark } }
    await writeAuditEntry(tx, { actor, verb: 'mark-risk', subject: `order ${number}`, ...sides, reason: reason ?? undefined, now })
    if (mark === 'safe') await releaseFromRisk(tx, { held, actor, now })
    if (before === 'safe' && order.risk === 'high' && terms.holds_high) await holdForRisk(tx, { held, actor, now })
    return ok(before)
  })
}
