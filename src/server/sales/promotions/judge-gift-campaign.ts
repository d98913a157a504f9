import type { Tx } from '#database/connect.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockGift } from '#server/catalog/products/lock-gift.ts'
import type { GiftCampaignRefusal } from './gift-campaign-shape.ts'

type Said = { product: number; starts_at: Date; ends_at: Date | null }

/** Whether a campaign may give that product away at that time. */
export async function judgeGiftCampaign(
  tx: Tx,
  { product, starts_at: from, ends_at: until }: Said,
): Promise<Result<null, GiftCampaignRefusal>> {
  if (until && until <= from) return refuse({ code: 'wrong_value', why: 'ends_at has to be after starts_at' })
  const gift = await lockGift(tx, product)
  if (!gift) return refuse({ code: 'unknown_product', product })
  const { name, isExclusive } = gift
  return isExclusive ? refuse({ code: 'flags_exclude', flag: 'exclusive', beside: 'gift_campaign', product, name }) : ok(null)
}
