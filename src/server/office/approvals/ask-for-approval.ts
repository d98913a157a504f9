import { addDays } from '#rules/calendar.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { tellStaff } from '#server/office/notices/published/tell-staff.ts'
import { listHoldersOf } from '#server/people/staff/published/list-holders-of.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Approvable } from './approvable.ts'
import { createApproval } from './store.ts'

/** An approval that nobody decides ends after 72 hours (ACC-40). */
const daysOpen = 3

export type ToApprove = {
  /** The name of the call in the contract. */
  call: string
  approvable: Approvable
  input: object
  reason: string
  by: { staffId: number; name: string }
  /** Of the press: pressed twice, it is asked for once. */
  key: string
}

/**
 * Writes down a call that its caller may not make alone, with what it would bring, and tells those who may decide about it
 * (ACC-37). Nothing of the call is done.
 */
export async function askForApproval(
  shop: Shop,
  { call, approvable, input, reason, by, key }: ToApprove,
): Promise<Result<{ approval: number }, { code: 'nothing_to_approve' }>> {
  const now = shop.now()
  const weighed = await approvable.weigh(shop, input)
  if (!weighed) return refuse({ code: 'nothing_to_approve' })
  const { subject, amount, effect, seen } = weighed
  const { permission } = approvable
  return shop.database.transaction(async (tx) => {
    const { id, isNew } = await createApproval(tx, {
      call,
      permission,
      subject,
      input: JSON.stringify(input),
      seen,
      effect: { ...effect, amount },
      reason,
      asked_by: by.staffId,
      key,
      expires_at: addDays(now, daysOpen),
      created_at: now,
    })
    if (!isNew) return ok({ approval: id })
    await writeAuditEntry(tx, {
      actor: { kind: 'staff', id: by.name },
      verb: 'ask-for-approval',
      subject,
      before: null,
      after: { approval: id, permission, ...effect },
      reason,
      now,
    })
    const notice = { kind: 'approvals', what: 'asked', approval: id, permission, by: by.name } as const
    const to = await listHoldersOf(tx, 'approvals.decide')
    await tellStaff(tx, { notice, key: `approval ${id} asked`, to, by: by.staffId, now })
    return ok({ approval: id })
  })
}
