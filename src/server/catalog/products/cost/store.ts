import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** What a unit costs on the average, in hundredths of a TWD; null where nobody knows. */
export async function findAverage(db: Db, productId: number): Promise<number | null> {
  const row = await db.selectFrom('product_costs').where('product_id', '=', productId).select('average_cents').executeTakeFirst()
  return row?.average_cents ?? null
}

/** The same of many; those of which nobody knows are left out. */
export async function listAverages(db: Db, products: readonly number[]): Promise<Map<number, number>> {
  const rows = db.selectFrom('product_costs').where('product_id', '=', anyOf(products)).select(['product_id', 'average_cents'])
  return new Map((await rows.execute()).flatMap(({ product_id: id, average_cents: cents }) => (cents === null ? [] : [[id, cents]])))
}

type CostSaid = { productId: number; cents: number; actor: string; now: Date }

/** From now on a unit costs so much. Whoever calls holds the product. */
export async function createCostChange(tx: Tx, { productId, cents, actor, now }: CostSaid): Promise<void> {
  const last = tx
    .selectFrom('stock_movements')
    .where('product_id', '=', productId)
    .select(({ fn }) => fn.max('id').as('id'))
  await tx
    .insertInto('cost_changes')
    .values({ product_id: productId, average_cents: cents, after_movement: sql`coalesce((${last}), 0)`, actor, changed_at: now })
    .execute()
}

/** What lies in the house, at cost, in hundredths of a TWD; and of how many products there that is not known. */
export async function sumValue(db: Db): Promise<{ value: number; unknown: number }> {
  return db
    .selectFrom('products')
    .leftJoin('product_costs', 'product_costs.product_id', 'products.id')
    .where('products.stock', '>', 0)
    .select([
      sql<number>`coalesce(sum(products.stock::bigint * average_cents), 0)::bigint`.as('value'),
      sql<number>`count(*) filter (where average_cents is null)::int`.as('unknown'),
    ])
    .executeTakeFirstOrThrow()
}
