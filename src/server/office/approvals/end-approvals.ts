import { addMinutes } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Approvables } from './approvable.ts'
import { carryOut, tellAsker } from './decide-approval.ts'
import { listOverdueIds, lockApproval, saveApproval, type ApprovalRow } from './store.ts'

/** Longer than carrying anything out takes: what is still approved by then broke off. */
const brokenOffMinutes = 5

/** Ends what nobody has decided in time (ACC-40), and goes on with what broke off while it was carried out. */
export async function endApprovals(shop: Shop, approvables: Approvables): Promise<void> {
  const now = shop.now()
  for (const id of await listOverdueIds(shop.database.db, { now, brokenOff: addMinutes(now, -brokenOffMinutes) })) {
    const approval = await expire(shop, id)
    if (approval?.state === 'approved') await carryOut(shop, { approval, approvables, share: undefined })
  }
}

async function expire(shop: Shop, id: number): Promise<ApprovalRow | undefined> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const approval = await lockApproval(tx, id)
    if (approval?.state !== 'waiting') return approval
    await saveApproval(tx, id, { state: 'expired' })
    await tellAsker(tx, { approval, what: 'expired', by: '', now })
    return undefined
  })
}
