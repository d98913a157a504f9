import type { Tx } from '#database/connect.ts'
import type { HoldReason } from '#rules/orders/hold.ts'
import type { LockedOrder } from '../record-transition.ts'

export type SavedHold = { order: LockedOrder; hold: { reason: HoldReason; by: string; at: Date } | null; by: string; now: Date }

/** Holds an order, or lets it go, with the entry in its history. */
export async function saveHold(tx: Tx, { order, hold, by, now }: SavedHold): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ held_reason: hold?.reason ?? null, held_by: hold?.by ?? null, held_at: hold?.at ?? null, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  const { id: order_id, status } = order
  const data = JSON.stringify(hold ? { by, reason: hold.reason } : { by })
  const event = { event: hold ? 'hold' : 'release', from_status: status, to_status: status, actor: 'operations' as const, data }
  await tx
    .insertInto('order_events')
    .values({ order_id, ...event, created_at: now })
    .execute()
}
