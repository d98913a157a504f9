import { taipeiDay, type Day } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findBrokenSeal, listUnsealedDays, makeMonths, sealDay } from './store.ts'

/** Seals every day of the audit log that is over (ACC-43, D-105), each in a transaction of its own, and makes room for months to come. */
export async function sealAudit(shop: Shop): Promise<void> {
  const { database, now } = shop
  await makeMonths(database.db, now())
  for (const day of await listUnsealedDays(database.db, taipeiDay(now()))) await database.transaction((tx) => sealDay(tx, day))
}

/** The first day that is not as it was sealed; null when all are. */
export async function checkAudit({ database }: Shop): Promise<Day | null> {
  return findBrokenSeal(database.db)
}
