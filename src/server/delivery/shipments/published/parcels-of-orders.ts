import { expressionBuilder, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

/** States of a parcel in which somebody has to decide. */
export const troubles = ['not_collected', 'returned', 'damaged', 'store_closed'] as const

/** Parcels that will not get to their buyer by themselves, by the running number of what travels: an order, or a part of one. */
export function troubledParcels() {
  return selectFrom('shipments').where('shipments.state', 'in', troubles).select(['shipments.order_id', 'shipments.last_event_at as since'])
}

/** Parcels of which the courier has told nothing since that moment. */
export function silentParcels(since: Date) {
  return selectFrom('shipments')
    .where('shipments.last_event_at', '<', since)
    .select(['shipments.order_id', 'shipments.last_event_at as since'])
}

/** Parcels that have a label. */
export function bookedParcels() {
  return selectFrom('shipments').select(['shipments.order_id', 'shipments.created_at as since'])
}

/** How the parcels of these orders and parts of orders stand with the courier, the newest of each. */
export async function listParcelStates(db: Kysely<Tables>, orderIds: readonly number[]) {
  return db
    .selectFrom('shipments')
    .where('order_id', '=', anyOf(orderIds))
    .distinctOn('order_id')
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .select(['order_id', 'tracking_number', 'state'])
    .execute()
}
