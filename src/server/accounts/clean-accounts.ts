import type { Shop } from '#server/shop.ts'
import { removeOldSessions } from './session-store.ts'
import { removeOldConfirmations, removeOldSignInStates } from './store.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Removes sessions, letters' links and begun sign-ins that have been over for thirty days: nobody can use them any more. */
export async function cleanAccounts({ database: { db }, now }: Shop): Promise<void> {
  const before = new Date(now().getTime() - keptMs)
  await removeOldSessions(db, before)
  await removeOldSignInStates(db, before)
  await removeOldConfirmations(db, before)
}
