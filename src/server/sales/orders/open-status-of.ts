import { isOpenOrder, type OrderStatus } from '#rules/orders/order.ts'

type Standing = { status: OrderStatus }

/** How far an order has come for its buyer: once one of its parcels is being packed, the whole is no longer open (D-68). */
export function openStatusOf(order: Standing, parts: readonly Standing[]): OrderStatus {
  return parts.find((part) => !isOpenOrder(part.status))?.status ?? order.status
}
