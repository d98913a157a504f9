import type { Shop } from '#server/platform/shop.ts'
import { removeOldWindows } from './store.ts'

/** Forgets the counts of windows that are over. */
export async function cleanLimits({ database: { db }, now }: Shop): Promise<void> {
  await removeOldWindows(db, now())
}
