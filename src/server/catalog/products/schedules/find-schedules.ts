import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { findSchedule, listOpenPrices, type PriceRow } from './store.ts'

/** What of a product is scheduled, and the prices that wait or run, the earliest first. */
export async function findSchedules(db: Kysely<Tables>, product: number) {
  const [schedule, prices] = [await findSchedule(db, product), await listOpenPrices(db, product)]
  return {
    schedule: schedule ? { on_at: schedule.on_at.toISOString(), off_at: schedule.off_at?.toISOString() ?? null } : null,
    prices: prices.map(presentPrice),
  }
}

function presentPrice({ id, name, price, origin_price, first_purchase_price, shopping_point_price, ...row }: PriceRow) {
  const { regular_price: regular, regular_origin_price: full } = row
  return {
    id,
    name,
    price,
    origin_price,
    first_purchase_price,
    shopping_point_price,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    regular: regular !== null && full !== null ? { price: regular, origin_price: full } : null,
  }
}
