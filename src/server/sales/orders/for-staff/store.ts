import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { OrderCursor } from './order-cursor.ts'
import type { WordsToFind } from './words-to-find.ts'

type Db = Kysely<Tables>

/** `statuses`: of the order or of one of its parts; null for all. `under`: only those that stand under this one of them. */
export type Filter = { statuses: readonly OrderStatus[] | null; under?: OrderStatus; heldOnly: boolean }

/**
 * The orders of a filter, each once: an order in which several parcels stand under one of the statuses by the first of them.
 * All of them, and those under one status, are read along an index, newest first: a page costs as much in a million orders as in a
 * hundred.
 */
function matching(db: Db, { statuses, under, heldOnly }: Filter) {
  return db
    .selectFrom('orders')
    .$if(statuses === null, (all) => all.where('orders.parent_id', 'is', null))
    .$if(statuses !== null, (some) =>
      some.where('orders.status', '=', under ?? anyOf(statuses ?? [], 'text')).where(isFirstParcel(statuses ?? [])),
    )
    .$if(heldOnly, (some) => some.where('orders.held_at', 'is not', null))
    .where('orders.placed_at', 'is not', null)
}

/** Neither its order nor a part before it stands under one of these statuses too. */
function isFirstParcel(statuses: readonly OrderStatus[]) {
  return sql<boolean>`(orders.parent_id is null or not exists (select from orders as other
    where (other.id = orders.parent_id or other.parent_id = orders.parent_id) and other.id < orders.id
      and other.status = ${anyOf(statuses, 'text')}))`
}

export type PageAsked = Filter & { cursor: OrderCursor | null; limit: number }

function newestFirst(db: Db, { cursor, limit, ...filter }: PageAsked) {
  return matching(db, filter)
    .$if(cursor !== null, (later) =>
      later.where(sql<boolean>`(orders.placed_at, orders.id) < (${cursor?.placedAt.toISOString()}::timestamptz, ${cursor?.id}::bigint)`),
    )
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .select(['orders.id', 'orders.placed_at'])
    .select(({ fn }) => fn.coalesce('orders.parent_id', 'orders.id').as('whole'))
}

export async function listFound(db: Db, asked: PageAsked) {
  return newestFirst(db, asked).execute()
}

/** How many there are, counted no further than `most` (D-109). */
export async function countFound(db: Db, { most, ...filter }: Filter & { most: number }): Promise<number> {
  return countOf(
    db,
    matching(db, filter)
      .select(sql<number>`1`.as('one'))
      .limit(most),
  )
}

/** Of the newest `steps` orders of a filter those on which all the words stand: what is frequent is found here, by its text alone. */
export async function listNear(
  db: Db,
  { find, steps, limit, ...asked }: Omit<PageAsked, 'limit'> & { find: WordsToFind; steps: number; limit: number },
) {
  return db
    .selectFrom(newestFirst(db, { ...asked, limit: steps }).as('near'))
    .innerJoin('order_search', 'order_search.order_id', 'near.whole')
    .where(wordsStandOn(find))
    .orderBy('near.placed_at', 'desc')
    .orderBy('near.id', 'desc')
    .limit(limit)
    .select(['near.id', 'near.placed_at', 'near.whole'])
    .execute()
}

/** Orders on which all the words stand, by their tokens: what is rare is found here. The newest, and no more than `most`. */
export async function listHits(db: Db, { find, most }: { find: WordsToFind; most: number }): Promise<number[]> {
  const hits = askedOf(find).reduce(
    (some, word) => some.where(sql<boolean>`search_vector(words) @@ search_query(search_fold(${word}))`),
    db.selectFrom('order_search').where(wordsStandOn(find)).select('order_search.order_id'),
  )
  // Sorted by what no index knows, so that none is walked: each step of that would cut a text into its tokens.
  const rows = await hits
    .orderBy(sql`order_search.order_id + 0`, 'desc')
    .limit(most)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

export async function listAmong(db: Db, { ids, ...asked }: PageAsked & { ids: readonly number[] }) {
  return newestFirst(db, asked)
    .where(({ fn }) => fn.coalesce('orders.parent_id', 'orders.id'), '=', anyOf(ids))
    .execute()
}

export async function countAmong(db: Db, { ids, ...filter }: Filter & { ids: readonly number[] }): Promise<number> {
  const among = matching(db, filter).where(({ fn }) => fn.coalesce('orders.parent_id', 'orders.id'), '=', anyOf(ids))
  return countOf(db, among.select(sql<number>`1`.as('one')))
}

/** How many there are of what is frequent: read one after the other until so many are found. */
export async function countNear(db: Db, { find, most, ...filter }: Filter & { find: WordsToFind; most: number }): Promise<number> {
  const found = matching(db, filter)
    .innerJoin('order_search', (join) =>
      join.on(({ eb, fn, ref }) => eb('order_search.order_id', '=', fn.coalesce(ref('orders.parent_id'), ref('orders.id')))),
    )
    .where(wordsStandOn(find))
  return countOf(db, found.select(sql<number>`1`.as('one')).limit(most))
}

async function countOf(db: Db, some: SelectQueryBuilder<Tables, never, { one: number }>): Promise<number> {
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function askedOf({ words, figures }: WordsToFind): readonly string[] {
  return figures === null ? words : [figures]
}

function wordsStandOn(find: WordsToFind) {
  const patterns = askedOf(find).map(
    (word) => sql`'%' || replace(replace(replace(search_fold(${word}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
  )
  return sql<boolean>`order_search.words like all (array[${sql.join(patterns)}])`
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
