import type { ApprovalOfOffice } from '#contract/office/api/approvals.ts'
import { addDays } from '#rules/calendar.ts'
import type { PermissionName } from '#rules/staff/permissions.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Effect } from './approvable.ts'
import { listToDecide, type Deciding } from './list-to-decide.ts'
import { listApprovalRows } from './store.ts'

/** For so many days what was decided can be looked up here; the audit log keeps it. */
const daysListed = 30
const mostListed = 200

/** What waits, and what was decided lately: of everybody for who decides, else of who asks alone. */
export async function listApprovals(shop: Shop, { staffId, permissions }: Deciding): Promise<ApprovalOfOffice[]> {
  const decides = permissions.has('approvals.decide')
  const since = addDays(shop.now(), -daysListed)
  const rows = await listApprovalRows(shop.database.db, { askedBy: decides ? null : staffId, since, most: mostListed })
  const mine = new Set(decides ? (await listToDecide(shop, { staffId, permissions })).map(({ id }) => id) : [])
  return rows.map((row) => ({
    id: row.id,
    permission: row.permission as PermissionName,
    subject: row.subject,
    reason: row.reason,
    effect: shownEffect(row.effect as Effect, permissions.has('orders.money')),
    state: row.state,
    asked_by: row.asked_by_name,
    is_own: row.asked_by === staffId,
    can_decide: mine.has(row.id),
    asked_at: row.created_at.toISOString(),
    ends_at: row.expires_at.toISOString(),
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
  }))
}

function shownEffect({ money, points, units, emails, product }: Effect, seesMoney: boolean): ApprovalOfOffice['effect'] {
  return { money: seesMoney ? money : null, points, units, emails, product: product ?? null }
}
