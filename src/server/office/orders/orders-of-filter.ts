import { sql } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import { addDays, addMinutes, endOfDay, taipeiDay } from '#rules/calendar.ts'
import { unansweredMinutes } from '#rules/constants.ts'
import { readOrderFilter, type FilterWords, type OrderFilter, type OrderTrouble } from '#rules/orders/order-filter.ts'
import { viewFilters, type OrderView } from '#rules/orders/order-views.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { goodsOfCategories } from '#server/catalog/products/published/goods-of-categories.ts'
import { parcelsToAnotherStore } from '#server/delivery/shipments/published/closed-stores.ts'
import { bookedParcels, silentParcels, troubledParcels } from '#server/delivery/shipments/published/parcels-of-orders.ts'
import { ordersWithoutInvoice, refusedInvoices } from '#server/money/invoices/published/troubled-orders.ts'
import { differingOrders, ordersToRefund, unansweredOrders } from '#server/money/payments/published/troubled-orders.ts'
import { membersOfLevels } from '#server/people/members/published/members-of-levels.ts'
import { transfersDue } from '#server/sales/orders/published/transfers-due.ts'
import {
  column,
  holdsGoods,
  invoicedAs,
  orderConditions,
  toldBy,
  type Condition,
  type OrdersFilter,
  type Told,
} from '#server/sales/orders/for-staff/orders-filter.ts'

/** Which orders a filter means: what an order itself says, and what other rooms know of it. */
export function ordersOfFilter(filter: OrderFilter, now: Date): OrdersFilter {
  const { status, level, category, trouble, booked, invoice_state } = filter
  return {
    statuses: status ?? null,
    conditions: [
      ...orderConditions(filter, now),
      ...(level ? [ofLevels(level)] : []),
      ...(category ? [(order: string) => holdsGoods(order, sql`product_id in ${goodsOfCategories(category)}`)] : []),
      ...(trouble ? [toldBy(trouble.flatMap((kind) => troubles[kind](now)))] : []),
      ...(booked?.length === 1 ? [isBooked(booked[0] === 'yes')] : []),
      ...(invoice_state ? [invoicesStand(invoice_state)] : []),
    ],
  }
}

/** Orders as a call means them: those of a view, narrowed by a filter. */
export function ordersMeant({ view, ...words }: FilterWords & { view: OrderView }, now: Date): OrdersFilter {
  const { status: wide, ...shown } = viewFilters[view]
  const { status: chosen, ...filter } = readOrderFilter(words).filter
  const status = wide && chosen ? wide.filter((each) => chosen.includes(each)) : (wide ?? chosen)
  return { statuses: status ?? null, conditions: [shown, filter].flatMap((each) => ordersOfFilter(each, now).conditions) }
}

const travelling: readonly OrderStatus[] = ['delivering', 'delivered']
const withInvoice: readonly OrderStatus[] = ['picking', 'delivering', 'delivered', 'finished', 'archived']
/** Minutes after packing began after which an invoice is late, and days after which a parcel is silent (TDY-02). */
const invoiceLateMinutes = 30
const silentDays = 3

/** Where each trouble is told of. The attention list (list-attention.ts) asks the same. */
const troubles: Readonly<Record<OrderTrouble, (now: Date) => readonly Told[]>> = {
  payment: (now) => [{ query: unansweredOrders(addMinutes(now, -unansweredMinutes)) }, { query: differingOrders() }],
  refund: () => [{ query: ordersToRefund() }],
  invoice: () => [{ query: refusedInvoices() }],
  parcel: () => [{ query: troubledParcels(), under: travelling }],
  unanswered: (now) => [{ query: unansweredOrders(addMinutes(now, -unansweredMinutes)) }],
  transfer_due: (now) => [{ query: transfersDue(endOfDay(taipeiDay(now))) }],
  invoice_late: (now) => [{ query: ordersWithoutInvoice(addMinutes(now, -invoiceLateMinutes)), under: withInvoice }],
  store_closed: (now) => [{ query: parcelsToAnotherStore(now), under: ['picking', 'delivering'] }],
  parcel_silent: (now) => [{ query: silentParcels(addDays(now, -silentDays)), under: travelling }],
}

function ofLevels(levels: NonNullable<OrderFilter['level']>): Condition {
  return (order) => sql<boolean>`${column(order, 'user_id')} in ${membersOfLevels(levels.map(Number))}`
}

/** One of its parcels has a label and waits for the courier. */
function isBooked(wished: boolean): Condition {
  const booked = toldBy([{ query: bookedParcels(), under: ['picking'] }])
  return (order) => (wished ? booked(order) : sql<boolean>`not (${booked(order)})`)
}

/** How an invoice stands that there is, or why there is none yet. */
function invoicesStand(states: NonNullable<OrderFilter['invoice_state']>): Condition {
  const there = states.filter((state) => state !== 'due' && state !== 'refused')
  const missing = [
    ...(states.includes('due') ? [{ query: ordersWithoutInvoice(), under: withInvoice }] : []),
    ...(states.includes('refused') ? [{ query: refusedInvoices() }] : []),
  ]
  return (order) => {
    const isThere = invoicedAs(order, sql`status = ${anyOf(there, 'text')}`)
    if (missing.length === 0) return isThere
    return there.length === 0 ? toldBy(missing)(order) : sql<boolean>`(${isThere} or ${toldBy(missing)(order)})`
  }
}
