import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { faultsInPrices } from '#rules/catalog/product-prices.ts'
import { faultsInTimes, overlaps, pricesDuring, type ScheduledPrices } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { queueSchedules } from './queue-schedules.ts'
import { createPrice, listOpenPrices } from './store.ts'

export type PriceScheduleRefusal =
  | { code: 'unknown_product' }
  | { code: 'wrong_value'; why: string; faults: Record<string, string> }
  /** Another one of this product holds at a part of that time. */
  | { code: 'schedule_overlap'; name: string }

type Wanted = { actor: Actor; product: number; price: ScheduledPrices & { name: string; starts_at: Date; ends_at: Date | null } }

/** Says what a product costs from a minute on, and until when (GDS-21). Nothing of it shows before. */
export async function schedulePrice(
  shop: Pick<Shop, 'database' | 'now'>,
  wanted: Wanted,
): Promise<Result<{ id: number; version: number }, PriceScheduleRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const said = await sayPrice(tx, { ...wanted, now })
    if (said.ok) await queueSchedules(tx, { product: wanted.product, at: [wanted.price.starts_at, wanted.price.ends_at], now })
    return said
  })
}

/** The same in a transaction of the caller, who asks for nothing at its minute: the sweep of every minute carries it. */
export async function sayPrice(
  tx: Tx,
  { actor, product, price, now }: Wanted & { now: Date },
): Promise<Result<{ id: number; version: number }, PriceScheduleRefusal>> {
  const times = faultsInTimes({ from: price.starts_at, until: price.ends_at, now })
  if (Object.keys(times).length > 0)
    return refuse({ code: 'wrong_value', why: 'It begins and ends at a minute that is to come', faults: times })
  const [row] = await lockProductRows(tx, [product])
  if (!row) return refuse({ code: 'unknown_product' })
  // Judged by what it says itself: what the product costs at other times may change until then.
  const alone = { ...row, first_purchase_price: null, shopping_point_price: null, is_gift_only: false }
  const prices = {
    ...pricesDuring(alone, price),
    ...(price.first_purchase_price !== null && { first_purchase_price: price.first_purchase_price }),
  }
  const faults = faultsInPrices(prices)
  if (Object.keys(faults).length > 0) return refuse({ code: 'wrong_value', why: 'These prices cannot stand beside each other', faults })
  const other = (await listOpenPrices(tx, product)).find((each) => overlaps(each, price))
  if (other) return refuse({ code: 'schedule_overlap', name: other.name })
  let id = 0
  const change = { product, actor, verb: 'schedule-price', before: null, after: { scheduled_price: price }, now }
  const version = await saveAsVersion(tx, change, async () => {
    id = await createPrice(tx, { product_id: product, ...price })
  })
  return ok({ id, version })
}
