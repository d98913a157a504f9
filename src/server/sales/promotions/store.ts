import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Add-ons of the promotions that run at this moment, tier by tier. */
export async function listAddOnRows(db: Kysely<Tables>, now: Date) {
  return runningAddOns(db, now)
    .orderBy('promotion_tiers.minimum_amount')
    .orderBy('add_on_items.position')
    .select([
      'promotions.temperature',
      'promotions.name_zh',
      'promotions.name_en',
      'promotion_tiers.minimum_amount',
      'add_on_items.id',
      'add_on_items.product_id',
      'add_on_items.price',
      'add_on_items.purchase_limit',
    ])
    .execute()
}

/** The running offer of a product as add-on. */
export async function findAddOnRow(db: Kysely<Tables>, { productId, now }: { productId: number; now: Date }) {
  return runningAddOns(db, now).where('add_on_items.product_id', '=', productId).select('add_on_items.id').executeTakeFirst()
}

function runningAddOns(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('add_on_items')
    .innerJoin('promotion_tiers', 'promotion_tiers.id', 'add_on_items.tier_id')
    .innerJoin('promotions', 'promotions.id', 'promotion_tiers.promotion_id')
    .where('promotions.active', '=', true)
    .where((eb) => eb.or([eb('promotions.starts_at', 'is', null), eb('promotions.starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('promotions.ends_at', 'is', null), eb('promotions.ends_at', '>', now)]))
}
