import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { revokeSessionsOf } from '#server/platform/sessions/session-store.ts'
import { createNote, lockLock, saveLock } from './store.ts'

/** `actor`: the name of who of the shop does it. */
export type LockOrder = { memberId: number; reason: string; actor: string }

/** A sign-in that was still good when the account was locked. */
export type EndedSession = { since: Date; language: string }

/** Locks an account (D-39): its sessions end, sign-in ends at loginlock, open orders go on. Answers the sessions that ended. */
export async function lockMember(
  shop: Shop,
  { memberId, reason, actor }: LockOrder,
): Promise<Result<EndedSession[], { code: 'locked_already' }>> {
  const now = shop.now()
  const locked = await shop.database.transaction(async (tx) => {
    const { uid, locked_at } = await lockLock(tx, memberId)
    if (locked_at) return refuse({ code: 'locked_already' })
    await saveLock(tx, { memberId, lockedAt: now, reason })
    await createNote(tx, { memberId, kind: 'lock', text: reason, actor })
    const entry = { verb: 'lock-member', subject: `member ${uid}`, before: { locked: false }, after: { locked: true } }
    await writeAuditEntry(tx, { ...entry, actor: { kind: 'staff', id: actor }, reason, now })
    return ok(await revokeSessionsOf(tx, { memberId, now }))
  })
  if (locked.ok) securityEvent(shop, { event: 'account-locked', memberId, count: locked.value.length })
  return locked
}
