import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { createAuditEntry } from './store.ts'

export type AuditEntry = {
  actor: Actor
  /** What was done, as its command is called. */
  verb: string
  /** To what, such as `product 12`. */
  subject: string
  /** Only what is different now; null where there was nothing. */
  before: unknown
  after: unknown
  reason?: string
  now: Date
}

/** Writes who changed what, in the transaction of the change: neither stands without the other. */
export async function writeAuditEntry(tx: Tx, { actor, before, after, reason, now, ...act }: AuditEntry): Promise<void> {
  await createAuditEntry(tx, {
    ...act,
    actor_kind: actor.kind,
    actor_id: String(actor.id),
    before: jsonOrNothing(before),
    after: jsonOrNothing(after),
    reason: reason ?? null,
    changed_at: now,
  })
}

const jsonOrNothing = (value: unknown) => (value === null ? null : JSON.stringify(value))
