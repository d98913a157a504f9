import { expressionBuilder, sql, type Expression, type Kysely, type Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { goodsOnShelves, unitsOfParcels } from '#server/catalog/products/published/goods-of-parcels.ts'
import { shortUnits } from '#server/sales/orders/published/short-units.ts'
import { namesOfStaff } from '#server/people/staff/published/names-of-staff.ts'
import { kindsOfGoods } from '#server/sales/orders/published/parcels/lines-of-parcels.ts'
import { parcels } from '#server/sales/orders/published/parcels/parcels-in-house.ts'
import { whoseParcels } from '#server/sales/orders/published/parcels/whose-parcels.ts'

type Db = Kysely<Tables>

/** A parcel with whose it is, who packs it, and in which basket of which wave it lies. */
function packed(db: Db) {
  return db
    .selectFrom(whoseParcels().as('parcels'))
    .leftJoin('packings', 'packings.order_id', 'parcels.id')
    .leftJoin(namesOfStaff().as('packer'), 'packer.id', 'packings.packer_id')
    .leftJoin(namesOfStaff().as('checker'), 'checker.id', 'packings.checked_by')
    .leftJoin('wave_orders', (join) => join.onRef('wave_orders.order_id', '=', 'parcels.id').on('wave_orders.live', '=', true))
    .selectAll('parcels')
    .select([
      'packings.packer_id',
      'packer.name as packer_name',
      'packings.checked_at',
      'checker.name as checker_name',
      'packings.override_reason',
      'packings.weight_g',
      'packings.expected_g',
      'packings.weight_reason',
      'wave_orders.wave_id',
      'wave_orders.round',
      'wave_orders.basket',
    ])
}

export type PackedRow = NonNullable<Awaited<ReturnType<typeof findPackedRow>>>

export async function findPackedRow(db: Db, number: string) {
  return packed(db).where('parcels.number', '=', number).executeTakeFirst()
}

/** Parcels that are being packed, by wave and basket; those without a wave last, in the order in which they were begun. */
export async function listPackedRows(db: Db) {
  return packed(db)
    .where('parcels.status', '=', 'picking')
    .orderBy('wave_orders.wave_id')
    .orderBy('wave_orders.round')
    .orderBy('wave_orders.basket')
    .orderBy('parcels.picked_at')
    .orderBy('parcels.id')
    .execute()
}

/** What belongs in these parcels, less what could not be found, and how much of that was counted in. */
export async function listContents(db: Db, orderIds: readonly number[]) {
  const rows = await contents(db, { orderIds })
  // What was counted in and turned out to be missing afterwards is not there any more.
  return rows.map((row) => ({ ...row, counted: Math.min(row.counted, row.units) }))
}

const contents = prepared((db, value: ValueOf<{ orderIds: readonly number[] }>) =>
  db.selectFrom(contentsOf(anyOf(value('orderIds'))).as('content')).selectAll(),
)

/** What belongs in the parcel of this id, or of one of these. */
export function contentsOf(orderId: Expression<number>) {
  return expressionBuilder<Tables, never>()
    .selectFrom(unitsOfParcels().as('units'))
    .where('units.order_id', '=', orderId)
    .select((eb) => [
      'units.order_id',
      'units.product_id',
      sql<number>`units.quantity - coalesce(${eb
        .selectFrom(shortUnits().as('short'))
        .whereRef('short.order_id', '=', 'units.order_id')
        .whereRef('short.product_id', '=', 'units.product_id')
        .select(sql`sum(short.quantity)`.as('quantity'))}, 0)::int`.as('units'),
      sql<number>`coalesce(${eb
        .selectFrom('scans')
        .whereRef('scans.order_id', '=', 'units.order_id')
        .whereRef('scans.product_id', '=', 'units.product_id')
        .select(sql`sum(scans.counted)`.as('counted'))}, 0)::int`.as('counted'),
    ])
}

/** Goods by their ids, and as what they lie in a parcel. */
export async function listGoods(db: Db, productIds: readonly number[]) {
  return db.selectFrom(goodsOnShelves().as('goods')).where('id', '=', anyOf(productIds)).selectAll().execute()
}

export async function listKindsOfGoods(db: Db, orderId: number) {
  return db.selectFrom(kindsOfGoods().as('kinds')).where('order_id', '=', orderId).where('kind', 'is not', null).selectAll().execute()
}

/**
 * Holds the packing of a parcel until the transaction ends, and gives it to whoever comes first. Undefined when the parcel is not
 * being packed, or held.
 */
export async function takePacking(tx: Tx, { number, staffId, now }: { number: string; staffId: number; now: Date }) {
  return (await takenPacking(tx, { number, staffId, now: now.toISOString() }))[0]
}

const takenPacking = prepared((db, value: ValueOf<{ number: string; staffId: number; now: string }>) =>
  db
    .insertInto('packings')
    .columns(['order_id', 'packer_id', 'claimed_at'])
    .expression((eb) =>
      eb
        .selectFrom(parcels().as('parcels'))
        .where('number', '=', value('number'))
        .where('status', '=', 'picking')
        .where('held_reason', 'is', null)
        .select(['id', sql<number>`${value('staffId')}::bigint`.as('packer'), sql<Date>`${value('now')}::timestamptz`.as('at')]),
    )
    .onConflict((same) =>
      same.column('order_id').doUpdateSet(({ fn, ref }) => ({
        packer_id: fn.coalesce(ref('packings.packer_id'), ref('excluded.packer_id')),
        claimed_at: fn.coalesce(ref('packings.claimed_at'), ref('excluded.claimed_at')),
      })),
    )
    .returning(['order_id', 'packer_id', 'checked_at', 'override_reason', 'weight_g', 'expected_g', 'weight_reason']),
)

export type TakenPacking = NonNullable<Awaited<ReturnType<typeof takePacking>>>

export async function savePacking(tx: Tx, { orderId, set }: { orderId: number; set: Updateable<Tables['packings']> }): Promise<void> {
  await tx.updateTable('packings').set(set).where('order_id', '=', orderId).execute()
}

export type NewScan = {
  order_id: number
  device_key: string
  seq: number
  staff_id: number
  kind: 'scan' | 'press' | 'undo'
  code: string
  product_id: number | null
  verdict: Tables['scans']['verdict']
  scanned_at: string
}
