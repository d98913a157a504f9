import { sql } from 'kysely'
import { putBack } from '#demo/many/relieved.ts'
import { seedManyOrders } from '#demo/many/seed-many-orders.ts'
import { seedManyProducts } from '#demo/goods/seed-many-products.ts'
import { keepWhatStoodOf } from '#server/catalog/products/versions/store.ts'
import type { BenchShop } from './bench-shop.ts'

/** How much a measured shop holds. `lines`: at least so many, where an order's own two are too few. */
export type Size = { products: number; orders: number; lines?: number }

/** Fills a shop up to a size, with what is missing of it: one that was kept and is full already takes no time. */
export async function fillShop({ database }: Pick<BenchShop, 'database'>, { products, orders, lines = 0 }: Size): Promise<void> {
  await putBack(database)
  const count = async (table: 'orders' | 'products' | 'order_lines') => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db)
    return rows[0]?.count ?? 0
  }
  const [goods, placed] = [await count('products'), await count('orders')]
  if (goods < products) await seedManyProducts(database, { count: products - goods, now: new Date() })
  await keepFirstVersions({ database })
  if (placed < orders) await seedManyOrders(database, { count: orders - placed, now: new Date() })
  const lacking = lines - (await count('order_lines'))
  if (lacking > 0) await addLines({ database }, lacking)
  await sql`vacuum analyze`.execute(database.db)
}

const versionsAtOnce = 1000

/** Of products that were made by the thousand: what each begins as is its first version, as of all others. */
async function keepFirstVersions({ database }: Pick<BenchShop, 'database'>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from products where not exists (select from product_versions where product_id = products.id) order by id`.execute(database.db)
  for (let at = 0; at < rows.length; at += versionsAtOnce) {
    const some = rows.slice(at, at + versionsAtOnce).map(({ id }) => id)
    await database.transaction((tx) => keepWhatStoodOf(tx, some))
  }
}

/** Another unit of what was ordered, which cost nothing: what the order comes to stays as it is. One line for each of so many orders. */
async function addLines({ database: { db } }: Pick<BenchShop, 'database'>, count: number): Promise<void> {
  await sql`insert into order_lines (order_id, product_id, item_type, quantity, price, sub_total, snapshot, created_at)
    select first.order_id, first.product_id, 'gifts', 1, 0, 0, first.snapshot, first.created_at
    from (select id from orders where status in ('finished', 'archived') order by id limit ${count}) as ended
      cross join lateral (select * from order_lines where order_id = ended.id order by id limit 1) as first`.execute(db)
}
