import type { CostOfProduct } from '#contract/office/api/goods/stock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findAverage, listAverages, sumValue } from './store.ts'

type Db = Pick<Shop, 'database'>

/** What a unit costs on the average, and all that lies there: units times the average, which alone is rounded (STK-24). */
export async function findCost({ database: { db } }: Db, { id, stock }: { id: number; stock: number }): Promise<CostOfProduct> {
  const average = await findAverage(db, id)
  return { average_cents: average, value_cents: average === null ? null : average * stock }
}

/** What a unit of each costs on the average, where that is known. */
export async function averagesOf({ database: { db } }: Db, products: readonly number[]): Promise<Map<number, number>> {
  return listAverages(db, products)
}

/** The value of everything in the house whose cost is known. */
export async function valueOfStock({ database: { db } }: Db): Promise<{ value_cents: number; unknown: number }> {
  const { value, unknown } = await sumValue(db)
  return { value_cents: value, unknown }
}
