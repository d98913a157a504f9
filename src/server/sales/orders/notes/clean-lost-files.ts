import { addDays } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteLostFiles } from './note-store.ts'

/** Takes away what was uploaded a day ago for a note that nobody has written. */
export async function cleanLostFiles({ database, now }: Shop): Promise<void> {
  await deleteLostFiles(database, addDays(now(), -1))
}
