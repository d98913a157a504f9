import type { StaffActor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockApproval, saveApproval } from './store.ts'

export type WithdrawRefusal = { code: 'no_such_approval' } | { code: 'approval_ended' }

/** Whoever asked thinks better of it, before somebody has decided (ACC-40). Withdrawn twice, nothing changes. */
export async function withdrawApproval(
  shop: Shop,
  { id, staffId, actor }: { id: number; staffId: number; actor: StaffActor },
): Promise<Result<null, WithdrawRefusal>> {
  return shop.database.transaction(async (tx) => {
    const approval = await lockApproval(tx, id)
    if (approval?.asked_by !== staffId) return refuse({ code: 'no_such_approval' })
    if (approval.state === 'withdrawn') return ok(null)
    if (approval.state !== 'waiting') return refuse({ code: 'approval_ended' })
    await saveApproval(tx, id, { state: 'withdrawn' })
    const { subject } = approval
    await writeAuditEntry(tx, { actor, verb: 'withdraw-approval', subject, before: { approval: id }, after: null, now: shop.now() })
    return ok(null)
  })
}
