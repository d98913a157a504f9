import { addDays } from '#rules/calendar.ts'
import { daysOfAccount } from '#rules/payments/bank-account.ts'
import type { Shop } from '#server/platform/shop.ts'
import { blankAccounts, removeOldWords } from './account-store.ts'

/** Every night: of accounts whose money went 30 days ago the last digits stay, so that it is still known where it went. */
export async function forgetAccounts(shop: Shop): Promise<void> {
  const { db } = shop.database
  const now = shop.now()
  const since = addDays(now, -daysOfAccount)
  await blankAccounts(db, { since, now })
  await removeOldWords(db, since)
}
