import { expressionBuilder, type Expression, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { sendableParcelNumbers } from '#server/sales/orders/published/order-numbers.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

function closedBoxes() {
  return selectFrom('shipments')
    .innerJoin('shipment_orders', 'shipment_orders.shipment_id', 'shipments.id')
    .where('shipments.put_away_at', 'is', null)
    .where('shipments.store_closed_until', 'is not', null)
}

/** Parcels whose store has closed and for which another one is to be chosen: until then, or since then while they lie in the shop. */
export function parcelsToAnotherStore(now: Date) {
  return closedBoxes()
    .where((eb) => eb.or([eb('shipments.store_closed_until', '>', now), eb('shipments.handed_over_at', 'is', null)]))
    .select(['shipment_orders.order_id', 'shipments.store_closed_until as since'])
}

/** Until when another store has to be chosen for an order or a part of one, as a column; null where its store is open. */
export function storeClosedUntil(orderId: Expression<number>) {
  return closedBoxes()
    .where('shipment_orders.order_id', '=', orderId)
    .select(({ fn }) => fn.min('shipments.store_closed_until').as('until'))
}

/** The same with the number of each that is on its way or being packed. */
export async function listClosedParcels(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom(parcelsToAnotherStore(now).as('closed'))
    .innerJoin(sendableParcelNumbers().as('orders'), 'orders.id', 'closed.order_id')
    .orderBy('closed.since')
    .select(['orders.hashed_id', 'closed.since'])
    .execute()
}

/** The first moment at which it is too late to choose another store for a parcel. */
export async function findNextClosing(db: Kysely<Tables>, now: Date): Promise<Date | null> {
  return (await listClosedParcels(db, now)).find(({ since }) => since !== null && since > now)?.since ?? null
}
