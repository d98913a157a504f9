import { sql, type Expression, type RawBuilder } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import { addDays, endOfDay, startOfDay } from '#rules/calendar.ts'
import type { Range } from '#rules/filter-words.ts'
import { orderSteps, type OrderFilter, type OrderStep } from '#rules/orders/order-filter.ts'
import type { OrderStatus } from '#rules/orders/order.ts'

/** What has to be so of an order, said of the name under which a query knows it. */
export type Condition = (order: string) => RawBuilder<boolean>

/** Which orders are meant: `statuses` are those of an order or of one of its parts, null for any; the conditions are of the order alone. */
export type OrdersFilter = { statuses: readonly OrderStatus[] | null; conditions: readonly Condition[] }

/** What an order itself can be asked. The rest of a filter, other rooms know; whoever asks brings that along as conditions. */
export function orderConditions(filter: OrderFilter, now: Date): Condition[] {
  const {
    payment,
    method,
    temperature,
    county,
    code,
    held,
    risk,
    returned,
    pre_order,
    remark,
    first,
    total,
    days,
    product,
    payment_state,
    invoice,
  } = filter
  return [
    ...(payment ? [(order: string) => sql<boolean>`${column(order, 'payment')} = ${anyOf(payment, 'text')}`] : []),
    ...(method ? [(order: string) => sql<boolean>`${column(order, 'shipping_method')} = ${anyOf(method, 'text')}`] : []),
    ...(temperature ? [(order: string) => sql<boolean>`${column(order, 'temperature')} = ${anyOf(temperature, 'text')}`] : []),
    ...(county ? [(order: string) => sql<boolean>`(${column(order, 'contact')} ->> 'county') = ${anyOf(county, 'text')}`] : []),
    ...(code ? [(order: string) => sql<boolean>`${column(order, 'discount_code_text')} = ${anyOf(code, 'text')}`] : []),
    ...(held ? [heldFor(held)] : []),
    ...(risk ? [atRisk(risk)] : []),
    ...notedConditions(filter),
    ...yesOrNo(pre_order, (order) => sql`${column(order, 'pre_order')}`),
    ...yesOrNo(remark, (order) => sql`${column(order, 'remark')} <> ''`),
    ...yesOrNo(returned, (order) => goodsReturned(order)),
    ...yesOrNo(first, (order) => sql`${column(order, 'is_first')}`),
    ...orderSteps.flatMap((step) => withinDays(step, filter[step])),
    ...(total ? [within('grand_total', total)] : []),
    ...(days ? [daysInStatus(days, now)] : []),
    ...(product ? [(order: string) => holdsGoods(order, sql`product_id = ${anyOf(product)}`)] : []),
    ...(payment_state ? [lastPaidAs(payment_state)] : []),
    ...(invoice ? [(order: string) => invoicedAs(order, sql`kind = ${anyOf(invoice, 'text')} and status <> 'voided'`)] : []),
  ]
}

/** What people of the office have noted on it. */
function notedConditions({ tag, assigned, note }: Pick<OrderFilter, 'tag' | 'assigned' | 'note'>): Condition[] {
  return [
    ...(tag ? [(order: string) => sql<boolean>`${column(order, 'id')} in (${taggedAs(tag)})`] : []),
    ...(assigned ? [assignedTo(assigned)] : []),
    ...yesOrNo(note, (order) => sql`${column(order, 'id')} in (select order_id from order_notes where removed_at is null)`),
  ]
}

export function column(order: string, name: string): RawBuilder<unknown> {
  return sql.ref(`${order}.${name}`)
}

/** A line of the order, or of a part of it, with such goods. */
export function holdsGoods(order: string, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${column(order, 'id')} in (select coalesce(holding.parent_id, holding.id) from order_lines
    join orders as holding on holding.id = order_lines.order_id where ${condition})`
}

export function invoicedAs(order: string, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from invoices where invoices.order_id = ${column(order, 'id')} and ${condition})`
}

function taggedAs(names: readonly string[]) {
  return sql`select order_id from order_tags join office_tags on office_tags.id = tag_id
    where kind = 'order' and lower(name) = ${anyOf(
      names.map((name) => name.toLowerCase()),
      'text',
    )}`
}

function assignedTo(people: readonly number[]): Condition {
  return (order) => {
    const theirs = sql<boolean>`${column(order, 'assigned_to')} = ${anyOf(people)}`
    return people.includes(0) ? sql<boolean>`(${theirs} or ${column(order, 'assigned_to')} is null)` : theirs
  }
}

function heldFor(reasons: NonNullable<OrderFilter['held']>): Condition {
  const named = reasons.filter((reason) => reason !== 'no')
  return (order) => {
    const isHeld = sql<boolean>`(${column(order, 'held_at')} is not null and ${column(order, 'held_reason')} = ${anyOf(named, 'text')})`
    const isFree = sql<boolean>`${column(order, 'held_at')} is null`
    if (named.length === 0) return isFree
    return named.length === reasons.length ? isHeld : sql<boolean>`(${isHeld} or ${isFree})`
  }
}

