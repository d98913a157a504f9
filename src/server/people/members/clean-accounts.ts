import { takingTime } from '#database/taking-time.ts'
import type { Shop } from '#server/platform/shop.ts'
import { removeOldSessions } from '#server/platform/sessions/session-store.ts'
import { forgetStrangers } from './imported/forget-strangers.ts'
import { removeOldConfirmations, removeOldSignInStates } from './store.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Removes sessions, emails' links and begun sign-ins that have been over for thirty days: nobody can use them any more; and people of a former shop who never came. */
export async function cleanAccounts(shop: Shop): Promise<void> {
  const { database, now } = shop
  const before = new Date(now().getTime() - keptMs)
  for (const removeOld of [removeOldSessions, removeOldSignInStates, removeOldConfirmations])
    await takingTime(database, (tx) => removeOld(tx, before))
  await forgetStrangers(shop)
}
