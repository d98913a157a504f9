import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { SizeClass } from '#rules/shipping/box.ts'
import { lineProducts } from '#server/sales/orders/published/line-products.ts'
import { orderNumbers, travelFacts } from '#server/sales/orders/published/order-numbers.ts'

type Db = Kysely<Tables>

/** Boxes with their kind, the orders whose goods they carry with what is collected for each, and what lies in them. */
export function boxRows(db: Db) {
  return db
    .selectFrom('shipments')
    .leftJoin('box_kinds', 'box_kinds.id', 'shipments.box_kind_id')
    .select([
      'shipments.id',
      'shipments.order_id as orderId',
      'shipments.carrier',
      'shipments.box_no as boxNo',
      'shipments.box_kind_id as kindId',
      'shipments.weight_g as weightG',
      'shipments.state',
      'shipments.reference',
      'shipments.tracking_number as tracking',
      'shipments.provider_id as providerId',
      'shipments.told',
      'shipments.store_id as storeId',
      'shipments.booked_at as bookedAt',
      'shipments.label_until as labelUntil',
      'shipments.put_away_at as putAwayAt',
      'shipments.scanned_at as scannedAt',
      'shipments.handed_over_at as handedOverAt',
      'shipments.store_closed_until as storeClosedUntil',
      'box_kinds.sides_mm as sidesMm',
    ])
    .select((eb) => [
      eb.ref('box_kinds.size_class').$castTo<SizeClass | null>().as('sizeClass'),
      eb
        .selectFrom('shipment_orders')
        .whereRef('shipment_orders.shipment_id', '=', 'shipments.id')
        .select(
          sql<
            { orderId: number; collect: number }[]
          >`coalesce(json_agg(json_build_object('orderId', order_id, 'collect', collect) order by order_id), '[]')`.as('orders'),
        )
        .$asScalar()
        .$notNull()
        .as('orders'),
      eb
        .selectFrom('box_lines')
        .whereRef('box_lines.shipment_id', '=', 'shipments.id')
        .select(
          sql<
            { lineId: number; quantity: number }[]
          >`coalesce(json_agg(json_build_object('lineId', order_line_id, 'quantity', quantity) order by order_line_id), '[]')`.as('lines'),
        )
        .$asScalar()
        .$notNull()
        .as('lines'),
    ])
    .orderBy('shipments.order_id')
    .orderBy('shipments.box_no')
    .orderBy('shipments.id')
}

export type BoxRow = Awaited<ReturnType<typeof listLiveRows>>[number]

/** Boxes of these orders that are not put away, held. */
export async function listLiveRows(tx: Tx, orderIds: readonly number[]) {
  return boxRows(tx)
    .where('shipments.put_away_at', 'is', null)
    .where('shipments.id', 'in', boxesOf(tx, orderIds))
    .forNoKeyUpdate('shipments')
    .execute()
}

function boxesOf(db: Db, orderIds: readonly number[]) {
  return db.selectFrom('shipment_orders').where('order_id', '=', anyOf(orderIds)).select('shipment_id')
}

