import { anyOf } from '#database/any-of.ts'
import { askedTogether, inOrderOf } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'

export const isInFamily = askedTogether(async (tx, products: readonly number[]) => {
  const rows = await tx.selectFrom('family_members').where('product_id', '=', anyOf(products)).select('product_id').execute()
  const members = new Set(rows.map((row) => row.product_id))
  return products.map((product) => members.has(product))
})

/** Whether it is the gift of a campaign, also of one that is over, which can be begun again: the database keeps it so. */
export const isGiven = askedTogether(async (tx, products: readonly number[]) => {
  const rows = await tx.selectFrom('gift_campaigns').where('product_id', '=', anyOf(products)).select('product_id').execute()
  const given = new Set(rows.map((row) => row.product_id))
  return products.map((product) => given.has(product))
})

type Asked = { product: number; now: Date }

/** Whether a promotion that is not over offers it along with others, now or later. */
export async function isOfferedAlong(tx: Tx, { product, now }: Asked): Promise<boolean> {
  const ends = await listEndsOfOffers(tx, product)
  return ends.some((end) => end === null || end > now)
}

/** When offers end that a product is in. */
const listEndsOfOffers = askedTogether(async (tx, products: readonly number[]) => {
  const rows = await tx
    .selectFrom('add_on_items')
    .innerJoin('promotion_tiers', 'promotion_tiers.id', 'add_on_items.tier_id')
    .innerJoin('promotions', 'promotions.id', 'promotion_tiers.promotion_id')
    .where('add_on_items.product_id', '=', anyOf(products))
    .where('promotions.active', '=', true)
    .select(['add_on_items.product_id', 'promotions.ends_at'])
    .execute()
  return inOrderOf(products, { rows, keyOf: (row) => row.product_id }).map((some) => some.map((row) => row.ends_at))
})
