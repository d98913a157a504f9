import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'
import { openParcelNumbers, orderNumbers, travellingOrderNumbers } from '#server/sales/orders/published/order-numbers.ts'
import { troubles } from './published/parcels-of-orders.ts'

type Db = Kysely<Tables>

export async function findOtherRow(
  tx: Tx,
  { shipmentId, carrier, trackingNumber }: { shipmentId: number; carrier: Carrier; trackingNumber: string },
): Promise<number | null> {
  const row = await tx
    .selectFrom('shipments')
    .where('carrier', '=', carrier)
    .where('tracking_number', '=', trackingNumber)
    .where('id', '<>', shipmentId)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function listTroubledRows(db: Db) {
  return db
    .selectFrom('shipments')
    .innerJoin(travellingOrderNumbers().as('orders'), 'orders.id', 'shipments.order_id')
    .where('shipments.state', 'in', troubles)
    .orderBy('shipments.id')
    .select(['orders.hashed_id', 'shipments.tracking_number', 'shipments.state'])
    .execute()
}

/** Labels that will not be good for long, of boxes that nobody handed over. */
export async function listEndingRows(db: Db, until: Date) {
  return db
    .selectFrom('shipments')
    .innerJoin(orderNumbers().as('orders'), 'orders.id', 'shipments.order_id')
    .where('shipments.booked_at', 'is not', null)
    .where('shipments.handed_over_at', 'is', null)
    .where('shipments.put_away_at', 'is', null)
    .where('shipments.label_until', '<=', until)
    .orderBy('shipments.label_until')
    .select(['shipments.id', 'orders.hashed_id', 'shipments.tracking_number', 'shipments.label_until'])
    .execute()
}

/** Boxes of which the courier can be asked, with the numbers of the orders in them: those under way, and those that wait with a label. */
function openRows(db: Db) {
  return db
    .selectFrom('shipments')
    .where('shipments.reference', 'is not', null)
    .where('shipments.put_away_at', 'is', null)
    .where((eb) => eb.or([eb('shipments.booked_at', 'is not', null), eb('shipments.handed_over_at', 'is not', null)]))
    .select(['shipments.id', 'shipments.reference', 'shipments.handed_over_at as handedOverAt'])
    .select((eb) =>
      eb
        .selectFrom('shipment_orders')
        .innerJoin(openParcelNumbers().as('orders'), 'orders.id', 'shipment_orders.order_id')
        .whereRef('shipment_orders.shipment_id', '=', 'shipments.id')
        .select(sql<string[]>`coalesce(array_agg(orders.hashed_id order by orders.id), '{}')`.as('numbers'))
        .$asScalar()
        .$notNull()
        .as('numbers'),
    )
}

function openBoxes(db: Db) {
  return db
    .selectFrom('shipment_orders')
    .innerJoin(openParcelNumbers().as('orders'), 'orders.id', 'shipment_orders.order_id')
    .select('shipment_orders.shipment_id')
}

export async function listOpenRows(db: Db) {
  return openRows(db)
    .where('shipments.id', 'in', openBoxes(db))
    .orderBy('shipments.last_event_at', (order) => order.asc().nullsFirst())
    .limit(500)
    .execute()
}

export async function findOpenRow(db: Db, shipmentId: number) {
  return openRows(db).where('shipments.id', '=', shipmentId).where('shipments.id', 'in', openBoxes(db)).executeTakeFirst()
}

export async function listOpenRowsOf(db: Db, numbers: readonly string[]) {
  return openRows(db)
    .where('shipments.handed_over_at', 'is not', null)
    .where('shipments.id', 'in', openBoxes(db).where('orders.hashed_id', 'in', numbers))
    .orderBy('shipments.box_no')
    .execute()
}

/** What is known of the boxes in which an order travels. */
export async function listStateRows(db: Db, number: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipment_orders', 'shipment_orders.shipment_id', 'shipments.id')
    .innerJoin(orderNumbers().as('orders'), 'orders.id', 'shipment_orders.order_id')
    .where('orders.hashed_id', '=', number)
    .where('shipments.put_away_at', 'is', null)
    .select(['shipments.state', 'shipments.handed_over_at as handedOverAt'])
    .execute()
}

/** `state`: left out, it stays. */
export async function saveState(
  db: Db,
  { shipmentId, state, code, now }: { shipmentId: number; state: string | undefined; code: string; now: Date },
): Promise<void> {
  await db.updateTable('shipments').set({ state, code, last_event_at: now }).where('id', '=', shipmentId).execute()
}

export async function findIdByReference(tx: Tx, reference: string): Promise<number | null> {
  return (await tx.selectFrom('shipments').where('reference', '=', reference).select('id').executeTakeFirst())?.id ?? null
}

/** Keeps a notice; false when it was kept before. */
export async function createEvent(
  tx: Tx,
  { shipmentId, eventKey, kind }: { shipmentId: number; eventKey: string; kind: string },
): Promise<boolean> {
  const created = await tx
    .insertInto('shipment_events')
    .values({ shipment_id: shipmentId, event_key: eventKey, kind })
    .onConflict((same) => same.columns(['shipment_id', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return created !== undefined
}
