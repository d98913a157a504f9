import { hasOwnPage, isByTransfer, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import { ok, refuse, type Result } from '#rules/result.ts'

/**
 * The life of an order, as one table (data model, section 7). An order begins as uncharged. Paid means that a payment is
 * authorised or paid; events that differ by it carry it in their name. Any transition that is not in the table is refused.
 */
const transitions = {
  /** Placed; the provider has not answered yet. */
  uncharged: {
    /** Cash on delivery, or nothing to pay. */
    accepted: 'confirmed',
    charge_succeeded: 'confirmed',
    account_issued: 'pending_payment',
    page_issued: 'pending_payment',
    /** People of the shop ordered for the buyer, who pays by a link. */
    link_issued: 'pending_payment',
    charge_refused: 'cancel',
    provider_silent: 'uncharged',
    edit: 'uncharged',
    cancel_unpaid: 'cancel',
  },
  /** Waits for the buyer: ATM transfer, wallet page, 3-D page. */
  pending_payment: {
    payment_received: 'confirmed',
    payment_failed: 'pending_payment',
    /** Its buyer begins to pay in another way, or once more. */
    payment_begun: 'pending_payment',
    deadline_passed: 'cancel',
    edit: 'pending_payment',
    cancel_unpaid: 'cancel',
  },
  confirmed: { edit: 'confirmed', cancel_unpaid: 'cancel', cancel_paid: 'refunding', start_picking: 'picking' },
  /** People of the shop may still edit it, and leave out what is missing, until a label is booked. */
  picking: {
    edit_by_staff: 'picking',
    goods_short: 'picking',
    /** It is picked up in another store than its buyer chose, because that one has closed. */
    store_changed: 'picking',
    hand_over: 'delivering',
    goods_missing_paid: 'refunding',
    goods_missing_unpaid: 'cancel',
  },
  delivering: {
    store_changed: 'delivering',
    arrived_at_store: 'delivered',
    delivered: 'finished',
    returned_paid: 'refunding',
    returned_unpaid: 'cancel',
  },
  /** Waits in the store. */
  delivered: { picked_up: 'finished', returned_paid: 'refunding', returned_unpaid: 'cancel' },
  finished: { full_return: 'refunding', partial_return: 'finished', archive: 'archived' },
  refunding: { refund_confirmed: 'refunded', refund_failed: 'refunding' },
  refunded: {},
  cancel: { late_payment: 'refunding' },
  archived: {},
} as const

export type OrderStatus = keyof typeof transitions
type EventsOf<Transitions> = Transitions extends unknown ? keyof Transitions : never
export type OrderEvent = EventsOf<(typeof transitions)[OrderStatus]>

/** The same table, as a reader and the history see it. */
export const orderTransitions: Readonly<Record<OrderStatus, Readonly<Partial<Record<OrderEvent, OrderStatus>>>>> = transitions

export const orderStatuses: readonly OrderStatus[] = [
  'uncharged',
  'pending_payment',
  'confirmed',
  'picking',
  'delivering',
  'delivered',
  'finished',
  'refunding',
  'refunded',
  'cancel',
  'archived',
]
export const firstOrderStatus: OrderStatus = 'uncharged'

export type TransitionRefusal = { code: 'no_such_transition'; status: OrderStatus; event: OrderEvent }

export function transitionOrder(status: OrderStatus, event: OrderEvent): Result<OrderStatus, TransitionRefusal> {
  const next = orderTransitions[status][event]
  return next ? ok(next) : refuse({ code: 'no_such_transition', status, event })
}

/** Steps of one parcel: each part of an order that travels apart takes them by itself (D-68). */
const stepsOfParcel: readonly OrderEvent[] = [
  'start_picking',
  'goods_short',
  'store_changed',
  'hand_over',
  'goods_missing_paid',
  'goods_missing_unpaid',
  'arrived_at_store',
  'delivered',
  'picked_up',
  'returned_paid',
  'returned_unpaid',
  'partial_return',
  'archive',
]

/** Whether a transition of an order is one of its parts too: everything about money, and whatever comes before picking. */
export function isOfWholeOrder(event: OrderEvent): boolean {
  return !stepsOfParcel.includes(event)
}

/** The buyer may edit and cancel until picking starts; the same statuses count as a purchase. */
export function isOpenOrder(status: OrderStatus): boolean {
  return status === 'uncharged' || status === 'pending_payment' || status === 'confirmed'
}

/** Whether the page offers the invoice: it is issued when picking starts (D-71). */
export function showsInvoice({ status, has_invoice }: { status: OrderStatus; has_invoice: boolean }): boolean {
  return has_invoice && ['picking', 'delivering', 'delivered', 'finished'].includes(status)
}

/** Whether the buyer can still go to the wallet's page. */
export function canRepay({ status, payment }: { status: OrderStatus; payment: PaymentMethod }): boolean {
  return status === 'pending_payment' && hasOwnPage(payment)
}

/** Whether the buyer is told where to transfer the amount. */
export function awaitsTransfer({ status, payment }: { status: OrderStatus; payment: PaymentMethod }): boolean {
  return isByTransfer(payment) && (status === 'uncharged' || status === 'pending_payment')
}

/** Whether it waits for its buyer to pay: by a transfer, on a page, or anew in another way. */
export function awaitsBuyer({ status }: { status: OrderStatus }): boolean {
  return status === 'pending_payment'
}

export const orderTabs = ['all', 'unpaid', 'in_progress', 'finished', 'canceled'] as const
export type OrderTab = (typeof orderTabs)[number]

/** Which tab a status stands under, beside all (D-67). */
const tabs: Readonly<Record<OrderStatus, Exclude<OrderTab, 'all'>>> = {
  uncharged: 'unpaid',
  pending_payment: 'unpaid',
  confirmed: 'in_progress',
  picking: 'in_progress',
  delivering: 'in_progress',
  delivered: 'in_progress',
  finished: 'finished',
  archived: 'finished',
  cancel: 'canceled',
  refunding: 'canceled',
  refunded: 'canceled',
}

export function tabOf(status: OrderStatus): Exclude<OrderTab, 'all'> {
  return tabs[status]
}

/** The statuses of a tab; null for all, which leaves none out. */
export function statusesOfTab(tab: OrderTab): readonly OrderStatus[] | null {
  return tab === 'all' ? null : orderStatuses.filter((status) => tabs[status] === tab)
}

/** An unknown tab is all; processing and completed are titles and no keys. */
export function readOrderTab(word: string | undefined): OrderTab {
  return orderTabs.find((tab) => tab === word) ?? 'all'
}
