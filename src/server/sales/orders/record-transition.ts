import type { Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { isOfWholeOrder, transitionOrder, type OrderEvent, type OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { lockFamily, saveTransition, type LockedFamily, type LockedOrder } from './store.ts'

export type { LockedFamily, LockedOrder }

export type OrderTransition = {
  orderId: number
  /** The order and its parts, when they are held already and have not moved since. */
  held?: LockedFamily | undefined
  event: OrderEvent
  actor: 'buyer' | 'provider' | 'courier' | 'time' | 'operations' | 'system'
  /** Who of the shop did it, by name, and why in their words. It stands in the history, and in the audit log (ACC-42). */
  staff?: { by: string; reason?: string | undefined; now: Date } | undefined
  /** What else changes with the transition: its time, its reason. */
  set?: Updateable<Tables['orders']>
  /** What the history keeps beside the transition. Never personal data. */
  data?: Record<string, unknown>
}

/**
 * The one way in which an order changes its state: hold it, ask the table of transitions, write the state and the history.
 * A transition that the table does not know is refused and changes nothing, so that every caller may repeat itself. Until it is
 * picked, an order's parts that travel apart go every step with it, and so they do when money goes back (D-68).
 */
export async function recordTransition(tx: Tx, transition: OrderTransition): Promise<Result<LockedOrder, { status: OrderStatus }>> {
  const { order, parts } = transition.held ?? (await lockFamily(tx, transition.orderId))
  const moved = transitionOrder(order.status, transition.event)
  if (!moved.ok) return refuse({ status: order.status })
  await writeTransition(tx, { order, to: moved.value, transition })
  await noteInAuditLog(tx, { order, to: moved.value, transition })
  if (isOfWholeOrder(transition.event)) await transitionParts(tx, { parts, transition })
  return ok({ ...order, status: moved.value })
}

type Written = { order: LockedOrder; to: OrderStatus; transition: OrderTransition }

/** A part that has gone further than its order stays where it is. */
async function transitionParts(
  tx: Tx,
  { parts, transition }: { parts: readonly LockedOrder[]; transition: OrderTransition },
): Promise<void> {
  for (const part of parts) {
    const moved = transitionOrder(part.status, transition.event)
    if (moved.ok) await writeTransition(tx, { order: part, to: moved.value, transition })
  }
}

async function writeTransition(tx: Tx, { order, to, transition: { event, actor, staff, set = {}, data = {} } }: Written): Promise<void> {
  await saveTransition(tx, {
    orderId: order.id,
    set: { ...set, status: to, version: order.version + 1 },
    event: { event, from_status: order.status, to_status: to, actor, data: JSON.stringify(staff ? { by: staff.by, ...data } : data) },
  })
}

/** What people of the shop do stands in the audit log as well, with what was decided beside the state. */
async function noteInAuditLog(tx: Tx, { order, to, transition: { event, staff, data = {} } }: Written): Promise<void> {
  if (!staff) return
  const { by, reason, now } = staff
  const [before, after] = [{ status: order.status }, { status: to, ...data }]
  const verb = `order-${event.replaceAll('_', '-')}`
  await writeAuditEntry(tx, { actor: { kind: 'staff', id: by }, verb, subject: `order ${order.hashed_id}`, before, after, reason, now })
}
