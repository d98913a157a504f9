import type { OrderEvent } from '#rules/orders/order.ts'

type ParcelStep = Extract<OrderEvent, 'arrived_at_store' | 'delivered' | 'picked_up'>

/**
 * Which steps lead an order to where its boxes are; steps that it has taken already are refused and change nothing. It is nowhere until its
 * last box is there (DSK-31).
 */
export function stepsOfParcel(states: readonly string[]): readonly ParcelStep[] {
  const all = (...there: readonly string[]) => states.length > 0 && states.every((state) => there.includes(state))
  if (all('delivered')) return ['delivered']
  if (all('picked_up')) return ['arrived_at_store', 'picked_up']
  return all('at_store', 'picked_up') ? ['arrived_at_store'] : []
}
