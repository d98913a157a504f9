import { expressionBuilder, sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import { plannedAnew } from '#database/named-statements.ts'
import type { Tables } from '#database/tables.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import type { OrderSort } from '#rules/orders/order-views.ts'
import { colleagues } from '#server/people/staff/published/list-colleagues.ts'
import type { OrderCursor } from './order-cursor.ts'
import { goodsReturned, sinceOf, type OrdersFilter } from './orders-filter.ts'
import type { WordsToFind } from './words-to-find.ts'

type Db = Kysely<Tables>

/** `under`: of the statuses only this one. `only`: orders themselves, or parts of orders. */
export type Filter = OrdersFilter & { under?: OrderStatus; only: 'wholes' | 'parts' }

/**
 * The orders of a filter, each once: an order of which several parcels stand under one of the statuses by the first of them. Orders and
 * their parts are asked for apart, and every status by itself where a page of them is read: each such question goes along an index,
 * newest first, and costs as much in a million orders as in a hundred.
 */
function matching(db: Db, { statuses, under, only, conditions }: Filter) {
  const wholes = only === 'wholes'
  const held = conditions.map((condition) => condition(wholes ? 'orders' : 'whole'))
  return db
    .selectFrom('orders')
    .modifyFront(plannedAnew)
    .where('orders.parent_id', wholes ? 'is' : 'is not', null)
    .$if(statuses !== null, (some) => some.where('orders.status', '=', under ?? anyOf(statuses ?? [], 'text')))
    .$if(!wholes, (some) => some.where(isFirstParcel(statuses ?? [])))
    .where('orders.placed_at', 'is not', null)
    .$if(wholes && held.length > 0, (some) => some.where(sql<boolean>`${sql.join(held, sql` and `)}`))
    .$if(!wholes && held.length > 0, (some) =>
      some.where(sql<boolean>`exists (select from orders as whole where whole.id = orders.parent_id and ${sql.join(held, sql` and `)})`),
    )
}

/** Neither its order nor a part before it stands under one of these statuses too. */
function isFirstParcel(statuses: readonly OrderStatus[]) {
  return sql<boolean>`not exists (select from orders as other
    where (other.id = orders.parent_id or other.parent_id = orders.parent_id) and other.id < orders.id
      and other.status = ${anyOf(statuses, 'text')})`
}

export type PageAsked = Filter & { sort: OrderSort; cursor: OrderCursor | null; limit: number }

function inOrder(db: Db, { sort, cursor, limit, ...filter }: PageAsked) {
  const way = wayOf(sort)
  const isLater = way === 'desc' ? sql`<` : sql`>`
  const byTotal = sort.endsWith('total')
  return matching(db, filter)
    .$if(cursor !== null && !byTotal, (later) =>
      later.where(
        sql<boolean>`(orders.placed_at, orders.id) ${isLater} (${cursor?.placedAt.toISOString()}::timestamptz, ${cursor?.id}::bigint)`,
      ),
    )
    .$if(cursor !== null && byTotal, (later) =>
      later.where(
        sql<boolean>`(orders.grand_total, orders.placed_at, orders.id) ${isLater} (${cursor?.total}::int, ${cursor?.placedAt.toISOString()}::timestamptz, ${cursor?.id}::bigint)`,
      ),
    )
    .$if(byTotal, (rows) => rows.orderBy('orders.grand_total', way))
    .orderBy('orders.placed_at', way)
    .orderBy('orders.id', way)
    .limit(limit)
    .select(['orders.id', 'orders.placed_at', 'orders.grand_total'])
    .select(({ fn }) => fn.coalesce('orders.parent_id', 'orders.id').as('whole'))
}

const wayOf = (sort: OrderSort) => (sort.startsWith('-') ? 'desc' : 'asc')

export async function listFound(db: Db, asked: PageAsked) {
  return inOrder(db, asked).execute()
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

/** How many there are, and since when the first of them stands as it does: all of them are read for that anyway. */
export async function weighFound(db: Db, filter: Filter): Promise<{ count: number; oldest: Date | null }> {
  return matching(db, filter)
    .select((eb) => [eb.fn.countAll<number>().as('count'), sql<Date | null>`min(${sinceOf('orders')})`.as('oldest')])
    .executeTakeFirstOrThrow()
}

/** Of the first `steps` orders of a filter those on which all the words stand: what is frequent is found here, by its text alone. */
export async function listNear(
  db: Db,
  { find, steps, limit, ...asked }: Omit<PageAsked, 'limit'> & { find: WordsToFind; steps: number; limit: number },
) {
  return db
    .selectFrom(inOrder(db, { ...asked, limit: steps }).as('near'))
    .innerJoin('order_search', 'order_search.order_id', 'near.whole')
    .where(wordsStandOn(find))
    .$if(asked.sort.endsWith('total'), (rows) => rows.orderBy('near.grand_total', wayOf(asked.sort)))
    .orderBy('near.placed_at', wayOf(asked.sort))
    .orderBy('near.id', wayOf(asked.sort))
    .limit(limit)
    .select(['near.id', 'near.placed_at', 'near.grand_total', 'near.whole'])
    .execute()
}

/** Orders that were found, as the database hands them over and takes them again: thousands of them are read by nobody in between. */
type Hits = { ids: string; count: number }

/** Placed orders on which all the words stand, by their tokens: what is rare is found here. The newest, and no more than `most`. */
export async function listHits(db: Db, { find, most }: { find: WordsToFind; most: number }): Promise<Hits> {
  // Sorted by what no index knows, so that none is walked: each step of that would cut a text into its tokens.
  const newest = searchedOrders(db, find)
    .select('order_search.order_id')
    .orderBy(sql`order_search.order_id + 0`, 'desc')
    .limit(most)
  return db
    .selectFrom(newest.as('hits'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<string>`coalesce(array_agg(order_id), '{}')::text`.as('ids')])
    .executeTakeFirstOrThrow()
}

export async function listAmong(db: Db, { hits, ...asked }: PageAsked & { hits: Hits }) {
  return inOrder(db, asked).where(isAmong(hits, asked)).execute()
}

export async function countAmong(db: Db, { hits, ...filter }: Filter & { hits: Hits }): Promise<number> {
  const among = matching(db, filter).where(isAmong(hits, filter))
  return countOf(db, among.select(sql<number>`1`.as('one')))
}

function isAmong({ ids }: Hits, filter: Pick<Filter, 'only'>) {
  return sql<boolean>`${sql.ref(wholeIn(filter))} = any(${ids}::bigint[])`
}

/** Where the order itself stands in a row: a column that has an index, and no expression. */
function wholeIn({ only }: Pick<Filter, 'only'>) {
  return only === 'wholes' ? 'orders.id' : 'orders.parent_id'
}

/** How many there are of what is frequent: looked up by its tokens until so many are found. */
export async function countNear(db: Db, { find, most, ...filter }: Filter & { find: WordsToFind; most: number }): Promise<number> {
  const among = meansAll(filter)
    ? searchedOrders(db, find)
    : matching(db, filter)
        .innerJoin('order_search', 'order_search.order_id', wholeIn(filter))
        .where(tokensStandOn(find))
        .where(wordsStandOn(find))
  return countOf(db, among.select(sql<number>`1`.as('one')).limit(most))
}

/** Every order that was placed and on which the words stand: thousands of them need not be looked up one by one, since those that were not are few. */
function searchedOrders(db: Db, find: WordsToFind) {
  return db
    .selectFrom('order_search')
    .where(sql<boolean>`order_search.order_id not in (select id from orders where parent_id is null and placed_at is null)`)
    .where(tokensStandOn(find))
    .$if(!isOneToken(find), (some) => some.where(wordsStandOn(find)))
}

/** Three figures are one token by themselves (search_query): whatever has it has them, and its text need not be read. */
function isOneToken({ figures }: WordsToFind): boolean {
  return figures?.length === 3
}

/** Whether it is every order that was placed: whatever was found counts then. */
export function meansAll({ statuses, conditions }: OrdersFilter): boolean {
  return statuses === null && conditions.length === 0
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

/** What has all the tokens of the words; whether they stand beside each other, `wordsStandOn` knows. */
function tokensStandOn(find: WordsToFind) {
  const queries = askedOf(find).map((word) => sql`search_vector(order_search.words) @@ search_query(search_fold(${word}))`)
  return sql<boolean>`(${sql.join(queries, sql` and `)})`
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
      'orders.tracking',
      'orders.assigned_to',
      'orders.risk',
      'orders.risk_mark',
    ])
    .select((eb) => [
      eb
        .selectFrom('order_tags')
        .innerJoin('office_tags', 'office_tags.id', 'order_tags.tag_id')
        .whereRef('order_tags.order_id', '=', 'orders.id')
        .select(sql<string[] | null>`array_agg(office_tags.name order by order_tags.place)`.as('tags'))
        .as('tags'),
      eb
        .selectFrom('order_notes')
        .whereRef('order_notes.order_id', '=', 'orders.id')
        .where('order_notes.removed_at', 'is', null)
        .select(sql<boolean>`count(*) > 0`.as('has'))
        .as('has_note'),
      eb.selectFrom(colleagues().as('person')).whereRef('person.id', '=', 'orders.assigned_to').select('person.name').as('assigned'),
    ])
    .select([isInWave().as('in_wave'), goodsReturned('orders').as('has_return'), lastTold().as('parcel_state')])
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

/** What the courier told last of the boxes of a parcel, once he has them. */
function lastTold() {
  return expressionBuilder<Tables, 'orders'>()
    .selectFrom('shipments')
    .innerJoin('shipment_orders', 'shipment_orders.shipment_id', 'shipments.id')
    .whereRef('shipment_orders.order_id', '=', 'orders.id')
    .where('shipments.put_away_at', 'is', null)
    .where('shipments.handed_over_at', 'is not', null)
    .orderBy('shipments.last_event_at', (how) => how.desc().nullsLast())
    .orderBy('shipments.id', 'desc')
    .limit(1)
    .select('shipments.state')
}

/** Whether an order, or a part of it, lies in a wave. */
function isInWave() {
  const family = expressionBuilder<Tables, 'orders'>()
    .selectFrom('orders as parcel')
    .where((eb) => eb.or([eb('parcel.id', '=', eb.ref('orders.id')), eb('parcel.parent_id', '=', eb.ref('orders.id'))]))
    .innerJoin('wave_orders', 'wave_orders.order_id', 'parcel.id')
    .where('wave_orders.live', '=', true)
    .select('parcel.id')
  return sql<boolean>`exists ${family}`
}

export async function findIsInWave(db: Db, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('orders').where('id', '=', orderId).select(isInWave().as('in_wave')).executeTakeFirst()
  return row?.in_wave ?? false
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
