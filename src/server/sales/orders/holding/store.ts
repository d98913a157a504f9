import type { Tx } from '#database/connect.ts'
import type { HoldReason } from '#rules/orders/hold.ts'
import type { LockedOrder } from '../record-transition.ts'

/** `by`: a person's name; null where the shop itself does it. */
export type SavedHold = { order: LockedOrder; hold: { reason: HoldReason; at: Date } | null; by: string | null; now: Date }

/** Holds an order, or lets it go, with the entry in its history. */
export async function saveHold(tx: Tx, { order, hold, by, now }: SavedHold): Promise<void> {
  const { reason = null, at = null } = hold ?? {}
  await tx
    .updateTable('orders')
    .set({ held_reason: reason, held_by: hold && by, held_at: at, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  const { id: order_id, status } = order
  const data = JSON.stringify({ ...(by !== null && { by }), ...(reason && { reason }) })
  const actor = by === null ? 'system' : 'operations'
  const event = { event: hold ? 'hold' : 'release', from_status: status, to_status: status, actor, data } as const
  await tx
    .insertInto('order_events')
    .values({ order_id, ...event, created_at: now })
    .execute()
}