export async function createBoxRow(tx: Tx, box: Insertable<Tables['shipments']>): Promise<number> {
  const { id } = await tx.insertInto('shipments').values(box).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function createLineRows(
  tx: Tx,
  { boxId, lines }: { boxId: number; lines: readonly { lineId: number; quantity: number }[] },
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('box_lines')
    .columns(['shipment_id', 'order_line_id', 'product_id', 'quantity'])
    .expression(
      tx
        .selectFrom(
          sql<{
            id: number
            units: number
          }>`unnest(${lines.map(({ lineId }) => lineId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::int[])`.as<'packed'>(
            sql`packed(id, units)`,
          ),
        )
        .innerJoin(lineProducts().as('lines'), 'lines.id', 'packed.id')
        .select([sql<number>`${boxId}::bigint`.as('shipment_id'), 'lines.id', 'lines.product_id', 'packed.units']),
    )
    .execute()
}

export async function removeLineRows(tx: Tx, boxIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('box_lines').where('shipment_id', '=', anyOf(boxIds)).execute()
}

/** Only of boxes that nobody was asked about. */
export async function removeBoxRows(tx: Tx, boxIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('shipments').where('id', '=', anyOf(boxIds)).where('state', '=', 'open').where('reference', 'is', null).execute()
}

export async function saveBoxRow(tx: Tx, { boxId, set }: { boxId: number; set: Updateable<Tables['shipments']> }): Promise<void> {
  await tx.updateTable('shipments').set(set).where('id', '=', boxId).execute()
}

export async function saveOrdersOfBox(
  tx: Tx,
  { boxId, orders }: { boxId: number; orders: readonly { orderId: number; collect: number }[] },
): Promise<void> {
  await tx
    .insertInto('shipment_orders')
    .values(orders.map(({ orderId, collect }) => ({ shipment_id: boxId, order_id: orderId, collect })))
    .onConflict((same) => same.columns(['shipment_id', 'order_id']).doUpdateSet({ collect: (eb) => eb.ref('excluded.collect') }))
    .execute()
}

/** How many boxes of this number were asked about before, labels put away with them. */
export async function countAskedRows(tx: Tx, { orderId, boxNo }: { orderId: number; boxNo: number }): Promise<number> {
  const { count } = await tx
    .selectFrom('shipments')
    .where('order_id', '=', orderId)
    .where('box_no', '=', boxNo)
    .where('reference', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The orders whose goods lie in a box with those of this one, its own number among them; empty when nothing has that number. */
export async function listNumbersBoxedWith(db: Db, numbers: readonly string[]): Promise<string[]> {
  const own = db.selectFrom(orderNumbers().as('own')).where('own.hashed_id', '=', anyOf(numbers, 'text'))
  const beside = db
    .selectFrom(orderNumbers().as('own'))
    .where('own.hashed_id', '=', anyOf(numbers, 'text'))
    .innerJoin('shipment_orders as mine', 'mine.order_id', 'own.id')
    .innerJoin('shipments', 'shipments.id', 'mine.shipment_id')
    .where('shipments.put_away_at', 'is', null)
    .innerJoin('shipment_orders as theirs', 'theirs.shipment_id', 'shipments.id')
    .innerJoin(orderNumbers().as('beside'), 'beside.id', 'theirs.order_id')
  const rows = await own.select('own.hashed_id as number').union(beside.select('beside.hashed_id as number')).execute()
  return rows.map(({ number }) => number)
}

export async function listNumbersOfBox(db: Db, boxId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_orders')
    .innerJoin(orderNumbers().as('orders'), 'orders.id', 'shipment_orders.order_id')
    .where('shipment_orders.shipment_id', '=', boxId)
    .select('orders.hashed_id as number')
    .execute()
  return rows.map(({ number }) => number)
}

export async function listKindRows(db: Db) {
  return db
    .selectFrom('box_kinds')
    .orderBy('size_class')
    .orderBy('id')
    .select(['id', 'name', 'sides_mm as sidesMm', 'tare_g as tareG', 'active'])
    .select((eb) => eb.ref('size_class').$castTo<SizeClass>().as('sizeClass'))
    .execute()
}

function liveOfNumbers(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom('shipment_orders')
    .innerJoin(orderNumbers().as('orders'), 'orders.id', 'shipment_orders.order_id')
    .where('orders.hashed_id', '=', anyOf(numbers, 'text'))
    .select('shipment_orders.shipment_id')
}

export async function listRowsOfNumbers(db: Db, numbers: readonly string[]) {
  return boxRows(db)
    .where('shipments.put_away_at', 'is', null)
    .where('shipments.id', 'in', liveOfNumbers(db, numbers))
    .select((eb) =>
      eb
        .selectFrom('shipment_orders')
        .innerJoin(orderNumbers().as('orders'), 'orders.id', 'shipment_orders.order_id')
        .whereRef('shipment_orders.shipment_id', '=', 'shipments.id')
        .select(sql<string[]>`coalesce(array_agg(orders.hashed_id order by orders.id), '{}')`.as('numbers'))
        .$asScalar()
        .$notNull()
        .as('numbers'),
    )
    .execute()
}

export async function listTrackingRows(db: Db, number: string) {
  return db
    .selectFrom('shipments')
    .where('put_away_at', 'is', null)
    .where('tracking_number', 'is not', null)
    .where('id', 'in', liveOfNumbers(db, [number]))
    .orderBy('box_no')
    .orderBy('id')
    .select('tracking_number as tracking')
    .execute()
}

export async function listRowsById(db: Db, boxIds: readonly number[]) {
  return boxRows(db).where('shipments.id', '=', anyOf(boxIds)).execute()
}

/** Boxes that a code at the door may mean: the number of a label, what the shop calls it, or the only box of an order. */
export async function listIdsOfCode(db: Db, code: string): Promise<number[]> {
  const rows = await db
    .selectFrom('shipments')
    .where((eb) =>
      eb.or([
        eb('shipments.tracking_number', '=', code),
        eb('shipments.reference', '=', code),
        ...(code.startsWith('O:') ? [eb('shipments.id', 'in', liveOfNumbers(db, [code.slice(2)]))] : []),
      ]),
    )
    .orderBy('shipments.put_away_at', (order) => order.desc().nullsFirst())
    .orderBy('shipments.id', 'desc')
    .select('shipments.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Boxes with a label that nobody handed over, with their orders and the temperature in which they travel. */
export async function listWaitingRows(db: Db) {
  return boxRows(db)
    .innerJoin(travelFacts().as('lead'), 'lead.id', 'shipments.order_id')
    .where('shipments.booked_at', 'is not', null)
    .where('shipments.handed_over_at', 'is', null)
    .where('shipments.put_away_at', 'is', null)
    .select(['lead.shipping_method as method', 'shipments.scanned_by as scannedBy'])
    .select((eb) =>
      eb
        .selectFrom('shipment_orders')
        .innerJoin(orderNumbers().as('orders'), 'orders.id', 'shipment_orders.order_id')
        .whereRef('shipment_orders.shipment_id', '=', 'shipments.id')
        .select(sql<string[]>`coalesce(array_agg(orders.hashed_id order by orders.id), '{}')`.as('numbers'))
        .$asScalar()
        .$notNull()
        .as('numbers'),
    )
    .limit(2000)
    .execute()
}

export async function saveScanned(tx: Tx, { boxId, by, now }: { boxId: number; by: string | null; now: Date | null }): Promise<void> {
  await tx.updateTable('shipments').set({ scanned_at: now, scanned_by: by }).where('id', '=', boxId).execute()
}

export async function saveListOfBoxes(tx: Tx, { listId, boxIds }: { listId: number; boxIds: readonly number[] }): Promise<void> {
  await tx.updateTable('shipments').set({ hand_over_list_id: listId }).where('id', '=', anyOf(boxIds)).execute()
}
