import type { Tx } from '#database/connect.ts'

export async function isInFamily(tx: Tx, product: number): Promise<boolean> {
  const member = await tx.selectFrom('family_members').where('product_id', '=', product).select('product_id').executeTakeFirst()
  return member !== undefined
}

/** Whether it is the gift of a campaign, also of one that is over, which can be begun again: the database keeps it so. */
export async function isGiven(tx: Tx, product: number): Promise<boolean> {
  const campaign = await tx.selectFrom('gift_campaigns').where('product_id', '=', product).limit(1).select('id').executeTakeFirst()
  return campaign !== undefined
}

type Asked = { product: number; now: Date }

/** Whether a promotion that is not over offers it along with others, now or later. */
export async function isOfferedAlong(tx: Tx, { product, now }: Asked): Promise<boolean> {
  const offer = await tx
    .selectFrom('add_on_items')
    .innerJoin('promotion_tiers', 'promotion_tiers.id', 'add_on_items.tier_id')
    .innerJoin('promotions', 'promotions.id', 'promotion_tiers.promotion_id')
    .where('add_on_items.product_id', '=', product)
    .where('promotions.active', '=', true)
    .where((eb) => eb.or([eb('promotions.ends_at', 'is', null), eb('promotions.ends_at', '>', now)]))
    .select('add_on_items.id')
    .executeTakeFirst()
  return offer !== undefined
}