/** Goods of the order, or of a part of it, came back from their buyer. */
export function goodsReturned(order: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from order_events join orders as went on went.id = order_events.order_id
    where (went.id = ${column(order, 'id')} or went.parent_id = ${column(order, 'id')}) and order_events.event in ('full_return', 'partial_return'))`
}

/** Written out, so that the few orders at risk are read along their own index. */
function atRisk(levels: NonNullable<OrderFilter['risk']>): Condition {
  return (order) =>
    sql<boolean>`(${sql.join(
      levels.map((level) => sql`${column(order, 'risk')} = ${sql.lit(level)}`),
      sql` or `,
    )})`
}

function yesOrNo(wished: readonly ('yes' | 'no')[] | undefined, condition: (order: string) => RawBuilder<unknown>): Condition[] {
  if (wished?.length !== 1) return []
  return [(order) => (wished[0] === 'yes' ? sql<boolean>`${condition(order)}` : sql<boolean>`not (${condition(order)})`)]
}

const momentOf: Readonly<Record<OrderStep, string>> = {
  placed: 'placed_at',
  confirmed: 'confirmed_at',
  picked: 'picked_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  finished: 'finished_at',
  cancelled: 'cancelled_at',
  refunded: 'refunded_at',
}

export function placedSince(order: string, since: Date): RawBuilder<boolean> {
  return sql<boolean>`${column(order, 'placed_at')} > ${since.toISOString()}::timestamptz`
}

/** Whole days of Taipei, the last one too. */
function withinDays(step: OrderStep, range: Range<string> | undefined): Condition[] {
  if (!range) return []
  const moment = (order: string) => column(order, momentOf[step])
  const { from, to } = range
  return [
    ...(from === null ? [] : [(order: string) => sql<boolean>`${moment(order)} >= ${startOfDay(from).toISOString()}::timestamptz`]),
    ...(to === null ? [] : [(order: string) => sql<boolean>`${moment(order)} <= ${endOfDay(to).toISOString()}::timestamptz`]),
  ]
}

function within(name: string, { from, to }: Range<number>): Condition {
  return (order) => sql<boolean>`${column(order, name)} between ${from ?? 0}::int and ${to ?? 2_147_483_647}::int`
}

/** Since when an order stands as it does. */
export function sinceOf(order: string): RawBuilder<Date | null> {
  const at = (name: string) => column(order, name)
  return sql<Date | null>`case ${at('status')} when 'confirmed' then coalesce(${at('confirmed_at')}, ${at('placed_at')}) when 'picking' then ${at('picked_at')}
    when 'delivering' then ${at('shipped_at')} when 'delivered' then ${at('delivered_at')} when 'finished' then ${at('finished_at')}
    when 'cancel' then ${at('cancelled_at')} when 'refunding' then coalesce(${at('cancelled_at')}, ${at('updated_at')})
    when 'refunded' then ${at('refunded_at')} when 'archived' then ${at('archived_at')} else ${at('placed_at')} end`
}

/** The moments that `sinceOf` may tell; of the few that are being refunded it may be another. */
const sinceMoments = [...Object.values(momentOf), 'archived_at']

/** No order stands anywhere longer than since it was placed: that is read along an index. */
function daysInStatus({ from, to }: Range<number>, now: Date): Condition {
  return (order) => {
    const atLeast = from === null ? null : addDays(now, -from).toISOString()
    const atMost = to === null ? null : addDays(now, -to - 1).toISOString()
    const long = sql`(${column(order, 'placed_at')} <= ${atLeast}::timestamptz and ${sinceOf(order)} <= ${atLeast}::timestamptz)`
    // One of its moments is as young as that: those pages are few, and each has its index.
    const young = sql.join(
      sinceMoments.map((name) => sql`${column(order, name)} > ${atMost}::timestamptz`),
      sql` or `,
    )
    const short = sql`((${young} or ${column(order, 'status')} = 'refunding') and ${sinceOf(order)} > ${atMost}::timestamptz)`
    return sql<boolean>`(${sql.join([...(atLeast === null ? [] : [long]), ...(atMost === null ? [] : [short])], sql` and `)})`
  }
}

/** How the payment stands that was begun last. What was paid too much is another's matter. */
function lastPaidAs(states: NonNullable<OrderFilter['payment_state']>): Condition {
  return (order) => sql<boolean>`exists (select from payments where payments.order_id = ${column(order, 'id')} and not payments.surplus
    and payments.status = ${anyOf(states, 'text')}
    and not exists (select from payments as later where later.order_id = payments.order_id and not later.surplus and later.id > payments.id))`
}

/** A query of another room that answers `order_id`, of orders or of parts of them; `under`: counting only where that stands under one of these. */
export type Told = { query: Expression<unknown>; under?: readonly OrderStatus[] }

/** Orders of which one of these queries tells. One list, so that it is read once and the orders are looked up by it. */
export function toldBy(queries: readonly Told[]): Condition {
  const found = queries.map(
    ({
      query,
      under,
    }) => sql`select coalesce(told.parent_id, told.id) from ${query} as found join orders as told on told.id = found.order_id
      ${under ? sql`where told.status = ${anyOf(under, 'text')}` : sql``}`,
  )
  return (order) => sql<boolean>`${column(order, 'id')} in (${sql.join(found, sql` union all `)})`
}
