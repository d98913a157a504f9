import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findSoldAlone, judgePromotion, type PromotionRefusal } from './judge-promotion.ts'
import { newPromotionShape, type NewPromotion } from './promotion-shape.ts'
import { createPromotionRow, lockPromotions, saveTiers } from './store.ts'

/** Opens add-ons from an amount on, for the goods of one temperature; answers the id of the promotion. */
export async function createPromotion(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, promotion }: { actor: Actor; promotion: NewPromotion },
): Promise<Result<number, PromotionRefusal>> {
  const read = newPromotionShape.safeParse(promotion)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const now = shop.now()
  const { name_en = '', starts_at = now, ends_at = null, active = true, tiers, ...rest } = read.data
  const row = { ...rest, name_en, starts_at, ends_at, active }
  return shop.database.transaction(async (tx) => {
    await lockPromotions(tx)
    const fits = await judgePromotion(tx, { ...row, tiers })
    if (!fits.ok) return fits
    const alone = await findSoldAlone(tx, { ...row, tiers, now })
    if (alone) return refuse(alone)
    const id = await createPromotionRow(tx, row)
    await saveTiers(tx, { promotionId: id, tiers })
    const subject = `promotion ${id}`
    await writeAuditEntry(tx, { actor, verb: 'create-promotion', subject, before: null, after: { ...row, tiers }, now })
    return ok(id)
  })
}
