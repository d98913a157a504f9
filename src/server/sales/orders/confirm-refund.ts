import type { Tx } from '#database/connect.ts'
import { recordTransition, type OrderTransition } from './record-transition.ts'
import { lockParts } from './store.ts'

type Confirming = Pick<OrderTransition, 'orderId' | 'actor' | 'data'> & { now: Date }

/** The money of an order, or of those of its parcels that waited for it, is back with the buyer. False when none waited. */
export async function confirmRefund(tx: Tx, { orderId, actor, data = {}, now }: Confirming): Promise<boolean> {
  const confirm = (id: number) => recordTransition(tx, { orderId: id, event: 'refund_confirmed', actor, data, set: { refunded_at: now } })
  if ((await confirm(orderId)).ok) return true
  const waiting = (await lockParts(tx, orderId)).filter(({ status }) => status === 'refunding')
  for (const part of waiting) await confirm(part.id)
  return waiting.length > 0
}
