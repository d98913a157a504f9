import { addDays } from '#rules/calendar.ts'
import { sum, type Twd } from '#rules/money.ts'
import { shareOfPoints } from '#rules/points/points.ts'
import type { OrderStatus } from './order.ts'

/** Why money of an order goes back; `other` is whatever a reader need not know by name. */
export const refundReasons = [
  'cancelled',
  'returned',
  'partly_returned',
  'goods_missing',
  'late_payment',
  'amount_differs',
  'surplus_transfer',
  'other',
] as const
export type RefundReason = (typeof refundReasons)[number]

export function readRefundReason(code: string): RefundReason {
  return refundReasons.find((reason) => reason === code) ?? 'other'
}

/** How many days a parcel waits in a store. */
const pickupDays = 7

/** The last moment on which a parcel that waits in a store is handed out. */
export function pickupUntil(arrivedAt: Date): Date {
  return addDays(arrivedAt, pickupDays)
}

export type ParcelOfOrder = { status: OrderStatus; items: Twd }

/** Points that an order is still going to bring, by the parcels that have not come to nothing (D-68). */
export function pointsToCome(points: number, parcels: readonly ParcelOfOrder[]): number {
  const standing = parcels.filter(({ status }) => !endedWithoutGoods.includes(status))
  return shareOfPoints(points, { part: sum(standing.map(({ items }) => items)), whole: sum(parcels.map(({ items }) => items)) })
}

const endedWithoutGoods: readonly OrderStatus[] = ['cancel', 'refunding', 'refunded']
