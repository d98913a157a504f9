import { addDays } from '#rules/calendar.ts'
import { givenRefundReasons } from '#rules/returns/refund-reason.ts'

/** Why money of an order goes back; `other` is also whatever a reader need not know by name. */
export const refundReasons = [
  'cancelled',
  'returned',
  'partly_returned',
  'goods_missing',
  'late_payment',
  'amount_differs',
  'surplus_transfer',
  // What somebody of the shop says.
  ...givenRefundReasons,
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
