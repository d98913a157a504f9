import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { canBeHeld } from '#rules/orders/hold.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { LockedFamily } from '../record-transition.ts'
import { saveHold } from './store.ts'

/** `actor`: a person who marked the order, or the shop itself. */
type ForRisk = { held: LockedFamily; actor: Actor; now: Date }

const reason = 'risk'
const nameOf = ({ kind, id }: Actor) => (kind === 'staff' ? id : null)

/** An order of high risk waits until somebody has looked at it (DSK-35). What is held already, or has left the house, stays as it is. */
export async function holdForRisk(tx: Tx, { held: { order, parts }, actor, now }: ForRisk): Promise<boolean> {
  if (order.held_at !== null || !canBeHeld([order, ...parts])) return false
  await saveHold(tx, { order, hold: { reason, at: now }, by: nameOf(actor), now })
  await tellLater(tx, { name: 'order-held', orderId: order.id })
  await writeAuditEntry(tx, { actor, verb: 'hold-order', subject: `order ${order.hashed_id}`, before: null, after: { reason }, now })
  return true
}

/** Lets an order go that was held for its risk, and for nothing else. */
export async function releaseFromRisk(tx: Tx, { held: { order }, actor, now }: ForRisk): Promise<boolean> {
  if (order.held_reason !== reason) return false
  await saveHold(tx, { order, hold: null, by: nameOf(actor), now })
  await writeAuditEntry(tx, { actor, verb: 'release-order', subject: `order ${order.hashed_id}`, before: { reason }, after: null, now })
  return true
}
