import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { addDays, taipeiDay } from '#rules/calendar.ts'
import { isUnsoldListPrice } from '#rules/catalog/list-price.ts'
import type { Twd } from '#rules/money.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findHighestSince, findReason, listPricesOf } from './store.ts'

/** What a product would be sold at; left out, what stands. */
export type PricesMeant = { id: number; price?: Twd | undefined; origin_price?: Twd | undefined }

/** Of these products those whose list price would be one that was asked on no day that counts (GDS-20). */
export async function findUnsoldListPrices(shop: Shop, meant: readonly PricesMeant[]): Promise<{ unsold: number[]; days: number }> {
  const { db } = shop.database
  const { days } = (await shop.terms()).list_prices
  const ids = meant.map(({ id }) => id)
  const [stands, highest] = [
    new Map((await listPricesOf(db, ids)).map((row) => [row.id, row])),
    await highestOf(db, { ids, days, now: shop.now() }),
  ]
  const unsold = meant.flatMap(({ id, price, origin_price }) => {
    const row = stands.get(id)
    if (!row) return []
    const prices = { price: price ?? row.price, origin_price: origin_price ?? row.origin_price }
    return isUnsoldListPrice(prices, highest.get(id) ?? null) ? [id] : []
  })
  return { unsold, days }
}

/** Whether the list price of a product is such a one, and why it stands all the same; null when there is no such product. */
export async function findListPrice(shop: Shop, id: number) {
  const { db } = shop.database
  const [row] = await listPricesOf(db, [id])
  if (!row) return null
  const { days } = (await shop.terms()).list_prices
  const highest = (await highestOf(db, { ids: [id], days, now: shop.now() })).get(id) ?? null
  const given = await findReason(db, { product: id, origin_price: row.origin_price })
  return {
    days,
    origin_price: row.origin_price,
    unsold: isUnsoldListPrice(row, highest),
    highest,
    reason: given ? { text: given.reason, by: given.actor, at: given.created_at.toISOString() } : null,
  }
}

async function highestOf(db: Kysely<Tables>, { ids, days, now }: { ids: readonly number[]; days: number; now: Date }) {
  return findHighestSince(db, { products: ids, day: taipeiDay(addDays(now, 1 - days)) })
}
