import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { LockOrder } from './lock-member.ts'
import { createNote, lockLock, saveLock } from './store.ts'

/** Takes a lock back (D-39). Whoever was signed in before signs in anew. */
export async function unlockMember(shop: Shop, { memberId, reason, actor }: LockOrder): Promise<Result<null, { code: 'not_locked' }>> {
  const now = shop.now()
  const unlocked = await shop.database.transaction(async (tx) => {
    const { uid, locked_at } = await lockLock(tx, memberId)
    if (!locked_at) return refuse({ code: 'not_locked' })
    await saveLock(tx, { memberId, lockedAt: null, reason: null })
    await createNote(tx, { memberId, kind: 'unlock', text: reason, actor })
    const entry = { verb: 'unlock-member', subject: `member ${uid}`, before: { locked: true }, after: { locked: false } }
    await writeAuditEntry(tx, { ...entry, actor: { kind: 'staff', id: actor }, reason, now })
    return ok(null)
  })
  if (unlocked.ok) securityEvent(shop, { event: 'account-unlocked', memberId })
  return unlocked
}
