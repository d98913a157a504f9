import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { addDays } from '#rules/calendar.ts'
import type { VipLimits } from '#rules/vip.ts'
import { findSpending } from './store.ts'
import { findVipTerms } from './vip-terms.ts'

/** How far a member is on the way to a level: what counts of their spending, and from where each level is reached. */
export async function findProgress(db: Kysely<Tables>, { memberId, now }: { memberId: number; now: Date }): Promise<{ spending: number; limits: VipLimits }> {
  const { limits, days } = await findVipTerms(db)
  return { spending: await findSpending(db, { memberId, since: addDays(now, -days) }), limits }
}
