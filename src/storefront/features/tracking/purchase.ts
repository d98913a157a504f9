import type { Order } from '#contract/shop/api/order.ts'
import { hashEmail } from './hash-email.ts'
import type { TrackedEvent } from './tracked-event.ts'

/** An order counts as a purchase while it is new: later visits of its page tell nothing (CK4-21). */
export function isNewOrder({ status }: Pick<Order, 'status'>): boolean {
  return status === 'uncharged' || status === 'pending_payment' || status === 'confirmed'
}

export async function purchaseOf(order: Order, email: string | null): Promise<TrackedEvent> {
  const { hashed_id, grand_total, delivery_fee, discount_code, order_details, split_orders } = order
  const lines = [...order_details, ...split_orders.flatMap((part) => part.order_details)]
  return {
    name: 'purchase',
    transaction_id: hashed_id,
    value: grand_total,
    shipping: delivery_fee,
    coupon: discount_code,
    emailHash: email ? await hashEmail(email) : null,
    items: lines.map(({ product, price, quantity }) => ({ id: product.id, name: product.name, price, quantity })),
  }
}

const key = 'purchases-told'
const kept = 50

/** Whether this browser tells of this order for the first time; from now on it has (ANA-04). */
export function isFirstTelling(orderId: string, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const told = (storage.getItem(key) ?? '').split(' ').filter((id) => id !== '')
  if (told.includes(orderId)) return false
  storage.setItem(key, [orderId, ...told].slice(0, kept).join(' '))
  return true
}
