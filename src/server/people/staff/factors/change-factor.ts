import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, type Result } from '#rules/result.ts'
import { lockAccount } from '#server/people/staff/store.ts'
import { warnStaff } from '#server/people/staff/warning/warn-staff.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { StaffWarning } from '#server/platform/outbox/shop-event.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Who changes something about how they prove who they are, and from where. */
export type Themselves = { staffId: number; sessionId: number; actor: Actor; address: string; browser: string | null }

/** What was done: of a secret never more than that it is another now (ACC-44). */
type FactorChange = { verb: string; about: StaffWarning; before?: object; after?: object }

/**
 * Changes how somebody proves who they are, with their account held. What was done stands in the audit log, and its person is told by
 * letter (ACC-20).
 */
export async function changeFactor<Refusal>(
  shop: Shop,
  { staffId, actor, address, browser }: Themselves,
  act: (tx: Tx) => Promise<Result<FactorChange, Refusal>>,
): Promise<Result<null, Refusal>> {
  return shop.database.transaction(async (tx) => {
    await lockAccount(tx, staffId)
    const done = await act(tx)
    if (!done.ok) return done
    const { verb, about, before = null, after = null } = done.value
    await writeAuditEntry(tx, { actor, verb, subject: `staff ${staffId}`, before, after, now: shop.now() })
    await warnStaff(shop, tx, { staffId, about, address, browser })
    return ok(null)
  })
}
