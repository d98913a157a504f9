import type { Actor } from '#rules/actor.ts'
import { overlaps } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { carryPricesOf } from './carry-prices.ts'
import { queueSchedules } from './queue-schedules.ts'
import { findWithdrawnPrice, listOpenPrices, savePrice } from './store.ts'
import type { PriceScheduleRefusal } from './schedule-price.ts'

type Wanted = { actor: Actor; product: number; id: number }

/**
 * Schedules a price again that was taken back; when its time runs it holds at once, and what the product costs now returns at its end.
 * Nothing is to be had back of one whose time is over. Told twice, the second time finds none.
 */
export async function restorePrice(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, id }: Wanted,
): Promise<Result<{ version: number }, PriceScheduleRefusal | { code: 'unknown_price' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [product])
    if (!row) return refuse({ code: 'unknown_product' })
    const price = await findWithdrawnPrice(tx, { product, id })
    if (!price || (price.ends_at !== null && price.ends_at <= now)) return refuse({ code: 'unknown_price' })
    const { name, starts_at, ends_at } = price
    const other = (await listOpenPrices(tx, product)).find((each) => overlaps(each, price))
    if (other) return refuse({ code: 'schedule_overlap', name: other.name })
    const after = { scheduled_price: { name, price: price.price, starts_at, ends_at } }
    await saveAsVersion(tx, { product, actor, verb: 'restore-price', before: null, after, now }, () =>
      savePrice(tx, { id, change: { state: 'waiting' } }),
    )
    await queueSchedules(tx, { product, at: [starts_at, ends_at], now })
    await carryPricesOf(tx, { product, now })
    const [stands] = await lockProductRows(tx, [product])
    return ok({ version: stands?.version ?? row.version })
  })
}

/** Whether a price was taken back and could be had again. */
export async function isWithdrawn(shop: Pick<Shop, 'database'>, asked: Pick<Wanted, 'product' | 'id'>): Promise<boolean> {
  return (await findWithdrawnPrice(shop.database.db, asked)) !== undefined
}
