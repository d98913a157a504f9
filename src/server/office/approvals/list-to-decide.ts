import { checkAllowance } from '#rules/staff/allowance.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { usedToday } from '#server/people/staff/published/take-allowance.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listWaitingRows, type ApprovalRow } from './store.ts'

export type Deciding = { staffId: number; permissions: ReadonlyMap<PermissionName, Share> }

/** What waits for a second person, and this one may decide: 待我覆核, the oldest first. */
export async function listToDecide(shop: Shop, decider: Deciding): Promise<ApprovalRow[]> {
  const now = shop.now()
  const mine = []
  for (const row of await listWaitingRows(shop.database.db, { now, notOf: decider.staffId }))
    if (await isEnoughFor(shop, { approval: row, decider, now })) mine.push(row)
  return mine
}

type Weighed = { approval: Pick<ApprovalRow, 'permission' | 'effect'>; decider: Deciding; now: Date }

/** Whoever decides has to be allowed to do it alone (ACC-38). */
export async function isEnoughFor(shop: Shop, { approval, decider: { staffId, permissions }, now }: Weighed): Promise<boolean> {
  const permission = approval.permission as PermissionName
  const { amount } = approval.effect as { amount: number }
  const used = await usedToday(shop.database.db, { staffId, permission, now })
  return checkAllowance(permissions.get(permission) ?? 'none', { amount, usedToday: used }).ok
}
