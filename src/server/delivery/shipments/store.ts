import type { Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'
import { travellingOrderNumbers } from '#server/sales/orders/published/order-numbers.ts'
import { troubles } from './published/parcels-of-orders.ts'

type Db = Kysely<Tables>

export type NewShipment = { orderId: number; carrier: Carrier; trackingNumber: string; reference: string | null; now: Date }

export async function createShipmentRow(tx: Tx, { orderId, carrier, trackingNumber, reference, now }: NewShipment): Promise<void> {
  await tx
    .insertInto('shipments')
    .values({ order_id: orderId, carrier, tracking_number: trackingNumber, reference, state: 'handed_over', last_event_at: now })
    .execute()
}

export async function findOtherRow(
  tx: Tx,
  { orderId, carrier, trackingNumber }: Pick<NewShipment, 'orderId' | 'carrier' | 'trackingNumber'>,
): Promise<number | null> {
  const row = await tx
    .selectFrom('shipments')
    .where('carrier', '=', carrier)
    .where('tracking_number', '=', trackingNumber)
    .where('order_id', '<>', orderId)
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

/** Parcels under way of which the courier can be asked, with the numbers of their orders. */
function openRows(db: Db) {
  return db
    .selectFrom('shipments')
    .innerJoin(travellingOrderNumbers().as('orders'), 'orders.id', 'shipments.order_id')
    .where('shipments.reference', 'is not', null)
    .select(['shipments.id', 'shipments.reference', 'orders.hashed_id as number'])
}

export async function listOpenRows(db: Db) {
  return openRows(db).orderBy('shipments.last_event_at').limit(500).execute()
}

export async function findOpenRow(db: Db, shipmentId: number) {
  return openRows(db).where('shipments.id', '=', shipmentId).executeTakeFirst()
}

export async function listOpenRowsOf(db: Db, numbers: readonly string[]) {
  return openRows(db).where('orders.hashed_id', 'in', numbers).execute()
}

export async function saveState(
  db: Db,
  { shipmentId, state, code, now }: { shipmentId: number; state: string; code: string; now: Date },
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
