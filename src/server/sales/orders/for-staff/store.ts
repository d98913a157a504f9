import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { OrderCursor } from './order-cursor.ts'
import type { WordsToFind } from './words-to-find.ts'

type Db = Kysely<Tables>

/** `statuses`: of the order or of one of its parts; null for all. */
export type Filter = { statuses: readonly OrderStatus[] | null; heldOnly: boolean; find: WordsToFind | null }

/**
 * The orders of a filter, each once: an order in which several parcels stand under one of the statuses by the first of them.
 * Each status is read along an index of its own, so that a page costs as much in a million orders as in a hundred.
 */
function found(db: Db, { statuses, heldOnly, find }: Filter) {
  return db
    .selectFrom('orders')
    .$if(statuses === null, (all) => all.where('orders.parent_id', 'is', null))
    .$if(statuses !== null, (some) =>
      some.where('orders.status', '=', anyOf(statuses ?? [], 'text')).where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orders as other')
              .where((eb) =>
                eb.or([eb('other.id', '=', eb.ref('orders.parent_id')), eb('other.parent_id', '=', eb.ref('orders.parent_id'))]),
              )
              .where('other.status', '=', anyOf(statuses ?? [], 'text'))
              .where('other.id', '<', ({ ref }) => ref('orders.id'))
              .select('other.id'),
          ),
        ),
      ),
    )
    .$if(find !== null, (some) =>
      some.where(({ fn }) => fn.coalesce('orders.parent_id', 'orders.id'), 'in', idsWith(db, find as WordsToFind)),
    )
    .$if(heldOnly, (some) => some.where('orders.held_at', 'is not', null))
    .where('orders.placed_at', 'is not', null)
}

/** Orders on which all of the words stand. */
function idsWith(db: Db, { words, figures }: WordsToFind) {
  const asked = figures === null ? words : [figures]
  return asked.reduce(
    (some, word) =>
      some
        .where(sql<boolean>`search_vector(words) @@ search_query(search_fold(${word}))`)
        .where(
          sql<boolean>`words like ${sql`'%' || replace(replace(replace(search_fold(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`}`,
        ),
    db.selectFrom('order_search').select('order_search.order_id'),
  )
}

export async function listFound(db: Db, { cursor, limit, ...filter }: Filter & { cursor: OrderCursor | null; limit: number }) {
  return found(db, filter)
    .$if(cursor !== null, (later) =>
      later.where(sql<boolean>`(orders.placed_at, orders.id) < (${cursor?.placedAt.toISOString()}::timestamptz, ${cursor?.id}::bigint)`),
    )
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .select(['orders.id', 'orders.placed_at'])
    .select(({ fn }) => fn.coalesce('orders.parent_id', 'orders.id').as('whole'))
    .execute()
}

/** How many there are, counted no further than `most` (D-109). */
export async function countFound(db: Db, { most, ...filter }: Filter & { most: number }): Promise<number> {
  const { count } = await db
    .selectFrom(
      found(db, filter)
        .select(sql<number>`1`.as('one'))
        .limit(most)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** These orders and their parts, with the payment that was begun last. */
export async function listShown(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('orders')
    .where((eb) => eb.or([eb('orders.id', '=', anyOf(ids)), eb('orders.parent_id', '=', anyOf(ids))]))
    .orderBy('orders.id')
    .select([
      'orders.id',
      'orders.parent_id',
      'orders.hashed_id',
      'orders.status',
      'orders.placed_at',
      'orders.payment',
      'orders.grand_total',
      'orders.sender_name',
      'orders.contact',
      'orders.foreign_contact',
      'orders.store',
      'orders.shipping_method',
      'orders.temperature',
      'orders.remark',
      'orders.pre_order',
      'orders.shipped_at',
      'orders.held_reason',
    ])
    .select((eb) =>
      eb
        .selectFrom('payments')
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.surplus', '=', false)
        .orderBy('payments.id', 'desc')
        .limit(1)
        .select('payments.status')
        .as('payment_status'),
    )
    .execute()
}

/** What lists show of the lines of these orders. */
export async function listGoods(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('order_lines')
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('id')
    .select(['order_id', 'quantity', 'snapshot'])
    .execute()
}

/** Whose an order is; undefined when there is none of that number, or when it is a part of another. */
export async function findOwner(db: Db, number: string) {
  return db.selectFrom('orders').where('hashed_id', '=', number).where('parent_id', 'is', null).select(['id', 'user_id']).executeTakeFirst()
}

/** How much a member has bought: their orders that were not called off, and what those came to. */
export async function sumBought(db: Db, memberId: number) {
  return db
    .selectFrom('orders')
    .where('user_id', '=', memberId)
    .where('parent_id', 'is', null)
    .where('status', 'not in', ['cancel', 'refunding', 'refunded'])
    .select(({ fn }) => [fn.countAll<number>().as('orders'), fn.coalesce(fn.sum<number>('grand_total'), sql<number>`0`).as('spent')])
    .executeTakeFirstOrThrow()
}

export async function listAttempts(db: Db, orderId: number) {
  return db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select(['id', 'method', 'provider', 'amount', 'status', 'reference', 'provider_ref', 'error_text', 'created_at', 'paid_at'])
    .execute()
}

/** What happened to an order and its parts, newest first. */
export async function listEntries(db: Db, orderId: number) {
  return db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .where((eb) => eb.or([eb('orders.id', '=', orderId), eb('orders.parent_id', '=', orderId)]))
    .orderBy('order_events.id', 'desc')
    .select([
      'orders.hashed_id as number',
      'order_events.event',
      'order_events.actor',
      'order_events.to_status',
      'order_events.created_at',
      sql<string | null>`order_events.data ->> 'by'`.as('by'),
    ])
    .execute()
}
