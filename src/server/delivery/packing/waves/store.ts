import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Basket, LeavingReason, WaveState } from '#rules/shipping/wave.ts'
import { goodsOnShelves, unitsOfParcels } from '#server/catalog/products/published/goods-of-parcels.ts'
import { ordersAwaitingDelivery } from '#server/catalog/products/published/orders-awaiting-delivery.ts'
import { parcels, parcelsToPick } from '#server/sales/orders/published/parcels/parcels-in-house.ts'

type Db = Kysely<Tables>
type NewWave = Pick<Tables['waves'], 'carrier' | 'temperature' | 'made_by' | 'made_for'>

/** Parcels that could be put into a wave, the oldest first. */
export async function listWaiting(db: Db) {
  return db
    .selectFrom(parcelsToPick().as('waiting'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('wave_orders').whereRef('order_id', '=', 'waiting.id').where('live', '=', true).select('wave_orders.id'))),
    )
    .where('waiting.id', 'not in', ordersAwaitingDelivery())
    .orderBy('waiting.placed_at')
    .selectAll()
    .execute()
}

/** Waves that are not over yet, the oldest first. */
export async function listOpenWaves(db: Db) {
  return db.selectFrom('waves').where('state', 'not in', ['handed_over', 'dropped']).orderBy('id').selectAll().execute()
}

export async function findWaveRow(db: Db, id: number) {
  return db.selectFrom('waves').where('id', '=', id).selectAll().executeTakeFirst()
}

/** The parcels of these waves, those that have left among them; as their baskets stand, or as they were ordered. */
export async function listRows(db: Db, waveIds: readonly number[]) {
  return db
    .selectFrom('wave_orders')
    .innerJoin(parcels().as('parcels'), 'parcels.id', 'wave_orders.order_id')
    .leftJoin('packings', 'packings.order_id', 'wave_orders.order_id')
    .where('wave_orders.wave_id', '=', anyOf(waveIds))
    .orderBy('wave_orders.round')
    .orderBy('wave_orders.basket')
    .orderBy('parcels.placed_at')
    .orderBy('parcels.id')
    .select([
      'wave_orders.id',
      'wave_orders.wave_id',
      'wave_orders.order_id',
      'wave_orders.round',
      'wave_orders.basket',
      'wave_orders.live',
      'wave_orders.left_why',
      'parcels.number',
      'parcels.status',
      'packings.checked_at',
    ])
    .execute()
}

/** The units of these parcels. */
export async function listUnits(db: Db, orderIds: readonly number[]) {
  return db.selectFrom(unitsOfParcels().as('units')).where('order_id', '=', anyOf(orderIds)).selectAll().execute()
}

export async function listGoods(db: Db, productIds: readonly number[]) {
  return db.selectFrom(goodsOnShelves().as('goods')).where('id', '=', anyOf(productIds)).selectAll().execute()
}

export async function createWaveRow(tx: Tx, wave: NewWave): Promise<number> {
  return (await tx.insertInto('waves').values(wave).returning('id').executeTakeFirstOrThrow()).id
}

export async function lockWave(tx: Tx, id: number) {
  return tx.selectFrom('waves').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()
}

/** The live wave in which a parcel lies. */
export async function findWaveOf(db: Db, orderId: number) {
  return db
    .selectFrom('wave_orders')
    .innerJoin('waves', 'waves.id', 'wave_orders.wave_id')
    .where('wave_orders.order_id', '=', orderId)
    .where('wave_orders.live', '=', true)
    .select(['waves.id', 'waves.made_for'])
    .executeTakeFirst()
}

type ToFill = Pick<NewWave, 'carrier' | 'temperature'> & { madeFor: string; most: number }

/** Holds the newest planned wave that this fills and that has room; null when there is none. */
export async function lockWaveToFill(tx: Tx, { carrier, temperature, madeFor, most }: ToFill): Promise<number | null> {
  const wave = await tx
    .selectFrom('waves')
    .where('made_for', '=', madeFor)
    .where('carrier', '=', carrier)
    .where('temperature', '=', temperature)
    .where('state', '=', 'planned')
    .orderBy('id', 'desc')
    .limit(1)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!wave) return null
  const { count } = await tx
    .selectFrom('wave_orders')
    .where('wave_id', '=', wave.id)
    .where('live', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) < most ? wave.id : null
}

/** Puts parcels into a wave; answers which of them joined it: the others are in a wave already. */
export async function joinWave(tx: Tx, { waveId, orderIds }: { waveId: number; orderIds: readonly number[] }): Promise<Set<number>> {
  const rows = await tx
    .insertInto('wave_orders')
    .columns(['wave_id', 'order_id'])
    .expression(sql`select ${waveId}::bigint, order_id from unnest(${orderIds}::bigint[]) as order_id`)
    .onConflict((same) =>
      same
        .column('order_id')
        .where(sql<boolean>`live`)
        .doNothing(),
    )
    .returning('order_id')
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

export async function takeOut(
  tx: Tx,
  { waveId, orderIds, why, now }: { waveId: number; orderIds: readonly number[]; why: LeavingReason; now: Date },
) {
  await tx
    .updateTable('wave_orders')
    .set({ live: false, left_why: why, left_at: now })
    .where('wave_id', '=', waveId)
    .where('order_id', '=', anyOf(orderIds))
    .where('live', '=', true)
    .execute()
}

export async function saveWaveState(tx: Tx, { id, state, startedAt }: { id: number; state: WaveState; startedAt?: Date }): Promise<void> {
  await tx
    .updateTable('waves')
    .set({ state, ...(startedAt && { started_at: startedAt }) })
    .where('id', '=', id)
    .execute()
}

export async function giveBaskets(tx: Tx, rows: readonly (Basket & { id: number })[]): Promise<void> {
  await sql`update wave_orders set round = given.round, basket = given.basket
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id bigint, round smallint, basket smallint)
    where wave_orders.id = given.id`.execute(tx)
}

export async function listPicks(db: Db, waveId: number) {
  return db.selectFrom('wave_picks').where('wave_id', '=', waveId).select(['product_id', 'picked_at']).execute()
}

export async function savePick(tx: Tx, pick: { waveId: number; productId: number; by: string; now: Date }): Promise<void> {
  await tx
    .insertInto('wave_picks')
    .values({ wave_id: pick.waveId, product_id: pick.productId, picked_by: pick.by, picked_at: pick.now })
    .onConflict((same) => same.doNothing())
    .execute()
}

export async function removePick(tx: Tx, { waveId, productId }: { waveId: number; productId: number }): Promise<void> {
  await tx.deleteFrom('wave_picks').where('wave_id', '=', waveId).where('product_id', '=', productId).execute()
}

/** When the first scan of each of these parcels was. */
export async function listFirstScans(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('scans')
    .where('order_id', '=', anyOf(orderIds))
    .groupBy('order_id')
    .select(({ fn }) => ['order_id', fn.min('scanned_at').as('first_at')])
    .execute()
}
