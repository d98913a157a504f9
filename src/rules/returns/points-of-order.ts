import { sum, type Twd } from '#rules/money.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { shareOfPoints } from '#rules/points/points.ts'
import { pointsToTake } from './refund-share.ts'
import { goodsBackOf, type RefundableOrder } from './refundable.ts'

export type OrderPoints = Pick<RefundableOrder, 'discount' | 'parcels' | 'lines' | 'given'> & {
  /** What the whole order brings, as it was agreed. */
  earned: number
}

/** Parcels that are with their buyer. */
export const arrived: readonly OrderStatus[] = ['finished', 'archived']

const ended: readonly OrderStatus[] = ['cancel', 'refunding', 'refunded']

/**
 * What an order brings its buyer after all that has gone back by line: `now` by the parcels that have arrived, or `in the end`
 * by those that have not come to nothing (RET-27, D-68).
 */
export function pointsBrought(order: OrderPoints, when: 'now' | 'in the end'): number {
  return Math.max(agreedPoints(order, when) - pointsToTake({ ...goodsMoney(order, when), earned: order.earned, taken: 0 }), 0)
}

/** What of the points that stand in the ledger for an order is too much, after all that has gone back. */
export function pointsTooMany(order: OrderPoints, standing: number): number {
  return Math.max(standing - pointsBrought(order, 'now'), 0)
}

function agreedPoints(order: OrderPoints, when: 'now' | 'in the end'): number {
  const counted = countedParcels(order, when)
  const itemsOf = (ids: readonly number[]) =>
    sum(order.lines.filter(({ parcelId }) => ids.includes(parcelId)).map(({ subTotal }) => subTotal))
  return shareOfPoints(order.earned, { part: itemsOf(counted), whole: itemsOf(order.parcels.map(({ id }) => id)) })
}

function goodsMoney(order: OrderPoints, when: 'now' | 'in the end'): { goodsBack: Twd; paidForGoods: Twd } {
  const paidForGoods = sum(order.lines.map(({ subTotal }) => subTotal)) - order.discount
  return { goodsBack: goodsBackOf(order, countedParcels(order, when)), paidForGoods }
}

function countedParcels({ parcels }: OrderPoints, when: 'now' | 'in the end'): number[] {
  return parcels.filter(({ status }) => (when === 'now' ? arrived.includes(status) : !ended.includes(status))).map(({ id }) => id)
}
