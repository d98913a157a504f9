import type { Shop } from '#server/platform/shop.ts'
import { removeOldNotes } from './store.ts'

/**
 * Forgets what changed before the last time this was done. A process that has not asked since then takes everything as
 * changed.
 */
export async function forgetOldNotes({ database: { db } }: Shop): Promise<void> {
  await removeOldNotes(db)
}
