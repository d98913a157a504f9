import type { Order } from '#contract/shop/api/order.ts'

/** What an order used beside money, and gives back should it come to nothing; undefined where it used neither. */
export function usedIn(order: Order): 'points' | 'code' | 'both' | undefined {
  const usedPoints = [order, ...order.split_orders].some((part) => part.order_details.some((line) => line.shopping_point_cost > 0))
  if (usedPoints) return order.discount_code ? 'both' : 'points'
  return order.discount_code ? 'code' : undefined
}
