import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** The running numbers of the orders that these numbers belong to, also those of their parts; the oldest first. */
export async function findRootIds(tx: Tx, numbers: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('orders')
    .where('hashed_id', '=', anyOf(numbers, 'text'))
    .select(({ fn }) => fn.coalesce('parent_id', 'id').as('root'))
    .distinct()
    .orderBy('root')
    .execute()
  return rows.map(({ root }) => root)
}

export async function listDueRows(db: Kysely<Tables>, orderIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .where('id', '=', anyOf(orderIds))
    .select(['id', sql<number>`amount_to_collect(orders)`.as('due')])
    .execute()
}

export async function listUnitRows(db: Kysely<Tables>, orderIds: readonly number[]) {
  return db
    .selectFrom('order_lines')
    .where('order_id', '=', anyOf(orderIds))
    .where(sql<boolean>`quantity > units_short(order_lines)`)
    .orderBy('id')
    .select(['id as lineId', 'order_id as orderId', 'product_id as productId', 'price'])
    .select(sql<number>`quantity - units_short(order_lines)`.as('quantity'))
    .execute()
}

export async function findParcelIdRow(db: Kysely<Tables>, number: string): Promise<number | null> {
  return (await db.selectFrom('orders').where('hashed_id', '=', number).select('id').executeTakeFirst())?.id ?? null
}

export async function findStoreRow(db: Kysely<Tables>, parcelId: number) {
  return db.selectFrom('orders').where('id', '=', parcelId).select(['user_id', 'store']).executeTakeFirst()
}

/** So many parcels are looked at; those that go to the same door stand first, however many of the member's wait. */
const mostBeside = 40

export async function listNumbersBesideRows(db: Kysely<Tables>, number: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders as own')
    .innerJoin('orders as beside', (join) =>
      join
        .onRef('beside.user_id', '=', 'own.user_id')
        .onRef('beside.shipping_method', '=', 'own.shipping_method')
        .onRef('beside.id', '<>', 'own.id'),
    )
    .where('own.hashed_id', '=', number)
    .where('own.status', 'in', ['confirmed', 'picking'])
    .where('beside.status', 'in', ['confirmed', 'picking'])
    .orderBy(sql`(beside.contact, beside.store) is not distinct from (own.contact, own.store)`, 'desc')
    .orderBy('beside.id')
    .limit(mostBeside)
    .select('beside.hashed_id')
    .execute()
  return rows.map(({ hashed_id }) => hashed_id)
}
