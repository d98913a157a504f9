import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import { askedTogether, inOrderOf } from '#database/asked-together.ts'
import type { Tables } from '#database/tables.ts'
import type { Text } from '#rules/locale.ts'

export type CampaignWith = { kind: 'gift' | 'add_on'; name: Text; isRunning: boolean }

type Asked = { product: number; now: Date }
type Window = { active: boolean; starts_at: Date; ends_at: Date | null }

/** Campaigns that give a product away or offer it along, and are not over. */
export async function listCampaignsWith(db: Kysely<Tables>, { product, now }: Asked): Promise<CampaignWith[]> {
  const [gifts, offers] = [await listGiftsOf(db, product), await listOffersOf(db, product)]
  const isOver = ({ active, ends_at: end }: Window) => !active || (end !== null && end <= now)
  return [
    ...gifts
      .filter((gift) => !isOver(gift))
      .map((gift) => ({ kind: 'gift' as const, name: { zh: gift.key, en: gift.key }, isRunning: gift.starts_at <= now })),
    ...offers
      .filter((offer) => !isOver(offer))
      .map((offer) => ({
        kind: 'add_on' as const,
        name: { zh: offer.name_zh, en: offer.name_en || offer.name_zh },
        isRunning: offer.starts_at <= now,
      })),
  ]
}

const listGiftsOf = askedTogether(async (db, products: readonly number[]) => {
  const rows = await db
    .selectFrom('gift_campaigns')
    .where('product_id', '=', anyOf(products))
    .orderBy('id')
    .select(['product_id', 'key', 'active', 'starts_at', 'ends_at'])
    .execute()
  return inOrderOf(products, { rows, keyOf: (row) => row.product_id })
})

const listOffersOf = askedTogether(async (db, products: readonly number[]) => {
  const rows = await db
    .selectFrom('add_on_items')
    .innerJoin('promotion_tiers', 'promotion_tiers.id', 'add_on_items.tier_id')
    .innerJoin('promotions', 'promotions.id', 'promotion_tiers.promotion_id')
    .where('add_on_items.product_id', '=', anyOf(products))
    .distinct()
    .orderBy('promotions.id')
    .select(['add_on_items.product_id', 'promotions.id', 'name_zh', 'name_en', 'active', 'starts_at', 'ends_at'])
    .execute()
  return inOrderOf(products, { rows, keyOf: (row) => row.product_id })
})

/** Whether any campaign, also one that is over, gives a product away: such a product never becomes exclusive. */
export async function isGift(db: Kysely<Tables>, product: number): Promise<boolean> {
  return (await listGiftsOf(db, product)).length > 0
}
