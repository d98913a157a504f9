import { presentForMs } from '#rules/staff/presence.ts'
import type { Shop } from '#server/platform/shop.ts'
import { removeAbsent } from './store.ts'

/** Forgets what nobody has open any more. */
export async function cleanPresence({ database: { db }, now }: Shop): Promise<void> {
  await removeAbsent(db, new Date(now().getTime() - presentForMs))
}
