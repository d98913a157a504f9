import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** How many units of a product a shopper can buy now; 0 of what is not on sale. */
export async function countUnitsToSell(db: Kysely<Tables>, productId: number): Promise<number> {
  const row = await db
    .selectFrom('products')
    .where('id', '=', productId)
    .where('available', '=', true)
    .where('is_gift_only', '=', false)
    .select(sql<number>`free_stock(products)`.as('free'))
    .executeTakeFirst()
  return row?.free ?? 0
}
