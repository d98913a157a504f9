import type { Tx } from '#database/connect.ts'
import type { OrderEvent } from '#rules/order.ts'
import { clearOrderedLines } from '#server/cart/clear-ordered-lines.ts'
import { recordMove } from '#server/orders/record-move.ts'
import { tellLater } from '#server/outbox/tell-later.ts'

export type Acceptance = { orderId: number; now: Date; event?: Extract<OrderEvent, 'accepted' | 'charge_succeeded'> }

/** An order stands: it is confirmed, its lines leave the cart, and the house is told. */
export async function acceptOrder(tx: Tx, { orderId, now, event = 'accepted' }: Acceptance): Promise<void> {
  const actor = event === 'accepted' ? 'system' : 'provider'
  const moved = await recordMove(tx, { orderId, event, actor, set: { confirmed_at: now } })
  if (!moved.ok) throw new Error(`Order ${orderId} is ${moved.refusal.status} and cannot be ${event}`)
  await clearOrderedLines(tx, orderId)
  await tellLater(tx, { name: 'order-placed', orderId })
  await tellLater(tx, { name: 'order-confirmed', orderId })
}
