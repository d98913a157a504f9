import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Actor } from '#rules/actor.ts'
import { orderNumbers } from '#server/sales/orders/published/order-numbers.ts'
import { storeClosedUntil } from '../published/closed-stores.ts'

type Db = Kysely<Tables>

/** A store that somebody chose, and who; kept while the courier has not answered. */
export type WantedStore = { store_id: string; store_name: string; actor: Actor }

/** What is known of the store of a box, held. */
export async function lockStoreOfBox(tx: Tx, shipmentId: number) {
  return tx
    .selectFrom('shipments')
    .where('id', '=', shipmentId)
    .forNoKeyUpdate()
    .select(['store_closed_until as storeClosedUntil', 'store_changed_at as storeChangedAt'])
    .select((eb) =>
      eb
        .selectFrom('shipment_orders')
        .whereRef('shipment_orders.shipment_id', '=', 'shipments.id')
        .select(sql<number[]>`coalesce(array_agg(order_id order by order_id), '{}')`.as('orders'))
        .$asScalar()
        .$notNull()
        .as('orders'),
    )
    .executeTakeFirst()
}

export async function saveClosed(tx: Tx, { boxId, until }: { boxId: number; until: Date | null }): Promise<void> {
  await tx.updateTable('shipments').set({ store_closed_until: until }).where('id', '=', boxId).execute()
}

export async function saveWantedRows(tx: Tx, { boxIds, wanted }: { boxIds: readonly number[]; wanted: WantedStore }): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ store_wanted: JSON.stringify(wanted) })
    .where('id', '=', anyOf(boxIds))
    .execute()
}

/** Forgets a wish, unless another one has taken its place. */
export async function clearWanted(tx: Tx, { boxId, storeId }: { boxId: number; storeId: string }): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ store_wanted: null })
    .where('id', '=', boxId)
    .where(sql<boolean>`store_wanted ->> 'store_id' = ${storeId}`)
    .execute()
}

/** It goes to another store: what its courier tells of it from now on is of that one, and what was drawn for it names the old one. */
export async function saveChangedStore(
  tx: Tx,
  { boxId, storeId, isHandedOver, now }: { boxId: number; storeId: string; isHandedOver: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ store_id: storeId, store_closed_until: null, store_changed_at: now, ...(isHandedOver && { state: 'under_way' }) })
    .where('id', '=', boxId)
    .execute()
  await tx
    .deleteFrom('labels')
    .where('id', 'in', tx.selectFrom('label_boxes').where('shipment_id', '=', boxId).select('label_id'))
    .execute()
}

export async function listWantedRows(db: Db) {
  return db
    .selectFrom('shipments')
    .where('store_wanted', 'is not', null)
    .where('put_away_at', 'is', null)
    .orderBy('id')
    .select(['id', 'provider_id as providerId', 'store_wanted as wanted'])
    .execute()
}

/** Boxes for which nobody chose another store until then, and nobody has asked the courier for one. */
export async function listOverdueRows(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('shipments')
    .where('store_closed_until', '<=', now)
    .where('store_wanted', 'is', null)
    .where('put_away_at', 'is', null)
    .where((eb) => eb.or([eb('state', '=', 'store_closed'), eb.and([eb('booked_at', 'is not', null), eb('handed_over_at', 'is', null)])]))
    .orderBy('id')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function saveComingBack(tx: Tx, boxId: number): Promise<void> {
  await tx.updateTable('shipments').set({ state: 'not_collected' }).where('id', '=', boxId).execute()
}

/** Until when a parcel waits for another store: the earliest of its boxes. */
export async function findClosedRow(db: Db, orderId: number): Promise<Date | null> {
  return (await db.selectNoFrom(({ val }) => storeClosedUntil(val(orderId)).as('until')).executeTakeFirstOrThrow()).until
}

export type NewLink = { tokenHash: string; orderId: number; expiresAt: Date; now: Date }

export async function createLinkRow(db: Db, { tokenHash, orderId, expiresAt, now }: NewLink): Promise<void> {
  await db.insertInto('store_links').values({ token_hash: tokenHash, order_id: orderId, expires_at: expiresAt, created_at: now }).execute()
}

/** The order that an unused link is for. */
export async function findLinkRow(db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) {
  return db
    .selectFrom('store_links')
    .innerJoin(orderNumbers().as('orders'), 'orders.id', 'store_links.order_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .select(['store_links.order_id as orderId', 'orders.hashed_id as number', 'expires_at as until'])
    .executeTakeFirst()
}

export async function endLinkRows(tx: Tx, { orderIds, now }: { orderIds: readonly number[]; now: Date }): Promise<void> {
  await tx.updateTable('store_links').set({ used_at: now }).where('order_id', '=', anyOf(orderIds)).where('used_at', 'is', null).execute()
}
