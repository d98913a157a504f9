import { attentionTroubles, type OrderFilter } from './order-filter.ts'

/** The views of the list that come with the office (DSK-02); what `all` shows, all show. */
export const orderViews = [
  'all',
  'unpaid',
  'to_pick',
  'picking',
  'to_hand_over',
  'on_the_way',
  'at_store',
  'finished',
  'ended',
  'attention',
  'held',
] as const
export type OrderView = (typeof orderViews)[number]

/** What each view shows. */
export const viewFilters: Readonly<Record<OrderView, OrderFilter>> = {
  all: {},
  unpaid: { status: ['uncharged', 'pending_payment'] },
  to_pick: { status: ['confirmed'], held: ['no'] },
  picking: { status: ['picking'] },
  to_hand_over: { status: ['picking'], booked: ['yes'] },
  on_the_way: { status: ['delivering'] },
  at_store: { status: ['delivered'] },
  finished: { status: ['finished', 'archived'] },
  ended: { status: ['cancel', 'refunding', 'refunded'] },
  attention: { trouble: attentionTroubles },
  held: { held: ['address', 'risk', 'buyer', 'stock', 'other'] },
}

/** In which order the list stands: `-` begins with the greatest, `-placed` with the newest. */
export const orderSorts = ['-placed', 'placed', '-total', 'total'] as const
export type OrderSort = (typeof orderSorts)[number]
