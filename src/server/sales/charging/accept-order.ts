import type { Updateable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Tx } from '#database/connect.ts'
import type { OrderEvent } from '#rules/orders/order.ts'
import { clearOrderedLines } from '#server/sales/cart/clear-ordered-lines.ts'
import { recordTransition, type LockedFamily } from '#server/sales/orders/record-transition.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'

export type Acceptance = {
  held: LockedFamily
  now: Date
  event: Extract<OrderEvent, 'charge_succeeded' | 'payment_received'>
  /** Who says that the money has come. */
  teller: 'provider' | 'operations'
  data: Record<string, unknown>
  /** What else the order says from now on. */
  set?: Updateable<Tables['orders']>
}

/** The money of an order has come: it is confirmed, and the house is told. Its lines leave the cart, if they have not before. Nothing happens to one that had ended. */
export async function acceptOrder(tx: Tx, { held, now, event, teller, data, set = {} }: Acceptance): Promise<void> {
  const orderId = held.order.id
  const moved = await recordTransition(tx, {
    orderId,
    held,
    event,
    actor: teller,
    data,
    set: { ...set, confirmed_at: now, payment_deadline: null, expire_datetime: null },
  })
  if (!moved.ok) return
  if (event === 'payment_received') await tellLater(tx, { name: 'order-paid', orderId })
  else await standInTheBooks(tx, orderId)
}

export type Awaiting = {
  orderId: number
  held?: LockedFamily | undefined
  event: Extract<OrderEvent, 'page_issued' | 'account_issued'>
  deadline: Date | null
}

/** An order waits for its buyer to pay, until the deadline. Its lines leave the cart. False when it had ended before. */
export async function awaitBuyer(tx: Tx, { orderId, held, event, deadline }: Awaiting): Promise<boolean> {
  const set = { payment_deadline: deadline, ...(event === 'account_issued' ? { expire_datetime: deadline } : {}) }
  const moved = await recordTransition(tx, { orderId, held, event, actor: 'provider', set })
  if (moved.ok) await standInTheBooks(tx, orderId)
  return moved.ok
}

/** An order that people of the shop placed waits for its buyer to pay by a link. */
export async function awaitLink(
  tx: Tx,
  { orderId, until, by, now }: { orderId: number; until: Date; by: string; now: Date },
): Promise<void> {
  const set = { payment_deadline: until }
  await recordTransition(tx, { orderId, event: 'link_issued', actor: 'operations', staff: { by, now }, set })
  await standInTheBooks(tx, orderId)
}

/** What follows whenever an order stands, or only waits for its buyer to pay. */
export async function standInTheBooks(tx: Tx, orderId: number): Promise<void> {
  await Promise.all([clearOrderedLines(tx, orderId), tellLater(tx, { name: 'order-placed', orderId })])
}
