import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteOldBatches } from './batch-store.ts'

/** What was tried and not applied is over a day later; what was applied can be looked at longer than it can be taken back. */
const daysOfTried = 1
const daysOfApplied = 60

export async function cleanProductBatches({ database: { db }, now }: Pick<Shop, 'database' | 'now'>): Promise<void> {
  const today = now()
  await deleteOldBatches(db, { triedBefore: addDays(today, -daysOfTried), appliedBefore: addDays(today, -daysOfApplied) })
}
