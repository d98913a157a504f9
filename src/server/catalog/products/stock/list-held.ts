import type { StockHolding } from '#contract/office/api/goods/stock.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listHeld, listHeldOfDelivery, listShort } from './store.ts'

type Db = Pick<Shop, 'database'>

/** 保留明細: every parcel that holds a product, the oldest first (STK-13). */
export async function listHoldings(
  { database: { db } }: Db,
  { id, language }: { id: number; language: Language },
): Promise<StockHolding[]> {
  return (await listHeld(db, id)).map((row) => present(row, language))
}

/** More than anybody would look through at once. */
const mostShown = 500

/** 保留中但效期不足: parcels that picking cannot serve, because lots were blocked after their goods were held (STK-09). */
export async function listShortHoldings({ database: { db } }: Db, language: Language): Promise<StockHolding[]> {
  return (await listShort(db, mostShown)).map((row) => present(row, language))
}

/** Parcels that wait for preorders of a delivery, or for which they have come, the oldest first (STK-21). */
export async function listHoldingsOfDelivery(
  { database: { db } }: Db,
  { id, language }: { id: number; language: Language },
): Promise<StockHolding[]> {
  return (await listHeldOfDelivery(db, { deliveryId: id, limit: mostShown })).map((row) => present(row, language))
}

function present(row: Awaited<ReturnType<typeof listHeld>>[number], language: Language): StockHolding {
  const { id, product_id, name_zh: zh, name_en: en, number, order_number: order, status, quantity, created_at, waits_until } = row
  return {
    id,
    product: { id: product_id, name: inLanguage({ zh, en }, language) },
    number,
    order,
    status,
    quantity,
    since: created_at.toISOString(),
    until: waits_until?.toISOString() ?? null,
    short: row.is_short,
    awaited: row.is_awaited,
  }
}
