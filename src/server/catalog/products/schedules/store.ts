import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import { askedTogether, inOrderOf } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Running, ScheduledPrices, ShelfPrices } from '#rules/catalog/shelf-price.ts'

type Db = Kysely<Tables>
export type PriceRow = Selectable<Tables['product_prices']>

/** Those that wait or run, the earliest first; of a held product they stay so. */
export const listOpenPrices = askedTogether(async (db, products: readonly number[]): Promise<PriceRow[][]> => {
  const rows = await db
    .selectFrom('product_prices')
    .where('product_id', '=', anyOf(products))
    .where('state', 'in', ['waiting', 'running'])
    .orderBy('starts_at')
    .selectAll()
    .execute()
  return inOrderOf(products, { rows, keyOf: (row) => row.product_id })
})

export const findRunningPrice = askedTogether(async (tx, products: readonly number[]): Promise<(PriceRow | undefined)[]> => {
  const running = tx.selectFrom('product_prices').where('product_id', '=', anyOf(products)).where('state', '=', 'running')
  const rows = await running.selectAll().execute()
  return inOrderOf(products, { rows, keyOf: (row) => row.product_id }).map(([row]) => row)
})

/** One that was taken back. */
export async function findWithdrawnPrice(db: Db, { product, id }: { product: number; id: number }): Promise<PriceRow | undefined> {
  const rows = db.selectFrom('product_prices').where('id', '=', id).where('product_id', '=', product)
  return rows.where('state', '=', 'withdrawn').selectAll().executeTakeFirst()
}

export async function createPrice(tx: Tx, row: Insertable<Tables['product_prices']>): Promise<number> {
  return (await tx.insertInto('product_prices').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function savePrice(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['product_prices']> }): Promise<void> {
  await tx.updateTable('product_prices').set(change).where('id', '=', id).execute()
}

export async function listProductsWithDuePrices(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('product_prices')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'waiting'), eb('starts_at', '<=', now)]),
        eb.and([eb('state', '=', 'running'), eb('ends_at', '<=', now)]),
      ]),
    )
    .distinct()
    .orderBy('product_id')
    .select('product_id')
    .execute()
  return rows.map((row) => row.product_id)
}

export const scheduledOf = ({ origin_price, price, first_purchase_price, shopping_point_price }: PriceRow): ScheduledPrices => ({
  origin_price,
  price,
  first_purchase_price,
  shopping_point_price,
})

/** A price that runs, with what returns at its end. */
export function runningOf(row: PriceRow): Running {
  const { regular_origin_price: full, regular_price: price } = row
  if (full === null || price === null) throw new Error(`The scheduled price ${row.id} does not run.`)
  return {
    scheduled: scheduledOf(row),
    regular: {
      origin_price: full,
      price,
      first_purchase_price: row.regular_first_purchase_price,
      shopping_point_price: row.regular_shopping_point_price,
    },
  }
}

/** How the prices from before are kept while it runs. */
export const keptRegular = ({ origin_price, price, first_purchase_price, shopping_point_price }: ShelfPrices) => ({
  regular_origin_price: origin_price,
  regular_price: price,
  regular_first_purchase_price: first_purchase_price,
  regular_shopping_point_price: shopping_point_price,
})
export const noRegular = {
  regular_origin_price: null,
  regular_price: null,
  regular_first_purchase_price: null,
  regular_shopping_point_price: null,
}

export type ScheduleRow = Pick<Selectable<Tables['product_schedules']>, 'on_at' | 'off_at' | 'started'>

export const findSchedule = askedTogether(async (db, products: readonly number[]): Promise<(ScheduleRow | undefined)[]> => {
  const known = db.selectFrom('product_schedules').where('product_id', '=', anyOf(products))
  const rows = await known.select(['product_id', 'on_at', 'off_at', 'started']).execute()
  return inOrderOf(products, { rows, keyOf: (row) => row.product_id }).map(
    ([row]) => row && { on_at: row.on_at, off_at: row.off_at, started: row.started },
  )
})

export async function saveSchedule(tx: Tx, { product, ...said }: ScheduleRow & { product: number }): Promise<void> {
  await tx
    .insertInto('product_schedules')
    .values({ product_id: product, ...said })
    .onConflict((same) => same.column('product_id').doUpdateSet(said))
    .execute()
}

export async function removeSchedule(tx: Tx, product: number): Promise<void> {
  await tx.deleteFrom('product_schedules').where('product_id', '=', product).execute()
}

export async function listProductsDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('product_schedules')
    .where((eb) =>
      eb.or([eb.and([eb('started', '=', false), eb('on_at', '<=', now)]), eb.and([eb('started', '=', true), eb('off_at', '<=', now)])]),
    )
    .orderBy('product_id')
    .select('product_id')
    .execute()
  return rows.map((row) => row.product_id)
}
