import type { Shop } from '#server/platform/shop.ts'
import { keepTableSizes, removeOldCounters } from './counter-store.ts'

/** Forgets old counters, and keeps how large the tables are today. */
export async function cleanCounters({ database: { db } }: Shop): Promise<void> {
  await removeOldCounters(db)
  await keepTableSizes(db)
}
