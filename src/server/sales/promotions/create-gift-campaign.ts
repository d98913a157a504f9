import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { newGiftCampaignShape, type GiftCampaignRefusal, type NewGiftCampaign } from './gift-campaign-shape.ts'
import { judgeGiftCampaign } from './judge-gift-campaign.ts'
import { createFreeCampaign } from './store.ts'

/** Gives a product away in a time, to whom its kind says; answers its key. */
export async function createGiftCampaign(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, campaign }: { actor: Actor; campaign: NewGiftCampaign },
): Promise<Result<string, GiftCampaignRefusal>> {
  const read = newGiftCampaignShape.safeParse(campaign)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const now = shop.now()
  const { min_vip = 0, starts_at = now, ends_at = null, active = true, ...rest } = read.data
  const said = { ...rest, min_vip, starts_at, ends_at, active }
  const { product, ...row } = said
  return shop.database.transaction(async (tx) => {
    const fits = await judgeGiftCampaign(tx, said)
    if (!fits.ok) return fits
    if (!(await createFreeCampaign(tx, { ...row, product_id: product }))) return refuse({ code: 'campaign_taken', key: said.key })
    const subject = `gift campaign ${said.key}`
    await writeAuditEntry(tx, { actor, verb: 'create-gift-campaign', subject, before: null, after: said, now })
    return ok(said.key)
  })
}
