import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Text } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import type { Temperature } from '#rules/temperature.ts'
import { listAddOnRows } from './store.ts'

/** A promotion as the rules read it, with its name. */
export type RunningPromotion = { name: Text; promotions: RunningTier[] }
export type RunningTier = { minimum_amount: Twd; add_on_items: { product: { id: number }; price: Twd; purchase_limit: number }[] }
export type RunningPromotions = Record<Temperature, RunningPromotion | null>

/** What can be added for less at this moment, by temperature (D-16). */
export async function listPromotions(db: Kysely<Tables>, now: Date): Promise<RunningPromotions> {
  const rows = await listAddOnRows(db, now)
  const of = (temperature: Temperature) => promotionOf(rows.filter((row) => row.temperature === temperature))
  return { normal: of('normal'), refrigeration: of('refrigeration'), freezing: of('freezing') }
}

function promotionOf(rows: Awaited<ReturnType<typeof listAddOnRows>>): RunningPromotion | null {
  const [first] = rows
  if (!first) return null
  const tiers = [...Map.groupBy(rows, (row) => row.minimum_amount)].map(([minimum_amount, items]) => ({
    minimum_amount,
    add_on_items: items.map(({ product_id, price, purchase_limit }) => ({ product: { id: product_id }, price, purchase_limit })),
  }))
  return { name: { zh: first.name_zh, en: first.name_en }, promotions: tiers }
}
