import type { ProductInStock } from '#contract/office/api/goods/stock.ts'
import { bundlesInStock, stockOfPicks } from '#rules/cart/bundle.ts'
import { sum } from '#rules/money.ts'
import type { Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { presentGoods } from './list-stock.ts'
import { listLots } from './lot-store.ts'
import { findStockRow, listEntriesOfBundle } from './store.ts'

/** One product with its stock, its lots and its terms; null when there is no such product. */
export async function findStock(
  { database: { db } }: Pick<Shop, 'database'>,
  { id, language }: { id: number; language: Language },
): Promise<Omit<ProductInStock, 'cost'> | null> {
  const row = await findStockRow(db, id)
  if (!row) return null
  const lots = await listLots(db, id)
  const { safety_stock, low_stock_at, low_stock_days, lots_followed, arrival_days, shelf_life_days } = row
  const { exclusive, preorder_quota, quota_expected_on } = row
  return {
    ...presentGoods(row, language),
    safety_stock,
    low_stock_at,
    low_stock_days,
    lots_followed,
    arrival_days,
    shelf_life_days,
    exclusive,
    preorder_quota,
    quota_expected_on,
    in_no_lot: row.stock - row.in_lots,
    on_shelf: row.on_shelf,
    lots: lots.map(({ product_id: _product, ...lot }) => lot),
    bundles: row.picks > 0 ? await countBundles(db, row) : null,
  }
}

/** Its own units, and as many as the free units of what is picked into it fill (STK-19). */
async function countBundles(db: Shop['database']['db'], { id, free, picks }: { id: number; free: number; picks: number }): Promise<number> {
  const entries = await listEntriesOfBundle(db, id)
  const limit = Math.min(free, Math.floor(sum(entries.map(({ stock }) => stock)) / picks))
  return bundlesInStock({ optional_bundles: entries, optional_bundles_max_quantity: picks }, { stock: stockOfPicks(entries), limit })
}
