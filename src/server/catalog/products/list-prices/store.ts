import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { taipeiDay } from '#rules/calendar.ts'

type Db = Kysely<Tables>

/** Notes what these products, or all that are on sale, are sold at on this day; told again, it widens what stands there. */
export async function savePriceDays(db: Db, { products, now }: { products: readonly number[] | null; now: Date }): Promise<void> {
  const these = products === null ? sql`true` : sql`id = ${anyOf(products)}`
  await sql`insert into price_days (product_id, day, lowest, highest, origin_price)
    select id, ${taipeiDay(now)}::date, price, price, origin_price from products where available and ${these}
    on conflict (product_id, day) do update set lowest = least(price_days.lowest, excluded.lowest),
      highest = greatest(price_days.highest, excluded.highest), origin_price = excluded.origin_price
    where (price_days.lowest, price_days.highest, price_days.origin_price)
      is distinct from (least(price_days.lowest, excluded.lowest), greatest(price_days.highest, excluded.highest), excluded.origin_price)`.execute(
    db,
  )
}

export async function deletePriceDaysBefore(tx: Tx, day: string): Promise<void> {
  await tx.deleteFrom('price_days').where('day', '<', day).execute()
}

/** The most that was asked for each of these products on any day from that one on; those that were not sold are not among them. */
export async function findHighestSince(
  db: Db,
  { products, day }: { products: readonly number[]; day: string },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('price_days')
    .where('product_id', '=', anyOf(products))
    .where('day', '>=', day)
    .groupBy('product_id')
    .select(({ fn }) => ['product_id', fn.max('highest').as('highest')])
    .execute()
  return new Map(rows.map(({ product_id: product, highest }) => [product, Number(highest)]))
}

export async function listPricesOf(db: Db, products: readonly number[]) {
  return db.selectFrom('products').where('id', '=', anyOf(products)).select(['id', 'price', 'origin_price']).execute()
}

/** The last reason that was given for the list price that stands. */
export async function findReason(db: Db, { product, origin_price }: { product: number; origin_price: number }) {
  return db
    .selectFrom('list_price_reasons')
    .where('product_id', '=', product)
    .where('origin_price', '=', origin_price)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['reason', 'actor', 'created_at'])
    .executeTakeFirst()
}

type Reason = { product: number; origin_price: number; reason: string; actor: string; now: Date }

export async function createReason(tx: Tx, { product, now, ...said }: Reason): Promise<void> {
  await tx
    .insertInto('list_price_reasons')
    .values({ product_id: product, created_at: now, ...said })
    .execute()
}
