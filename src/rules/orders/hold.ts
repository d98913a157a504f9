import type { OrderStatus } from './order.ts'

/** Why an order must not be picked yet: address to be confirmed, risk of the payment, waits for its buyer, for goods, or else. */
export const holdReasons = ['address', 'risk', 'buyer', 'stock', 'other'] as const
export type HoldReason = (typeof holdReasons)[number]

const holdable: readonly OrderStatus[] = ['uncharged', 'pending_payment', 'confirmed', 'picking']

/** Whether an order can be held: as long as one of its parcels has not been handed over (DSK-16). */
export function canBeHeld(parcels: readonly { status: OrderStatus }[]): boolean {
  return parcels.some(({ status }) => holdable.includes(status))
}
