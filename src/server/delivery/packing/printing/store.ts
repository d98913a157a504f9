import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Database, Tx } from '#database/connect.ts'
import { takingTime } from '#database/taking-time.ts'
import type { Tables } from '#database/tables.ts'
import { goodsOnShelves, unitsOfParcels } from '#server/catalog/products/published/goods-of-parcels.ts'
import { shortUnits } from '#server/sales/orders/published/short-units.ts'
import { parcels } from '#server/sales/orders/published/parcels/parcels-in-house.ts'

type Db = Kysely<Tables>
export type PaperKind = Tables['printed_papers']['kind']

/** How many units of each line of these parcels could not be found. */
export async function listShortUnits(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom(shortUnits().as('short'))
    .where('short.order_id', '=', anyOf(orderIds))
    .groupBy(['short.line_id', 'short.product_id'])
    .select(['short.line_id', 'short.product_id', sql<number>`sum(short.quantity)::int`.as('quantity')])
    .execute()
}

/** Which of these parcels lie in a wave. */
export async function listInWaves(db: Db, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('wave_orders')
    .where('order_id', '=', anyOf(orderIds))
    .where('live', '=', true)
    .select('order_id')
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** The units of these parcels. */
export async function listUnits(db: Db, orderIds: readonly number[]) {
  return db.selectFrom(unitsOfParcels().as('units')).where('order_id', '=', anyOf(orderIds)).selectAll().execute()
}

export async function listGoods(db: Db, productIds: readonly number[]) {
  return db.selectFrom(goodsOnShelves().as('goods')).where('id', '=', anyOf(productIds)).selectAll().execute()
}

/** The numbers of the parcels that are in a wave, by basket; before it is started, in the order in which they were placed. */
export async function listNumbersOfWave(db: Db, waveId: number) {
  return db
    .selectFrom('wave_orders')
    .innerJoin(parcels().as('parcels'), 'parcels.id', 'wave_orders.order_id')
    .where('wave_orders.wave_id', '=', waveId)
    .where('wave_orders.left_why', 'is', null)
    .orderBy('wave_orders.round')
    .orderBy('wave_orders.basket')
    .orderBy('parcels.placed_at')
    .orderBy('parcels.id')
    .select(['parcels.number', 'wave_orders.round', 'wave_orders.basket'])
    .execute()
}

export type NewPaper = { kind: PaperKind; staffId: number; bytes: Uint8Array; orderIds: readonly number[]; keepUntil: Date }

export async function createPaper(tx: Tx, { kind, staffId, bytes, orderIds, keepUntil }: NewPaper): Promise<number> {
  const { id } = await tx
    .insertInto('printed_papers')
    .values({ kind, staff_id: staffId, bytes: Buffer.from(bytes), keep_until: keepUntil })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into printed_paper_orders (paper_id, order_id)
    select ${id}::bigint, order_id from unnest(${[...new Set(orderIds)]}::bigint[]) as order_id`.execute(tx)
  return id
}

/** A paper for who has printed it; undefined when it is another's, or over. */
export async function findPaperRow(db: Db, { id, staffId, now }: { id: number; staffId: number; now: Date }) {
  return db
    .selectFrom('printed_papers')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('keep_until', '>', now)
    .select(['kind', 'bytes'])
    .executeTakeFirst()
}

export async function deletePapersBefore(database: Database, now: Date): Promise<void> {
  await takingTime(database, (tx) => tx.deleteFrom('printed_papers').where('keep_until', '<=', now).execute())
}
