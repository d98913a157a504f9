import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/** States of a parcel in which somebody has to decide. */
export const troubles = ['not_collected', 'returned', 'damaged'] as const

/** Boxes that were not put away, by the running numbers of what travels in them: orders, or parts of orders. */
function boxesOfOrders() {
  return selectFrom('shipments')
    .innerJoin('shipment_orders', 'shipment_orders.shipment_id', 'shipments.id')
    .where('shipments.put_away_at', 'is', null)
    .select('shipment_orders.order_id')
}

/** Parcels that will not get to their buyer by themselves. */
export function troubledParcels() {
  return boxesOfOrders().where('shipments.state', 'in', troubles).select('shipments.last_event_at as since')
}

/** Parcels of which the courier has told nothing since that moment, though they have not come to their buyer. */
export function silentParcels(since: Date) {
  return boxesOfOrders()
    .where('shipments.state', '<>', sql.lit('delivered'))
    .where('shipments.last_event_at', '<', since)
    .select('shipments.last_event_at as since')
}

/** Parcels that have a label and wait for their courier. */
export function bookedParcels() {
  return boxesOfOrders()
    .where('shipments.booked_at', 'is not', null)
    .where('shipments.handed_over_at', 'is', null)
    .select('shipments.booked_at as since')
}
