import type { Temperature } from '#rules/temperature.ts'
import type { BenchShop } from './bench-shop.ts'

/** Goods that anybody can buy beside any others, as many as wanted of each, whatever lot they are of; of every temperature when none is named. */
export async function listPlainProducts(
  { database: { db } }: BenchShop,
  { count, temperature }: { count: number; temperature?: Temperature },
): Promise<number[]> {
  const plain = await db
    .selectFrom('products')
    .where((eb) =>
      eb.and({ is_gift_only: false, members_only: false, available: true, optional_bundles_max_quantity: 0, lots_followed: false }),
    )
    .where('price', '>', 0)
    .$if(temperature !== undefined, (goods) =>
      goods.where((eb) => eb.and({ temperature: temperature ?? 'normal', exclusive: false, standalone_purchase: false, cod: true })),
    )
    .orderBy('id')
    .limit(count)
    .select('id')
    .execute()
  const ids = plain.map(({ id }) => id)
  await db.updateTable('products').set({ max_qty: 1_000_000 }).where('id', 'in', ids).execute()
  await db
    .insertInto('stock_movements')
    .values(ids.map((product_id) => ({ product_id, delta: 1_000_000, kind: 'receipt' as const, actor: 'bench' })))
    .execute()
  return ids
}
