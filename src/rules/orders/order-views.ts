import type { OrderStatus } from './order.ts'

/** How the list of orders can be looked at; what `all` shows, all show. */
export const orderViews = ['all', 'unpaid', 'to_pick', 'picking', 'on_the_way', 'at_store', 'finished', 'ended', 'held'] as const
export type OrderView = (typeof orderViews)[number]

const statuses: Readonly<Record<Exclude<OrderView, 'all' | 'held'>, readonly OrderStatus[]>> = {
  unpaid: ['uncharged', 'pending_payment'],
  to_pick: ['confirmed'],
  picking: ['picking'],
  on_the_way: ['delivering'],
  at_store: ['delivered'],
  finished: ['finished', 'archived'],
  ended: ['cancel', 'refunding', 'refunded'],
}

/** The statuses that a view shows; null for all of them. What is held is so under any. */
export function statusesOfView(view: OrderView): readonly OrderStatus[] | null {
  return view === 'all' || view === 'held' ? null : statuses[view]
}
