import { takingTime } from '#database/taking-time.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deleteMarksUntil } from './store.ts'

/** Nobody is remembered for longer than was said. */
export async function forgetOldMarks({ database, now }: Shop): Promise<void> {
  await takingTime(database, (tx) => deleteMarksUntil(tx, now()))
}
