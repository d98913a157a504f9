import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields, type ChangedFields } from '#server/platform/audit/changed-fields.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { giftCampaignChangeShape, type GiftCampaignChange, type GiftCampaignRefusal } from './gift-campaign-shape.ts'
import { judgeGiftCampaign } from './judge-gift-campaign.ts'
import { lockCampaign, saveCampaignRow, type WholeCampaign } from './store.ts'

/**
 * Changes which product a campaign gives away, to whom and when; its key and its kind stay. Gifts that lie in carts stay as
 * they are. Told twice, the second time changes nothing.
 */
export async function changeGiftCampaign(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, key, change }: { actor: Actor; key: string; change: GiftCampaignChange },
): Promise<Result<ChangedFields<WholeCampaign>, GiftCampaignRefusal>> {
  const read = giftCampaignChangeShape.safeParse(change)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    const stood = await lockCampaign(tx, key)
    if (!stood) return refuse({ code: 'unknown_campaign', key })
    const { before, after } = changedFields(stood, read.data)
    if (Object.keys(after).length === 0) return ok({ before, after })
    const fits = await judgeGiftCampaign(tx, { ...stood, ...after })
    if (!fits.ok) return fits
    const { product, ...row } = after
    await saveCampaignRow(tx, { id: stood.id, change: { ...row, ...(product !== undefined && { product_id: product }) } })
    const entry = { verb: 'change-gift-campaign', subject: `gift campaign ${key}`, before, after, now: shop.now() }
    await writeAuditEntry(tx, { actor, ...entry })
    return ok({ before, after })
  })
}
