import type { Shop } from '#server/platform/shop.ts'
import { dropOldMonths } from './store.ts'

/** Takes away the months of the audit log and of the views that ended five years ago or longer; answers how many (D-105). */
export async function dropOldAudit({ database, now }: Shop): Promise<number> {
  return database.transaction((tx) => dropOldMonths(tx, now()))
}
