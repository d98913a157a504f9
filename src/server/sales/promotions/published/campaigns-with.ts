import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Text } from '#rules/locale.ts'

export type CampaignWith = { kind: 'gift' | 'add_on'; name: Text; isRunning: boolean }

type Asked = { product: number; now: Date }
type Window = { active: boolean; starts_at: Date; ends_at: Date | null }

/** Campaigns that give a product away or offer it along, and are not over. */
export async function listCampaignsWith(db: Kysely<Tables>, { product, now }: Asked): Promise<CampaignWith[]> {
  const gifts = await db
    .selectFrom('gift_campaigns')
    .where('product_id', '=', product)
    .orderBy('id')
    .select(['key', 'active', 'starts_at', 'ends_at'])
    .execute()
  const offers = await db
    .selectFrom('promotions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('add_on_items')
        .innerJoin('promotion_tiers', 'promotion_tiers.id', 'add_on_items.tier_id')
        .where('add_on_items.product_id', '=', product)
        .select('promotion_tiers.promotion_id'),
    )
    .orderBy('id')
    .select(['name_zh', 'name_en', 'active', 'starts_at', 'ends_at'])
    .execute()
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

/** Whether any campaign, also one that is over, gives a product away: such a product never becomes exclusive. */
export async function isGift(db: Kysely<Tables>, product: number): Promise<boolean> {
  return (await db.selectFrom('gift_campaigns').where('product_id', '=', product).select('id').limit(1).executeTakeFirst()) !== undefined
}
