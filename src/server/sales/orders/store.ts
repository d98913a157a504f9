import { sql, type Insertable, type Kysely, type Updateable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { OrderStatus } from '#rules/orders/order.ts'

type Db = Kysely<Tables>

/**
 * Orders of one member, as rows, with the payment that was begun last: there is no query here that could return
 * somebody else's. Parts that travel apart are no orders of their own; they hang on theirs.
 */
function ordersOf(db: Db, memberId: number) {
  return rowsOf(db, memberId).where('orders.parent_id', 'is', null)
}

function rowsOf(db: Db, memberId: number) {
  return db
    .selectFrom('orders')
    .where('orders.user_id', '=', memberId)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.surplus', '=', false)
          .orderBy('payments.id', 'desc')
          .limit(1)
          .select(['payments.status as payment_status', 'payments.payment_url', 'payments.vatm_account'])
          .as('paying'),
      (join) => join.onTrue(),
    )
    .selectAll('orders')
    .select(['paying.payment_status', 'paying.payment_url', 'paying.vatm_account'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('invoices')
            .whereRef('invoices.order_id', '=', 'orders.id')
            .where('invoices.status', '<>', 'voided')
            .select('invoices.id'),
        )
        .as('has_invoice'),
    )
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrderRow>>>

export async function findOrderRow(db: Db, { memberId, hashedId }: { memberId: number; hashedId: string }) {
  return ordersOf(db, memberId).where('orders.hashed_id', '=', hashedId).executeTakeFirst()
}

/** The parts of these orders that travel apart (D-68). */
export async function listPartRows(db: Db, { memberId, orderIds }: { memberId: number; orderIds: readonly number[] }) {
  if (orderIds.length === 0) return []
  return rowsOf(db, memberId).where('orders.parent_id', '=', anyOf(orderIds)).orderBy('orders.suffix').execute()
}

/** Orders that are shown in lists, by their ids: all but those whose charge was refused while they were placed (D-61). */
function listed(db: Db, { memberId, statuses, words }: OrderList) {
  const orders = db
    .selectFrom('orders')
    .where('orders.user_id', '=', memberId)
    .where('orders.parent_id', 'is', null)
    .where('orders.placed_at', 'is not', null)
    .where((eb) => eb.or([eb('orders.cancel_code', 'is', null), eb('orders.cancel_code', '<>', 'payment_failed')]))
    .$if(Boolean(words), (some) => some.where(found(words ?? '')))
    .select('orders.id')
  return statuses ? orders.where('orders.status', '=', anyOf(statuses, 'text')) : orders
}

/** `words`: what is searched for; left out for everything. */
export type OrderList = { memberId: number; statuses: readonly OrderStatus[] | null; words?: string }

/** The number is found by its beginning; names and tracking numbers, those of parts too, wherever the words stand in them. */
function found(words: string) {
  const literal = words.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const within = `%${literal}%`
  return sql<boolean>`(orders.hashed_id like ${`${literal.toUpperCase()}%`}
    or orders.contact->>'name' ilike ${within} or orders.foreign_contact->>'name' ilike ${within} or orders.tracking ilike ${within} or array_to_string(orders.more_tracking, ' ') ilike ${within}
    or exists (select from orders as whole left join order_lines on order_lines.order_id = whole.id
      where (whole.id = orders.id or whole.parent_id = orders.id)
        and (whole.tracking ilike ${within} or array_to_string(whole.more_tracking, ' ') ilike ${within} or order_lines.snapshot->'name'->>'zh' ilike ${within} or order_lines.snapshot->'name'->>'en' ilike ${within})))`
}

export async function countOrders(db: Db, list: OrderList): Promise<number> {
  const { count } = await db
    .selectFrom(listed(db, list).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What shows an order is looked up for one page of them alone. */
export async function listOrderRows(db: Db, { limit, offset, ...list }: OrderList & { limit: number; offset: number }) {
  const page = listed(db, list).orderBy('orders.placed_at', 'desc').orderBy('orders.id', 'desc').limit(limit).offset(offset)
  return ordersOf(db, list.memberId)
    .where('orders.id', 'in', page)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute()
}

/** The lines of these orders with what was picked into their bundles, and today's free stock of their products. */
export async function listLineRows(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .where('order_lines.order_id', '=', anyOf(orderIds))
    .orderBy('order_lines.id')
    .select([
      'order_lines.id',
      'order_lines.order_id',
      'order_lines.product_id',
      'order_lines.item_type',
      'order_lines.quantity',
      'order_lines.price',
      'order_lines.sub_total',
      'order_lines.shopping_point_cost',
      'order_lines.temperature',
      'order_lines.snapshot',
      sql<number>`free_stock(products)`.as('stock'),
    ])
    .select((eb) =>
      eb
        .selectFrom('order_line_options')
        .whereRef('order_line_options.line_id', '=', 'order_lines.id')
        .select((option) =>
          sql<{ product_id: number; quantity: number; snapshot: unknown }[]>`coalesce(json_agg(json_build_object(
            'product_id', ${option.ref('order_line_options.product_id')},
            'quantity', ${option.ref('order_line_options.quantity')},
            'snapshot', ${option.ref('order_line_options.snapshot')}) order by order_line_options.id), '[]')`.as('options'),
        )
        .as('options'),
    )
    .execute()
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>

/** Holds an order until the transaction ends, so that two transitions of it follow each other. */
export async function lockOrder(tx: Tx, orderId: number) {
  const [order] = await lockedOrder(tx, { orderId })
  if (!order) throw new Error(`There is no order ${orderId}`)
  return order
}

const lockedOrder = prepared((db, value: ValueOf<{ orderId: number }>) =>
  db.selectFrom('orders').where('id', '=', value('orderId')).selectAll().forNoKeyUpdate(),
)

/** The same for an order of this member; undefined when there is none of that number. */
export async function lockOrderOf(tx: Tx, { memberId, hashedId }: { memberId: number; hashedId: string }) {
  return tx
    .selectFrom('orders')
    .where('user_id', '=', memberId)
    .where('hashed_id', '=', hashedId)
    .where('parent_id', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type LockedFamily = { order: LockedOrder; parts: LockedOrder[] }

/** An order with its parts that travel apart, held. For a part it is the part alone. */
export async function lockFamily(tx: Tx, orderId: number): Promise<LockedFamily> {
  const rows = await lockedFamily(tx, { orderId })
  const order = rows.find(({ id }) => id === orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  return { order, parts: rows.filter(({ id }) => id !== orderId) }
}

const lockedFamily = prepared((db, value: ValueOf<{ orderId: number }>) =>
  db
    .selectFrom('orders')
    .where((eb) => eb.or([eb('id', '=', value('orderId')), eb('parent_id', '=', value('orderId'))]))
    .orderBy('id')
    .selectAll()
    .forNoKeyUpdate(),
)

export type SavedTransition = {
  orderId: number
  set: Updateable<Tables['orders']>
  event: Omit<Insertable<Tables['order_events']>, 'order_id'>
}

/** What a transition changes, and its entry in the history, in one round trip. */
export async function saveTransition(tx: Tx, transition: SavedTransition): Promise<void> {
  await movedOrder(tx, transition)
}

const movedOrder = prepared((db, value: ValueOf<SavedTransition>) =>
  db
    .with('moved', (with_) => with_.updateTable('orders').set(value('set')).where('id', '=', value('orderId')).returning('id'))
    .insertInto('order_events')
    .values({ ...value('event'), order_id: value('orderId') }),
)

/** The parts of an order that travel apart, held. Whoever holds them holds the order itself first. */
export async function lockParts(tx: Tx, orderId: number) {
  return tx.selectFrom('orders').where('parent_id', '=', orderId).orderBy('id').selectAll().forNoKeyUpdate().execute()
}

/** The running number of the order that a number belongs to, also when it is the number of one of its parts. */
export async function findRootId(tx: Tx, hashedId: string): Promise<number | null> {
  const row = await tx.selectFrom('orders').where('hashed_id', '=', hashedId).select(['id', 'parent_id']).executeTakeFirst()
  return row ? (row.parent_id ?? row.id) : null
}

type Finished = { finishedBefore: Date; after: number; limit: number }

/** Orders that are finished since before a moment, so many after this one. */
export async function listFinishedBefore(db: Db, { finishedBefore, after, limit }: Finished): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .where('status', '=', 'finished')
    .where('finished_at', '<', finishedBefore)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function createEditRow(tx: Tx, edit: { orderId: number; changed: object; actor: string }): Promise<void> {
  await tx
    .insertInto('order_edits')
    .values({ order_id: edit.orderId, changed: JSON.stringify(edit.changed), actor: edit.actor })
    .execute()
}

export async function findOutcomeRow(db: Db, orderId: number) {
  return db
    .selectFrom('orders')
    .leftJoin('payments', (join) => join.onRef('payments.order_id', '=', 'orders.id').on('payments.surplus', '=', false))
    .where('orders.id', '=', orderId)
    .orderBy('payments.id', 'desc')
    .limit(1)
    .select([
      'orders.hashed_id',
      'orders.lang',
      'orders.status',
      'orders.cancel_code',
      'payments.payment_url',
      'payments.error_code',
      'payments.status as payment_status',
    ])
    .executeTakeFirst()
}

export async function listOverdueIds(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .where('orders.status', '=', 'pending_payment')
    .where('orders.payment_deadline', '<', now)
    .where('orders.parent_id', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', 'in', ['created', 'waiting', 'authorised'])
            .where('payments.next_ask_at', 'is not', null)
            .select('payments.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.error_code', '=', 'amount_differs')
            .select('payments.id'),
        ),
      ),
    )
    .orderBy('orders.payment_deadline')
    .limit(500)
    .select('orders.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** False when somebody has reminded of it meanwhile. */
export async function saveReminded(tx: Tx, { orderId, now }: { orderId: number; now: Date }): Promise<boolean> {
  const saved = await tx
    .updateTable('orders')
    .set({ due_reminded_at: now })
    .where('id', '=', orderId)
    .where('due_reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return saved !== undefined
}
