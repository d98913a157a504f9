import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { AddOnPromotions, AddOnTier } from '#rules/promotions.ts'
import { listAddOnRows } from './store.ts'

/** What can be added for less at this moment, by temperature, as the rules read it (D-16). */
export async function listPromotions(db: Kysely<Tables>, now: Date): Promise<AddOnPromotions> {
  const rows = await listAddOnRows(db, now)
  const of = (temperature: 'normal' | 'refrigeration' | 'freezing') => {
    const tiers = tiersOf(rows.filter((row) => row.temperature === temperature))
    return tiers.length === 0 ? null : { promotions: tiers }
  }
  return { normal: of('normal'), refrigeration: of('refrigeration'), freezing: of('freezing') }
}

function tiersOf(rows: Awaited<ReturnType<typeof listAddOnRows>>): AddOnTier[] {
  return [...Map.groupBy(rows, (row) => row.minimum_amount)].map(([minimum_amount, items]) => ({
    minimum_amount,
    add_on_items: items.map(({ product_id, price, purchase_limit }) => ({ product: { id: product_id }, price, purchase_limit })),
  }))
}
