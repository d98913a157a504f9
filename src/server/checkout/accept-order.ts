import type { Tx } from '#database/connect.ts'
import type { OrderEvent } from '#rules/order.ts'
import { clearOrderedLines } from '#server/cart/clear-ordered-lines.ts'
import { recordMove } from '#server/orders/record-move.ts'
import { tellLater } from '#server/outbox/tell-later.ts'

export type Acceptance = { orderId: number; now: Date; event?: Extract<OrderEvent, 'accepted' | 'charge_succeeded'> }

/** An order stands: it is confirmed, its lines leave the cart, and the house is told. False when it had ended before. */
export async function acceptOrder(tx: Tx, { orderId, now, event = 'accepted' }: Acceptance): Promise<boolean> {
  const actor = event === 'accepted' ? 'system' : 'provider'
  const moved = await recordMove(tx, { orderId, event, actor, set: { confirmed_at: now } })
  if (!moved.ok) return false
  await clearOrderedLines(tx, orderId)
  await tellLater(tx, { name: 'order-placed', orderId })
  await tellLater(tx, { name: 'order-confirmed', orderId })
  return true
}
