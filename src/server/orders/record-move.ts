import type { Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { moveOrder, type OrderEvent, type OrderStatus } from '#rules/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockOrder } from './store.ts'

export type OrderMove = {
  orderId: number
  event: OrderEvent
  actor: 'buyer' | 'provider' | 'courier' | 'time' | 'operations' | 'system'
  /** What else changes with the move: its time, its reason. */
  set?: Updateable<Tables['orders']>
  /** What the history keeps beside the move. Never personal data. */
  data?: Record<string, unknown>
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>

/**
 * The one way in which an order changes its state: hold it, ask the table of moves, write the state and the history.
 * A move that the table does not know is refused and changes nothing, so that every caller may repeat itself.
 */
export async function recordMove(tx: Tx, move: OrderMove): Promise<Result<LockedOrder, { status: OrderStatus }>> {
  const order = await lockOrder(tx, move.orderId)
  const moved = moveOrder(order.status, move.event)
  if (!moved.ok) return refuse({ status: order.status })
  await tx
    .updateTable('orders')
    .set({ ...move.set, status: moved.value, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute()
  await tx
    .insertInto('order_events')
    .values({
      order_id: order.id,
      event: move.event,
      from_status: order.status,
      to_status: moved.value,
      actor: move.actor,
      data: JSON.stringify(move.data ?? {}),
    })
    .execute()
  return ok({ ...order, status: moved.value })
}
