import type { Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { movesWholeOrder, moveOrder, type OrderEvent, type OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockFamily, saveMove, type LockedFamily, type LockedOrder } from './store.ts'

export type { LockedFamily, LockedOrder }

export type OrderMove = {
  orderId: number
  /** The order and its parts, when they are held already and have not moved since. */
  held?: LockedFamily | undefined
  event: OrderEvent
  actor: 'buyer' | 'provider' | 'courier' | 'time' | 'operations' | 'system'
  /** What else changes with the move: its time, its reason. */
  set?: Updateable<Tables['orders']>
  /** What the history keeps beside the move. Never personal data. */
  data?: Record<string, unknown>
}

/**
 * The one way in which an order changes its state: hold it, ask the table of moves, write the state and the history.
 * A move that the table does not know is refused and changes nothing, so that every caller may repeat itself. Until it is
 * picked, an order's parts that travel apart go every step with it, and so they do when money goes back (D-68).
 */
export async function recordMove(tx: Tx, move: OrderMove): Promise<Result<LockedOrder, { status: OrderStatus }>> {
  const { order, parts } = move.held ?? (await lockFamily(tx, move.orderId))
  const moved = moveOrder(order.status, move.event)
  if (!moved.ok) return refuse({ status: order.status })
  await writeMove(tx, { order, to: moved.value, move })
  if (movesWholeOrder(move.event)) await moveParts(tx, { parts, move })
  return ok({ ...order, status: moved.value })
}

/** A part that has gone further than its order stays where it is. */
async function moveParts(tx: Tx, { parts, move }: { parts: readonly LockedOrder[]; move: OrderMove }): Promise<void> {
  for (const part of parts) {
    const moved = moveOrder(part.status, move.event)
    if (moved.ok) await writeMove(tx, { order: part, to: moved.value, move })
  }
}

async function writeMove(
  tx: Tx,
  { order, to, move: { event, actor, set = {}, data = {} } }: { order: LockedOrder; to: OrderStatus; move: OrderMove },
): Promise<void> {
  await saveMove(tx, {
    orderId: order.id,
    set: { ...set, status: to, version: order.version + 1 },
    event: { event, from_status: order.status, to_status: to, actor, data: JSON.stringify(data) },
  })
}
