import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { familyOf } from '#server/sales/orders/published/family-of.ts'

/** What the courier has told of the parcels of an order, newest first. */
export async function listParcelEvents(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom('shipment_events')
    .innerJoin('shipments', 'shipments.id', 'shipment_events.shipment_id')
    .where('shipments.order_id', 'in', familyOf(orderId))
    .orderBy('shipment_events.id', 'desc')
    .select(['shipment_events.id', 'shipment_events.shipment_id', 'shipment_events.created_at as at', 'shipment_events.kind'])
    .select(['shipments.carrier', 'shipments.tracking_number'])
    .execute()
}
