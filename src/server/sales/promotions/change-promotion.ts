import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields, type ChangedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findSoldAlone, judgePromotion, type PromotionRefusal } from './judge-promotion.ts'
import { promotionChangeShape, type PromotionChange } from './promotion-shape.ts'
import { findPromotion, lockPromotions, savePromotionRow, saveTiers, type WholePromotion } from './store.ts'

export type PromotionChangeRefusal = PromotionRefusal | { code: 'unknown_promotion' }

/**
 * Changes the words, the time or the tiers of a promotion; all of it or nothing. Carts follow from then on, orders keep
 * what they were placed for. Told twice, the second time changes nothing.
 */
export async function changePromotion(
  shop: Shop,
  { actor, id, change }: { actor: Actor; id: number; change: PromotionChange },
): Promise<Result<ChangedFields<WholePromotion>, PromotionChangeRefusal>> {
  const read = promotionChangeShape.safeParse(change)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    await lockPromotions(tx)
    const stood = await findPromotion(tx, id)
    if (!stood) return refuse({ code: 'unknown_promotion' })
    const { before, after } = changedFields(stood, read.data)
    if (Object.keys(after).length === 0) return ok({ before, after })
    // Goods that took another temperature since then do not keep a promotion from being ended.
    const looksAtGoods = after.tiers !== undefined || after.temperature !== undefined
    const fits = await judgePromotion(tx, { ...stood, ...after, tiers: looksAtGoods ? (after.tiers ?? stood.tiers) : undefined })
    if (!fits.ok) return fits
    const alone = await findSoldAlone(tx, { ...stood, ...after, now: shop.now() })
    if (alone) return refuse(alone)
    const { tiers, ...row } = after
    if (Object.keys(row).length > 0) await savePromotionRow(tx, { id, change: row })
    if (tiers) await saveTiers(tx, { promotionId: id, tiers })
    await writeAuditEntry(tx, { actor, verb: 'change-promotion', subject: `promotion ${id}`, before, after, now: shop.now() })
    return ok({ before, after })
  })
}
