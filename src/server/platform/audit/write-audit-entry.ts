import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { createAuditEntries, createAuditEntry, type AuditRow } from './store.ts'
import { traceOf } from './trace.ts'

export type AuditEntry = {
  actor: Actor
  /** What was done, as its command is called. */
  verb: string
  /** To what, such as `product 12`. */
  subject: string
  /** Only what is different now; null where there was nothing. */
  before: unknown
  after: unknown
  reason?: string | undefined
  now: Date
}

/** Writes who changed what, and from where, in the transaction of the change: neither stands without the other (ACC-42). */
export async function writeAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  const { before, after, ...row } = rowOf(tx, entry)
  await createAuditEntry(tx, { ...row, before: jsonOrNothing(before), after: jsonOrNothing(after) })
}

/** The same of many changes; there is one at least. */
export async function writeAuditEntries(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  await createAuditEntries(
    tx,
    entries.map((entry) => rowOf(tx, entry)),
  )
}

function rowOf(tx: Tx, { actor, before, after, reason, now, ...act }: AuditEntry): AuditRow {
  const trace = traceOf(tx)
  return {
    ...act,
    ...(trace && {
      staff_id: trace.staffId,
      api_key_id: trace.apiKeyId,
      approver_id: trace.approverId,
      session_id: trace.sessionId,
      address: trace.address,
      request_id: trace.requestId,
    }),
    actor_kind: actor.kind,
    actor_id: String(actor.id),
    before,
    after,
    reason: reason ?? null,
    changed_at: now,
  }
}

const jsonOrNothing = (value: unknown) => (value === null ? null : JSON.stringify(value))
